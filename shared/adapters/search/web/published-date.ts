const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const EARLIEST_YEAR = 1500;
const DAY = 86_400_000;
const LONGEST = 60;

const UNIT_MILLISECONDS: Readonly<Record<string, number>> = {
  second: 1000,
  sec: 1000,
  minute: 60_000,
  min: 60_000,
  hour: 3_600_000,
  hr: 3_600_000,
  day: DAY,
  week: 7 * DAY,
};

interface Moment {
  readonly year: number;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
}

/**
 * The date that a search service gives a result, as an ISO 8601 date as exact as it is: `2024-03-03`, `2024-03` or `2024`.
 * Takes ISO 8601, `Mar 3, 2024`, `3 March 2024`, `Mon, 03 Mar 2024 08:00:00 GMT`, `Mar 2024`, a year, `yesterday` and
 * `2 days ago`, these last against `now` (milliseconds since 1970). Undefined for anything else, a date that is none,
 * and one more than a year ahead.
 */
export function readPublishedDate(text: string, now: number): string | undefined {
  const plain = text.replaceAll(/\s+/gu, ' ').trim().toLowerCase().slice(0, LONGEST);
  const moment = readIso(plain) ?? readNamedMonth(plain) ?? readRelative(plain, now);
  if (moment === undefined || !isDate(moment)) return undefined;
  return moment.year > new Date(now).getUTCFullYear() + 1 ? undefined : write(moment);
}

function readIso(text: string): Moment | undefined {
  const match = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2})(?:[t ]\d.*)?)?)?$/u.exec(text);
  return match === null ? undefined : momentOf(match[1], match[2], match[3]);
}

/** In words of English; a name of the day and a time of day may stand around it. */
function readNamedMonth(text: string): Moment | undefined {
  const dayFirst = /^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})\b/u.exec(text);
  if (dayFirst !== null) return momentOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^(?:[a-z]{3,9}, )?([a-z]{3,9})\.? (?:(\d{1,2})(?:st|nd|rd|th)?,? )?(\d{4})\b/u.exec(
    text,
  );
  return monthFirst === null ? undefined : momentOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
}

/** An unknown name of a month makes the whole unreadable. */
function monthOf(name: string | undefined): string {
  return String(MONTHS.indexOf((name ?? '').slice(0, 3)) + 1);
}

/** Months and years ago are not exact to the day, and are not made so. */
function readRelative(text: string, now: number): Moment | undefined {
  if (/^(?:today|just now)$/u.test(text)) return dayOf(now);
  if (text === 'yesterday') return dayOf(now - DAY);
  const match = /^(an?|\d{1,3}) ([a-z]{2,6}?)s? ago$/u.exec(text);
  if (match === null) return undefined;
  const count = /^\d/u.test(match[1] ?? '') ? Number(match[1]) : 1;
  const unit = match[2] ?? '';
  const date = new Date(now);
  if (unit === 'year') return { year: date.getUTCFullYear() - count };
  if (unit === 'month') {
    const months = date.getUTCFullYear() * 12 + date.getUTCMonth() - count;
    return { year: Math.floor(months / 12), month: (months % 12) + 1 };
  }
  const milliseconds = Object.hasOwn(UNIT_MILLISECONDS, unit) ? UNIT_MILLISECONDS[unit] : undefined;
  return milliseconds === undefined ? undefined : dayOf(now - count * milliseconds);
}

function dayOf(milliseconds: number): Moment {
  const date = new Date(milliseconds);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function momentOf(year: string | undefined, month: string | undefined, day: string | undefined): Moment {
  return {
    year: Number(year),
    month: month === undefined ? undefined : Number(month),
    day: day === undefined ? undefined : Number(day),
  };
}

function isDate({ year, month, day }: Moment): boolean {
  const date = new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
  return year >= EARLIEST_YEAR && date.getUTCMonth() + 1 === (month ?? 1) && date.getUTCDate() === (day ?? 1);
}

function write({ year, month, day }: Moment): string {
  return [year, month, day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
