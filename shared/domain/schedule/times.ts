import { Cron } from 'croner';
import { type TimingProblem, plainCron, readCron } from './cron.ts';
import type { Schedule, ScheduleWhen } from './schedule.ts';

/** What of a schedule its times hang on. */
export type Timing = Pick<Schedule, 'when' | 'startAt' | 'endAt' | 'createdAt'>;

const MINUTE = 60_000;
const UNITS = { minute: MINUTE, hour: 60 * MINUTE, day: 1440 * MINUTE };

/** Milliseconds of a beat such as `6 hours`; undefined for anything else. */
function readRate(text: string): number | undefined {
  const [, count, unit] = /^([1-9]\d{0,4}) (minute|hour|day)s?$/u.exec(text.trim()) ?? [];
  if (unit !== 'minute' && unit !== 'hour' && unit !== 'day') return undefined;
  return Number(count) * UNITS[unit];
}

/** The first moment of a beat: where it is not said, one beat after the schedule was made. */
function firstBeat({ startAt, createdAt }: Timing, beat: number): number {
  return startAt === undefined ? wholeSecond(Date.parse(createdAt)) + beat : Date.parse(startAt);
}

function wholeSecond(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) * 1000;
}

/** What is wrong with when a schedule runs; undefined: nothing. */
export function findTimingProblem(when: ScheduleWhen): TimingProblem | undefined {
  if ('rate' in when) return readRate(when.rate) === undefined ? BAD_RATE : undefined;
  const fields = readCron(when.cron);
  if ('message' in fields) return fields;
  if (isTimeZone(when.timeZone)) return undefined;
  return {
    field: 'when.timeZone',
    message: `There is no time zone "${when.timeZone}".`,
    remedy: 'Write the IANA name of a zone, such as Europe/Berlin, America/New_York or UTC.',
  };
}

const BAD_RATE: TimingProblem = {
  field: 'when.rate',
  message: 'The rate is none.',
  remedy: 'Write a number and a unit: "30 minutes", "6 hours" or "1 day".',
};

/** Names only: an offset such as +01:00 knows no summer, and not every scheduler takes it. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/u.test(name)) return false;
  try {
    wallClock(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * The times after a moment (milliseconds since 1970), in order and without end but that of the schedule. A wall-clock time
 * that a zone leaves out in spring is no time of that day; one that comes twice in autumn is taken the first time.
 */
export function* timesAfter(timing: Timing, after: number): Generator<number> {
  const end = timing.endAt === undefined ? Infinity : Date.parse(timing.endAt);
  for (const time of 'rate' in timing.when ? beats(timing, timing.when.rate, after) : hits(timing, after)) {
    if (time > end) return;
    yield time;
  }
}

/** The next few of them. */
export function nextTimes(timing: Timing, after: number, count: number): readonly number[] {
  const found: number[] = [];
  if (count <= 0) return found;
  for (const time of timesAfter(timing, after)) {
    found.push(time);
    if (found.length === count) break;
  }
  return found;
}

function* beats(timing: Timing, rate: string, after: number): Generator<number> {
  const beat = readRate(rate);
  if (beat === undefined) return;
  const first = firstBeat(timing, beat);
  const done = after < first ? 0 : Math.floor((after - first) / beat) + 1;
  for (let index = done; ; index += 1) yield first + index * beat;
}

function* hits({ when, startAt }: Timing, after: number): Generator<number> {
  const fields = 'cron' in when ? readCron(when.cron) : undefined;
  if (fields === undefined || 'message' in fields || !('cron' in when)) return;
  const { timeZone } = when;
  const cron = new Cron(plainCron(fields), { timezone: timeZone, paused: true });
  const clock = wallClock(timeZone);
  // A start is a time itself.
  const start = startAt === undefined ? after : Math.max(after, Date.parse(startAt) - 1000);
  let next = cron.nextRun(new Date(start));
  while (next) {
    if (cron.match(next) && !comesAgain(next.getTime(), clock)) yield next.getTime();
    next = cron.nextRun(next);
  }
}

type WallClock = (time: number) => string;

function wallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (time) => format.format(time);
}

/** By how much clocks are turned back. */
const TURNED_BACK = [30 * MINUTE, 60 * MINUTE, 120 * MINUTE];

function comesAgain(time: number, clock: WallClock): boolean {
  const now = clock(time);
  return TURNED_BACK.some((milliseconds) => clock(time - milliseconds) === now);
}

const SAMPLE = 120;

/** Milliseconds between the two nearest of its next times; Infinity where there are not two. */
export function shortestGap(timing: Timing, after: number): number {
  const times = nextTimes(timing, after, SAMPLE);
  return Math.min(
    Infinity,
    ...times.slice(1).map((time, index) => time - (times[index] ?? Number.NEGATIVE_INFINITY)),
  );
}
