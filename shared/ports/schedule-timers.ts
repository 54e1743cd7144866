import type { Schedule, ScheduleReference } from '#shared/domain/schedule/schedule.ts';

/** Whoever watches the clock, and calls at each time of a schedule: at least once, so the same time may come twice. */
export interface ScheduleTimers {
  /** From now on as this schedule says; a paused one does not call. */
  set(schedule: Schedule): Promise<void>;
  /** Whether it is set as this schedule says. */
  isSet(schedule: Schedule): Promise<boolean>;
  /** Removing one that is not there is no error. */
  remove(reference: ScheduleReference): Promise<void>;
}
