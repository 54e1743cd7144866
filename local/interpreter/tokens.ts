import { Conflict } from '#shared/errors.ts';

type Output = Readonly<Record<string, unknown>>;

/** Task tokens that are waited for. A token is good for one answer. */
export class TokenRegistry {
  readonly #waiting = new Map<string, PromiseWithResolvers<Output>>();

  open(token: string): Promise<Output> {
    const pending = Promise.withResolvers<Output>();
    // Whoever waits hears of it; one that has been closed hears nothing.
    pending.promise.catch(() => undefined);
    this.#waiting.set(token, pending);
    return pending.promise;
  }

  get size(): number {
    return this.#waiting.size;
  }

  close(token: string): void {
    this.#waiting.delete(token);
  }

  /** Throws Conflict when nothing waits for the token (any more), as `fail` does. */
  answer(token: string, output: Output): void {
    this.#take(token).resolve(output);
  }

  fail(token: string, failure: Error): void {
    this.#take(token).reject(failure);
  }

  #take(token: string): PromiseWithResolvers<Output> {
    const pending = this.#waiting.get(token);
    if (!pending) {
      throw new Conflict('Nothing waits for this answer any more.', {
        remedy: 'Look at the status of the job.',
      });
    }
    this.close(token);
    return pending;
  }
}
