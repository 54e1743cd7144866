/** A limit shared by all callers of one name, over processes and functions. */
export interface RateLimiter {
  /**
   * Reserves the next free moment and resolves when it has come.
   * Throws Throttled when that moment is further away than `maximumWaitMilliseconds`.
   */
  take(
    name: string,
    limit: { readonly perSecond: number; readonly maximumWaitMilliseconds: number },
  ): Promise<void>;
}
