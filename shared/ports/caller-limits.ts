import type { Caller } from '#shared/domain/caller.ts';

/** How often something may be done within any window of this length. */
export interface CallerLimit {
  readonly count: number;
  readonly windowMilliseconds: number;
}

export interface Admission {
  readonly isAdmitted: boolean;
  /** How many more may come now. */
  readonly remaining: number;
  /** When the next place becomes free, in milliseconds from now; 0 while nothing is used. */
  readonly resetMilliseconds: number;
}

/** What each caller does in a time, exact however many ask at once. Throws ServiceUnavailable when the store does not answer. */
export interface CallerLimits {
  /** Takes a place under a name of the limit; who has one by the same id keeps it and takes no other. */
  admit(
    caller: Caller,
    request: { readonly name: string; readonly id: string },
    limit: CallerLimit,
  ): Promise<Admission>;
}
