import { type Timing, findTimingProblem, nextTimes, shortestGap } from '#shared/domain/schedule/times.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { Schedule } from '#shared/domain/schedule/schedule.ts';
import { InvalidInput } from '#shared/errors.ts';
import type { Ports } from '../../ports/ports.ts';

/** Throws InvalidInput that names the field for times that no schedule can have, or that come too often. */
export function checkTiming(
  timing: Timing & Pick<Schedule, 'flexibleMinutes'>,
  ports: Pick<Ports, 'config' | 'clock'>,
): void {
  const problem = findTimingProblem(timing.when);
  if (problem) throw new InvalidInput(problem.message, problem);
  const now = ports.clock.now();
  const [first] = nextTimes(timing, now, 1);
  const field = timing.endAt === undefined ? fieldOf(timing) : 'endAt';
  if (first === undefined) {
    throw new InvalidInput('The schedule would never run.', {
      field,
      remedy: 'Name a day that comes, and an end after it.',
    });
  }
  const least = ports.config.schedules.minimumMinutes;
  const gap = shortestGap(timing, now) / 60_000;
  if (gap < least) {
    throw new InvalidInput(
      `The schedule would run every ${countOf(gap, 'minute')}; at least ${least} must lie between.`,
      {
        field: fieldOf(timing),
        remedy: 'Let it run less often, or raise SCHEDULE_MINIMUM_MINUTES of the service.',
      },
    );
  }
  if (timing.flexibleMinutes >= gap) {
    throw new InvalidInput('The flexible window is longer than the time until the next run.', {
      field: 'flexibleMinutes',
      remedy: `Choose less than ${gap} minutes.`,
    });
  }
}

function fieldOf({ when }: Timing): string {
  return 'rate' in when ? 'when.rate' : 'when.cron';
}
