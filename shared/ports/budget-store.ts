import type { Ceiling, Spending } from '#shared/domain/budget.ts';
import type { JobReference } from '#shared/domain/job.ts';

/** A call that is about to be made; `hash` distinguishes it from all others of its job. */
export interface Reservation {
  readonly hash: string;
  readonly expected: Spending;
  readonly ceiling: Ceiling;
}

/**
 * What the model calls of a job have used, with what those under way are expected to use. Every operation is one
 * decision, however many ask at once, and may be repeated. Throws ServiceUnavailable when the store does not answer.
 */
export interface BudgetStore {
  read(job: JobReference): Promise<Spending>;
  /** Adds what is expected, unless the ceiling is reached already: then false. True without adding for a call known before. */
  reserve(job: JobReference, reservation: Reservation): Promise<boolean>;
  /** Puts what was used in the place of what was expected; counts once per call, also without a reservation. */
  settle(job: JobReference, call: { readonly hash: string; readonly used: Spending }): Promise<void>;
}
