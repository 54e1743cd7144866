import { UnreadableSource } from '#shared/errors.ts';
import type { Extracted, FetchedBytes } from './extractor-port.ts';

/** What reads one document at a time, until it is no longer fit. */
export interface Reader {
  readonly isFit: boolean;
  read(document: FetchedBytes): Promise<Extracted>;
  end(): Promise<void>;
}

interface Waiting {
  readonly document: FetchedBytes;
  readonly resolve: (extracted: Extracted) => void;
  readonly reject: (error: unknown) => void;
}

export interface PoolOptions {
  /** Processes at once. */
  readonly size: number;
  readonly idleMilliseconds: number;
  readonly start: () => Reader;
}

/** A few processes that read documents: started when there is something to read, kept warm, replaced when they die. */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #waiting: Waiting[] = [];
  readonly #idle: Reader[] = [];
  readonly #busy = new Set<Reader>();
  #rest: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async read(document: FetchedBytes): Promise<Extracted> {
    if (this.#isClosed) throw closed();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ document, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#rest);
    for (const { reject } of this.#waiting.splice(0)) reject(closed());
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map(async (worker) => worker.end()));
  }

  #next(): void {
    if (this.#busy.size >= this.#options.size) return;
    const waiting = this.#waiting.shift();
    if (waiting === undefined) return;
    const worker = this.#idle.pop() ?? this.#options.start();
    this.#busy.add(worker);
    void worker
      .read(waiting.document)
      .then(waiting.resolve, waiting.reject)
      .finally(() => this.#release(worker));
  }

  #release(worker: Reader): void {
    this.#busy.delete(worker);
    if (worker.isFit && !this.#isClosed) this.#idle.push(worker);
    else void worker.end();
    this.#restLater();
    this.#next();
  }

  /** Idle processes cost memory: they end when nothing was asked for a while. */
  #restLater(): void {
    clearTimeout(this.#rest);
    if (this.#isClosed) return;
    this.#rest = setTimeout(() => {
      if (this.#busy.size > 0) return;
      for (const worker of this.#idle.splice(0)) void worker.end();
    }, this.#options.idleMilliseconds).unref();
  }
}

function closed(): UnreadableSource {
  return new UnreadableSource('The reader of documents has been closed.');
}
