/** A day or a month as a text names it. */
interface NamedDate {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number | undefined;
  readonly text: string;
}

const LANGUAGES: readonly string[] = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'ru',
  'pl',
  'sv',
  'da',
  'cs',
  'tr',
  'hi',
  'ar',
];
const MONTHS = 12;
const SHORTEST_NAME = 3;

let months: ReadonlyMap<string, number> | undefined;

/** By its name, as it stands alone and beside a day. */
function monthOf(name: string): number | undefined {
  months ??= new Map(LANGUAGES.flatMap(namesOf));
  return months.get(name.toLowerCase());
}

const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];

function namesOf(language: string): readonly (readonly [string, number])[] {
  return FORMS.flatMap((form) => {
    const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
    return Array.from({ length: MONTHS }, (_, month): readonly [string, number] => {
      const parts = format.formatToParts(new Date(Date.UTC(2020, month, 1)));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return [name.toLowerCase().replace(/\.$/u, ''), month + 1];
    }).filter(([name]) => name.length >= SHORTEST_NAME && /^\p{L}+$/u.test(name));
  });
}

const ISO = /(?<!\d)(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?(?!\d)/gu;
const DAY_FIRST =
  /(?<![\d.])(?:(?<day>\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s+(?:de\s+|of\s+)?)?(?<name>\p{L}+)\.?,?\s+(?:(?:de|سنة|عام|من عام)\s+)?(?<year>\d{4})(?!\d)/giu;
const MONTH_FIRST =
  /(?<name>\p{L}+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?(?![\d.:])/giu;
const EAST_ASIAN = /(?:(?<year>\d{4})\s?年\s?)?(?<month>\d{1,2})\s?月(?:\s?(?<day>\d{1,2})\s?日)?/gu;

/** Dates whose month is named, or that begin with their year: what is written 3/4/2021 is read in two ways. */
function datesIn(text: string): readonly NamedDate[] {
  return [ISO, DAY_FIRST, MONTH_FIRST, EAST_ASIAN].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): readonly NamedDate[] => {
      const { year, month, day, name } = match.groups ?? {};
      const number = name === undefined ? Number(month) : monthOf(name);
      return number === undefined || number < 1 || number > MONTHS
        ? []
        : [{ year: numberOf(year), month: number, day: numberOf(day), text: match[0].trim() }];
    }),
  );
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

/** The dates of a statement that stand in its sources with another month or day. */
export function unborneDates(statement: string, sources: readonly string[]): readonly string[] {
  const said = datesIn(statement);
  if (said.length === 0) return [];
  const known = sources.flatMap(datesIn);
  return said
    .filter(
      (one) => !known.some((other) => agree(one, other)) && known.some((other) => shareYear(one, other)),
    )
    .map(({ text }) => text);
}

function agree(said: NamedDate, known: NamedDate): boolean {
  return said.month === known.month && fits(said.year, known.year) && fits(said.day, known.day);
}

function fits(said: number | undefined, known: number | undefined): boolean {
  return said === undefined || known === undefined || said === known;
}

function shareYear(said: NamedDate, known: NamedDate): boolean {
  return said.year !== undefined && said.year === known.year;
}
