import type { JobReference } from '#shared/domain/job.ts';
import { type LifeChange, markName, jobMarkOf } from '#shared/domain/job-events.ts';
import type { Clock } from '#shared/ports/clock.ts';
import { outboxJobKey } from './keys.ts';
import type { Attributes, Table } from './table.ts';

/** Attributes of a job's item that say what others are still to be notified of begin so. */
export const MARK_PREFIX = 'untold_';

/** What a change adds to the item beside its fields. */
export function marksIn(change: LifeChange): Attributes {
  const mark = jobMarkOf(change);
  return mark === undefined ? {} : { [`${MARK_PREFIX}${markName(mark)}`]: mark };
}

/**
 * Before a change of which others are to be notified, the job's name is put where undelivered events are looked for: a change
 * that then never comes does no harm, and one that comes is found.
 */
export async function announce(
  table: Table,
  clock: Clock,
  announced: { readonly job: JobReference; readonly change: LifeChange },
): Promise<void> {
  const { job, change } = announced;
  if (jobMarkOf(change) === undefined) return;
  await table.put({ ...outboxJobKey(job), at: clock.now() });
}
