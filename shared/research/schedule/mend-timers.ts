import type { Ports } from '../../ports/ports.ts';

export type MendTimersPorts = Pick<Ports, 'schedules' | 'timers'>;

export interface MendedTimers {
  readonly schedules: number;
  /** Of those the ones that were not set as they say. */
  readonly mended: number;
}

/**
 * The net below the schedules: sets those again that whoever watches the clock does not know, or knows otherwise. A crash came
 * between the two, or a person changed something by hand. Errors are thrown at the end.
 */
export async function mendTimers({ schedules, timers }: MendTimersPorts): Promise<MendedTimers> {
  const all = await schedules.listAll();
  const failures: unknown[] = [];
  let mended = 0;
  for (const listed of all) {
    try {
      if (!timers || (await timers.isSet(listed))) continue;
      // It may have been changed or removed since it was listed.
      const schedule = await schedules.get(listed);
      if (!schedule) continue;
      await timers.set(schedule);
      mended += 1;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
  return { schedules: all.length, mended };
}
