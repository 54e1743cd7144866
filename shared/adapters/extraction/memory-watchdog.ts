import { Worker } from 'node:worker_threads';

/**
 * A thread of its own, so that it also looks when the rest of the process is busy. Memory outside the heap (buffers,
 * inflated streams) is bounded by nothing else, and a busy process does not notice that its parent is gone.
 */
const WATCH = `
const { workerData } = require('node:worker_threads');
const since = new Float64Array(workerData.since);
setInterval(() => {
  const isLate = since[0] > 0 && Date.now() - since[0] > workerData.milliseconds;
  if (isLate || process.memoryUsage.rss() > workerData.bytes) process.kill(process.pid, 'SIGKILL');
}, 20);
`;

export interface Watchdog {
  /** A document is being read. */
  begin(): void;
  /** None is. */
  rest(): void;
}

/** Ends this very process when it holds more than so many megabytes, or is at one document for too long. */
export function startWatchdog([megabytes = 0, milliseconds = 0]: readonly number[]): Watchdog {
  const since = new Float64Array(new SharedArrayBuffer(8));
  const workerData = { since: since.buffer, bytes: megabytes * 1e6, milliseconds };
  new Worker(WATCH, { eval: true, workerData }).unref();
  return {
    begin: () => {
      since[0] = Date.now();
    },
    rest: () => {
      since[0] = 0;
    },
  };
}
