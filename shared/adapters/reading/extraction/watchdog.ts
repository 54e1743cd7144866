import { Worker } from 'node:worker_threads';

/**
 * A thread of its own, so that it also looks when the rest of the process is busy. Memory outside the heap (buffers,
 * inflated streams) is bounded by nothing else, and a busy process does not notice that its parent is gone.
 */
const WATCH = `
const { workerData } = require('node:worker_threads');
const begun = new Int32Array(workerData.begun);
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.bytes) process.kill(process.pid, 'SIGKILL');
  const clock = Atomics.load(begun, 0);
  if (clock === 0) return;
  const { user, system } = process.cpuUsage();
  const isSlow = (user + system) / 1000 - Atomics.load(begun, 1) > workerData.processor;
  if (isSlow || Date.now() - workerData.start - clock > workerData.clock) process.kill(process.pid, 'SIGTERM');
}, 20);
`;

export interface WatchLimits {
  readonly megabytes: number;
  /** Milliseconds of processor time for one document. */
  readonly processor: number;
  /** Milliseconds by the clock for one document. */
  readonly clock: number;
}

export interface Watchdog {
  /** A document is being read. */
  begin(): void;
  /** None is. */
  rest(): void;
}

/** Ends this very process: by SIGKILL when it holds too much memory, by SIGTERM when it is at a document for too long. */
export function startWatchdog({ megabytes, processor, clock }: WatchLimits): Watchdog {
  const begun = new Int32Array(new SharedArrayBuffer(8));
  const start = Date.now() - 1;
  const workerData = { begun: begun.buffer, start, bytes: megabytes * 1e6, processor, clock };
  new Worker(WATCH, { eval: true, workerData }).unref();
  return {
    begin: () => {
      const { user, system } = process.cpuUsage();
      // In this order: who sees the new clock sees the new processor time with it.
      Atomics.store(begun, 1, Math.round((user + system) / 1000));
      Atomics.store(begun, 0, Date.now() - start);
    },
    rest: () => {
      Atomics.store(begun, 0, 0);
    },
  };
}
