import { fork, type ChildProcess } from 'node:child_process';
import { EnvironmentFailure, UnreadableSource } from '#shared/errors.ts';
import type { Extracted, FetchedBytes } from './extractor-port.ts';
import type { WorkerLimits } from './limits.ts';
import type { Reader } from './worker-pool.ts';
import { WorkerReply } from './worker-protocol.ts';

const START_MILLISECONDS = 30_000;
const SLACK_MILLISECONDS = 2000;

interface Task {
  readonly id: number;
  readonly settle: (outcome: Extracted | Error) => void;
  provisional?: Extracted;
}

/**
 * One process that reads documents, one at a time. It can neither write files nor start programs, knows nothing of our
 * environment, and is killed when it takes too long.
 */
export class WorkerProcess implements Reader {
  readonly #limits: WorkerLimits;
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;
  readonly #gone: Promise<void>;
  #task: Task | undefined;
  #read = 0;
  #megabytes = 0;
  #isGone = false;
  #isLate = false;

  constructor(path: string, limits: WorkerLimits, environment: Readonly<Record<string, string>>) {
    this.#limits = limits;
    const { memoryMegabytes, deadlineMilliseconds, patienceMilliseconds } = limits;
    // The process ends itself by the clock only where this one no longer does.
    const watched = [memoryMegabytes, deadlineMilliseconds, patienceMilliseconds + SLACK_MILLISECONDS];
    this.#child = fork(path, watched.map(String), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...environment },
      execArgv: [
        `--max-old-space-size=${limits.heapMegabytes}`,
        // A page is garbage as soon as it is read: a larger nursery spares the rest of the heap.
        '--max-semi-space-size=32',
        '--permission',
        '--allow-fs-read=*',
        '--allow-worker',
      ],
    });
    this.#gone = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => this.#end(resolve, signal === null ? code : signal));
      this.#child.on('error', () => this.#end(resolve, 'error'));
    });
    this.#ready = this.#started();
    this.#child.on('message', (message) => this.#hear(message));
  }

  /** Whether it may read another document. */
  get isFit(): boolean {
    const { restingMegabytes, documentsPerProcess } = this.#limits;
    return !this.#isGone && this.#megabytes < restingMegabytes && this.#read < documentsPerProcess;
  }

  /** Throws UnreadableSource; EnvironmentFailure when the process does not start. */
  async read(document: FetchedBytes): Promise<Extracted> {
    this.#hold();
    try {
      await this.#ready;
      return await this.#ask(document);
    } finally {
      this.#letGo();
    }
  }

  /** Kills it; done when it is gone. */
  async end(): Promise<void> {
    // Who waits for its end must not end before.
    this.#child.ref();
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  async #started(): Promise<void> {
    const isReady = await new Promise<boolean>((resolve) => {
      const timer = setPatientTimeout(() => resolve(false), START_MILLISECONDS);
      this.#child.once('message', () => resolve(true));
      this.#child.once('exit', () => resolve(false));
      this.#child.once('error', () => resolve(false));
      void this.#gone.finally(() => clearTimeout(timer));
      this.#child.once('message', () => clearTimeout(timer));
    });
    if (isReady) return;
    this.#child.kill('SIGKILL');
    throw new EnvironmentFailure('The process that reads documents does not start.', {
      remedy: 'Check that this machine has memory to spare and lets Node.js start a process.',
    });
  }

  async #ask(document: FetchedBytes): Promise<Extracted> {
    this.#read += 1;
    const id = this.#read;
    const { deadlineMilliseconds, patienceMilliseconds, usualBytes } = this.#limits;
    const isUsual = document.bytes.byteLength <= usualBytes;
    const timers = [
      setPatientTimeout(() => {
        if (!isUsual || this.#task?.provisional !== undefined) this.#giveUp(id);
      }, deadlineMilliseconds),
      setPatientTimeout(() => this.#giveUp(id), patienceMilliseconds),
    ];
    try {
      const outcome = await new Promise<Extracted | Error>((resolve) => {
        this.#task = { id, settle: resolve };
        if (this.#isGone) resolve(new UnreadableSource('The process that was to read it has ended.'));
        else this.#child.send({ id, document }, () => undefined);
      });
      if (outcome instanceof Error) throw outcome;
      return outcome;
    } finally {
      for (const timer of timers) clearTimeout(timer);
      this.#task = undefined;
    }
  }

  #giveUp(id: number): void {
    if (this.#task?.id !== id) return;
    this.#isLate = true;
    this.#child.kill('SIGKILL');
  }

  #hear(message: unknown): void {
    const reply = WorkerReply.safeParse(message);
    const task = this.#task;
    if (!reply.success || reply.data.kind === 'ready' || reply.data.id !== task?.id) return;
    if (reply.data.kind === 'provisional') {
      task.provisional = reply.data.extracted;
      return;
    }
    this.#megabytes = reply.data.megabytes;
    this.#task = undefined;
    const { data } = reply;
    task.settle(data.kind === 'extracted' ? data.extracted : new UnreadableSource(data.reason));
  }

  #end(resolve: () => void, how: number | string | null): void {
    this.#isGone = true;
    this.#task?.settle(this.#task.provisional ?? new UnreadableSource(this.#causeOfDeath(how)));
    resolve();
  }

  #causeOfDeath(how: number | string | null): string {
    const { deadlineMilliseconds, memoryMegabytes } = this.#limits;
    if (this.#isLate || how === 'SIGTERM') {
      const seconds = Math.ceil(deadlineMilliseconds / 1000);
      return `Taking out its text took more than ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
    }
    if (how === 'SIGKILL' || how === 'SIGABRT')
      return `Taking out its text took more than ${memoryMegabytes} MB of memory.`;
    return 'It broke the process that was to take out its text.';
  }

  /** A process at work keeps this one alive; an idle one does not. */
  #hold(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }

  #letGo(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

/** When this process was busy for so long, the answer may be waiting: it is heard first. */
function setPatientTimeout(act: () => void, milliseconds: number): NodeJS.Timeout {
  return setTimeout(() => setImmediate(act), milliseconds);
}
