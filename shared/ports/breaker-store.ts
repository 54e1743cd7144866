import type { Breaker } from '#shared/domain/breaker.ts';
import type { JobReference } from '#shared/domain/job.ts';

/**
 * The breakers of a job by name, one per model role and one per provider, shared by all its functions. A name that was
 * never written is a closed breaker. Throws ServiceUnavailable when the store does not answer.
 */
export interface BreakerStore {
  read(job: JobReference, name: string): Promise<Breaker>;
  /**
   * Replaces a breaker by what `change` makes of it, and gives that back; `change` may run several times when others
   * write meanwhile. Nothing is written when it gives back the very object it was given.
   */
  update(job: JobReference, name: string, change: (breaker: Breaker) => Breaker): Promise<Breaker>;
}
