/** The five fields of a cron expression, each as the values that it stands for. */
export interface CronFields {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly days: readonly number[];
  readonly months: readonly number[];
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
}

/** What is wrong with when a schedule runs, and what to write in its place. */
export interface TimingProblem {
  readonly field: 'when.cron' | 'when.rate' | 'when.timeZone' | 'startAt' | 'endAt' | 'flexibleMinutes';
  readonly message: string;
  readonly remedy: string;
}

interface FieldRange {
  readonly name: keyof CronFields;
  readonly says: string;
  readonly from: number;
  readonly to: number;
  readonly words?: readonly string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const RANGES: readonly FieldRange[] = [
  { name: 'minutes', says: 'minute', from: 0, to: 59 },
  { name: 'hours', says: 'hour', from: 0, to: 23 },
  { name: 'days', says: 'day of the month', from: 1, to: 31 },
  { name: 'months', says: 'month', from: 1, to: 12, words: ['', ...MONTHS] },
  // Sunday is 7 as well as 0.
  { name: 'weekdays', says: 'day of the week', from: 0, to: 7, words: WEEKDAYS },
];

const REMEDY =
  'Write five fields: minute, hour, day of the month, month, day of the week. "30 2 * * 1-5" is half past two from Monday to Friday.';

/** Reads `*`, numbers, names, ranges, steps and lists of them: what every scheduler understands alike, and no more. */
export function readCron(text: string): CronFields | TimingProblem {
  const parts = text.trim().split(/\s+/u);
  if (parts.length !== RANGES.length)
    return problem(`The cron expression has ${parts.length} fields, not five.`);
  const fields = { minutes: [0], hours: [0], days: [0], months: [0], weekdays: [0] };
  for (const [index, range] of RANGES.entries()) {
    const values = readField(parts[index] ?? '', range);
    if (values === undefined)
      return problem(`"${(parts[index] ?? '').slice(0, 40)}" is no ${range.says} of a cron expression.`);
    fields[range.name] = values;
  }
  if (!isEvery(fields.days, 31) && !isEvery(fields.weekdays, 7)) {
    return {
      field: 'when.cron',
      message: 'The cron expression names days of the month and days of the week.',
      remedy:
        'Schedulers read that differently: put * in one of the two, or make two schedules, one for each.',
    };
  }
  return fields;
}

function problem(message: string): TimingProblem {
  return { field: 'when.cron', message, remedy: REMEDY };
}

function isEvery(values: readonly number[], count: number): boolean {
  return values.length === count;
}

function readField(text: string, range: FieldRange): number[] | undefined {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const some = readPart(part, range);
    if (!some) return undefined;
    for (const value of some) values.add(range.name === 'weekdays' ? value % 7 : value);
  }
  return [...values].toSorted((a, b) => a - b);
}

const PART = /^(?:\*|(?<first>[a-z0-9]+)(?:-(?<last>[a-z0-9]+))?)(?:\/(?<step>\d{1,2}))?$/u;

function readPart(part: string, range: FieldRange): readonly number[] | undefined {
  const { first, last, step } = PART.exec(part.toLowerCase())?.groups ?? NOTHING;
  if (first === NOTHING.first) return undefined;
  const from = first === undefined ? range.from : readValue(first, range);
  const highest = range.name === 'weekdays' ? 6 : range.to;
  // `5/10` goes on from 5 to the end.
  const open = first === undefined || (last === undefined && step !== undefined) ? highest : from;
  const to = last === undefined ? open : readValue(last, range);
  const by = step === undefined ? 1 : Number(step);
  if (from === undefined || to === undefined || to < from || by < 1) return undefined;
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
}

const NOTHING = { first: 'no part', last: undefined, step: undefined };

function readValue(text: string, { from, to, words }: FieldRange): number | undefined {
  const value = /^\d{1,2}$/u.test(text) ? Number(text) : (words?.indexOf(text) ?? -1);
  return value >= from && value <= to && value >= 0 ? value : undefined;
}

/** The same times in five fields of plain numbers. */
export function plainCron({ minutes, hours, days, months, weekdays }: CronFields): string {
  return [
    listed(minutes, 60),
    listed(hours, 24),
    listed(days, 31),
    listed(months, 12),
    listed(weekdays, 7),
  ].join(' ');
}

/** The same times as EventBridge Scheduler wants them: one of the two kinds of days is `?`, and weekdays have names. */
export function eventBridgeCron(fields: CronFields): string {
  const { minutes, hours, days, months, weekdays } = fields;
  const onWeekdays = !isEvery(weekdays, 7);
  const names = weekdays.map((day) => WEEKDAYS[day]?.toUpperCase() ?? '').join(',');
  return `cron(${[
    listed(minutes, 60),
    listed(hours, 24),
    onWeekdays ? '?' : listed(days, 31),
    listed(months, 12),
    onWeekdays ? names : '?',
    '*',
  ].join(' ')})`;
}

/** Values that follow upon one another as ranges, which keeps the expression short. */
function listed(values: readonly number[], all: number): string {
  if (isEvery(values, all)) return '*';
  const runs: { from: number; to: number }[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last && last.to === value - 1) last.to = value;
    else runs.push({ from: value, to: value });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}
