import type { Schedule, ScheduleReference } from '#shared/domain/schedule/schedule.ts';

/** `there`: one of that id is kept already; `too many`: the tenant has as many as it may have. Nothing is changed then. */
export type ScheduleCreated = 'created' | 'there' | 'too many';

/** Schedules by tenant. Every operation throws ServiceUnavailable when the store does not answer. */
export interface ScheduleStore {
  create(schedule: Schedule, limit: number): Promise<ScheduleCreated>;
  get(reference: ScheduleReference): Promise<Schedule | undefined>;
  /** Changes it as it is now, whoever else changes it meanwhile; undefined: there is none. */
  change(
    reference: ScheduleReference,
    change: (schedule: Schedule) => Schedule,
  ): Promise<Schedule | undefined>;
  /** Removing what is not there is no error; what its runs have begun stays. */
  remove(reference: ScheduleReference): Promise<void>;
  /** A tenant's schedules of one owner, newest first, a hundred at most. */
  listByOwner(tenantId: string, owner: string): Promise<readonly Schedule[]>;
  /** Those of all owners of a tenant. */
  listByTenant(tenantId: string): Promise<readonly Schedule[]>;
  /** Those of all tenants, for what watches the clock. */
  listAll(): Promise<readonly Schedule[]>;
}
