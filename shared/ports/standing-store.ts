import type { Standing, StandingReference } from '#shared/domain/standing.ts';

/** Standing questions by tenant. Every operation throws ServiceUnavailable when the store does not answer. */
export interface StandingStore {
  /** False when there is one of that id already (nothing is changed). */
  create(standing: Standing): Promise<boolean>;
  get(reference: StandingReference): Promise<Standing | undefined>;
  /** Changes it as it is now, whoever else changes it meanwhile; undefined: there is none. */
  change(
    reference: StandingReference,
    change: (standing: Standing) => Standing,
  ): Promise<Standing | undefined>;
  /** Removing what is not there is no error; the jobs of its runs stay. */
  remove(reference: StandingReference): Promise<void>;
  /** A tenant's standing questions of one owner, newest first, a hundred at most. */
  listByOwner(tenantId: string, owner: string): Promise<readonly Standing[]>;
}
