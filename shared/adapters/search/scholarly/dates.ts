/** An ISO 8601 date at the beginning of a text, as exact as it is; undefined for none. */
export function isoDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?!\d)/u.exec(text.trim()) ?? [];
  return year === undefined ? undefined : dateOfParts([year, month, day].map(Number));
}

/** Of year, month and day, as many as are known and make sense. */
export function dateOfParts([year = NaN, month = NaN, day = NaN]: readonly number[]): string | undefined {
  if (!within(year, 1500, 2200)) return undefined;
  if (!within(month, 1, 12)) return String(year);
  const text = `${year}-${twoDigits(month)}`;
  return within(day, 1, 31) ? `${text}-${twoDigits(day)}` : text;
}

function within(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
