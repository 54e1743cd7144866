import { ServiceUnavailable, safeMessage } from '#shared/errors.ts';
import { asEnvironmentFailure, isDamage } from './database.ts';
import { openIndex, renewIndex, type CorpusOptions, type OpenIndex } from './open-index.ts';

const MAXIMUM_AGE = 60_000;
/** Looks at the folders may take one part in so many of the time: those that last are taken less often. */
const LOOK_SHARE = 50;
/** Who searches waits for a look as quick as this was; a slower one goes on beside the search. */
const QUICK_LOOK = 500;

/** Opens the index at its first use, once for everybody who asks, and looks at the folders again now and then. */
export class IndexHolder {
  readonly #options: CorpusOptions;
  #opening: Promise<OpenIndex> | undefined;
  #open: OpenIndex | undefined;
  #renewal: Promise<void> | undefined;
  #closing = new AbortController();
  #look = { endedAt: 0, took: 0 };

  constructor(options: CorpusOptions) {
    this.#options = options;
  }

  get opened(): OpenIndex | undefined {
    return this.#open;
  }

  /** The index as of the last look at the folders, which is recent. */
  async current(): Promise<OpenIndex> {
    const isFresh = this.#open === undefined;
    this.#opening ??= this.#begin(false);
    const index = await this.#opening;
    if (isFresh) return index;
    if (this.#renewal === undefined && this.#isDue()) this.#renewal = this.#renew(this.#open ?? index);
    if (this.#options.maximumAge !== undefined || this.#look.took < QUICK_LOOK) await this.#renewal;
    return this.#open ?? index;
  }

  /** Runs `work`; when the index proves damaged, throws it away and runs `work` once more. */
  async mending<T>(work: () => Promise<T>): Promise<T> {
    this.#opening ??= this.#begin(false);
    const used = this.#opening;
    try {
      return await work();
    } catch (error) {
      if (!isDamage(error)) throw asEnvironmentFailure(error);
      if (this.#opening === undefined || this.#opening === used) {
        this.close();
        this.#opening = this.#begin(true);
      }
      return work();
    }
  }

  /** Ends what is under way; what was indexed so far is kept. */
  close(): void {
    this.#closing.abort();
    this.#closing = new AbortController();
    if (this.#open?.database.isOpen === true) this.#open.database.close();
    this.#open = undefined;
    this.#opening = undefined;
    this.#renewal = undefined;
  }

  #begin(isDamaged: boolean): Promise<OpenIndex> {
    const begun = this.#timed(async (signal) => openIndex({ ...this.#options, signal }, isDamaged));
    // Those who wait for it get the failure; the next search tries again.
    begun.catch(() => {
      if (this.#opening === begun) this.#opening = undefined;
    });
    return begun;
  }

  /** Those who wait for it get a failure; a note says it where nobody does. */
  #renew(known: OpenIndex): Promise<void> {
    const begun = this.#timed(async (signal) => renewIndex(known, { ...this.#options, signal })).then(
      () => undefined,
    );
    const { signal } = this.#closing;
    begun
      .catch((error: unknown) => {
        this.#look = { ...this.#look, endedAt: performance.now() };
        if (!signal.aborted)
          this.#options.note?.(`The corpus could not be looked at again: ${safeMessage(error)}`);
      })
      .finally(() => {
        if (this.#renewal === begun) this.#renewal = undefined;
      });
    return begun;
  }

  async #timed(work: (signal: AbortSignal) => Promise<OpenIndex>): Promise<OpenIndex> {
    const { signal } = this.#closing;
    const start = performance.now();
    try {
      const index = await work(signal);
      if (!signal.aborted) this.#open = index;
      this.#look = { endedAt: performance.now(), took: performance.now() - start };
      return index;
    } catch (error) {
      if (signal.aborted) throw new ServiceUnavailable('The corpus was closed.', { cause: error });
      throw error;
    }
  }

  #isDue(): boolean {
    const allowed = Math.max(MAXIMUM_AGE, LOOK_SHARE * this.#look.took);
    return performance.now() - this.#look.endedAt >= (this.#options.maximumAge ?? allowed);
  }
}
