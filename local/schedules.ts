import type { Schedule } from '#shared/domain/schedule/schedule.ts';
import { nextTimes, timesAfter } from '#shared/domain/schedule/times.ts';
import type { ScheduleTimers } from '#shared/ports/schedule-timers.ts';
import { type FirePorts, fireSchedule } from '#shared/research/schedule/fire-schedule.ts';
import { hashOf } from '#shared/text/hash.ts';
import { createRepeatedLook } from './repeated-look.ts';

export interface ScheduleClock extends ScheduleTimers {
  /** Looks now, and from then on whenever something is due. */
  start(): void;
  /** No time is looked at after this. */
  close(): Promise<void>;
}

export interface ScheduleClockParts {
  readonly ports: FirePorts;
  readonly report: (message: string, error: unknown) => void;
  /** Notified of a run that comes later than it was meant. */
  readonly note: (message: string) => void;
}

/** A machine that was asleep, or whose clock was set, is noticed within this time. */
const LOOK_MILLISECONDS = 30_000;

/** Watches the clock for the schedules of this process; what is done with stands in the table, so that a restart loses nothing. */
export function createScheduleClock({ ports, report, note }: ScheduleClockParts): ScheduleClock {
  let isStarted = false;
  const looking = createRepeatedLook({
    look: async () => lookAtSchedules(ports, { report, note }),
    now: () => ports.clock.now(),
    report: (error) => report('The schedules could not be looked at', error),
    longest: LOOK_MILLISECONDS,
  });
  const wake = async (): Promise<void> => {
    if (isStarted) looking.wake();
  };
  return {
    set: wake,
    // It reads the schedules themselves.
    isSet: async () => true,
    remove: wake,
    start: () => {
      isStarted = true;
      looking.wake();
    },
    close: async () => looking.close(),
  };
}

type Listener = Pick<ScheduleClockParts, 'report' | 'note'>;

/**
 * Runs what is due. Of times that passed while nobody looked, the latest is run, once. Returns when the next is due. One
 * schedule that fails keeps no other waiting; it is tried again at the next look.
 */
export async function lookAtSchedules(
  ports: FirePorts,
  listener: Listener,
): Promise<{ readonly next: number | undefined }> {
  let next = Infinity;
  for (const schedule of await ports.schedules.listAll()) {
    if (schedule.status !== 'ENABLED') continue;
    try {
      await runDue(schedule, ports, listener);
    } catch (error) {
      listener.report(`The schedule ${schedule.scheduleId} could not be run`, error);
    }
    next = Math.min(next, nextDue(schedule, ports.clock.now()));
  }
  return { next: Number.isFinite(next) ? next : undefined };
}

const DAY = 86_400_000;
/** So far back missed times are counted. */
const LOOKED_BACK = 31 * DAY;

async function runDue(schedule: Schedule, ports: FirePorts, listener: Listener): Promise<void> {
  const now = ports.clock.now();
  const from = Math.max(Date.parse(schedule.doneUntil), now - LOOKED_BACK);
  let missed = -1;
  let latest: number | undefined;
  for (const time of timesAfter(schedule, from)) {
    if (time + windowOffset(schedule, time) > now) break;
    latest = time;
    missed += 1;
  }
  if (latest === undefined) return;
  const scheduledFor = new Date(latest).toISOString();
  const late = now - latest - windowOffset(schedule, latest);
  if (missed > 0 || late > LATE) listener.note(lateNote(schedule, scheduledFor, missed));
  await fireSchedule(schedule, { scheduledFor, missed }, ports);
}

const LATE = 2 * LOOK_MILLISECONDS;

function lateNote({ scheduleId, name }: Schedule, scheduledFor: string, missed: number): string {
  const times = missed === 1 ? 'One time' : `${missed} times`;
  const others =
    missed === 0
      ? ''
      : ` ${times} before it passed while nothing ran here, and ${missed === 1 ? 'was' : 'were'} left out.`;
  return `The run of schedule ${name ?? scheduleId} for ${scheduledFor} begins late.${others}`;
}

function nextDue(schedule: Schedule, now: number): number {
  const [time] = nextTimes(schedule, now, 1);
  const last = Date.parse(schedule.doneUntil);
  // One whose window has begun is due within it.
  const [open] = nextTimes(schedule, Math.max(last, now - schedule.flexibleMinutes * 60_000), 1);
  const due = [time, open].flatMap((one) => (one === undefined ? [] : [one + windowOffset(schedule, one)]));
  return Math.min(Infinity, ...due.filter((one) => one > now));
}

/** The same moment of the window each time it is asked for, and another for each time. */
function windowOffset({ tenantId, scheduleId, flexibleMinutes }: Schedule, time: number): number {
  if (flexibleMinutes === 0) return 0;
  const share = Number.parseInt(hashOf([tenantId, scheduleId, time]).slice(0, 8), 16) / 2 ** 32;
  return Math.floor(share * flexibleMinutes * 60_000);
}
