import * as z from 'zod';

/** Where a service puts the words of something that is an object where others send a string. */
const WORDS = ['text', 'raw', 'rendered', 'summary', 'value', 'name', 'title', 'total'] as const;
const DEEPEST = 3;
const Fields = z.record(z.string(), z.unknown());

/** A string, or whatever stands in its place: a number, a list of strings, an object with the words in it; '' for none. */
export const looseText = z.unknown().transform((value) => wordsOf(value, 0));

/** A whole number of at least 0, also as text or in an object; undefined for anything else. */
export const looseCount = z.unknown().transform((value) => {
  const digits = wordsOf(value, 0).replaceAll(',', '');
  return /^\d{1,9}$/u.test(digits) ? Number(digits) : undefined;
});

/** A number, also as text; undefined for anything else. */
export const looseNumber = z.unknown().transform((value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
});

/** A list, or one thing where there is but one; null for an empty list. */
export function looseList<Item extends z.ZodType>(item: Item): z.ZodType<readonly z.output<Item>[]> {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value : value === null ? [] : [value]),
    z.array(item).readonly(),
  );
}

function wordsOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (depth >= DEEPEST) return '';
  if (Array.isArray(value)) {
    return value
      .map((one) => wordsOf(one, depth + 1))
      .filter((one) => one !== '')
      .join(' … ');
  }
  const fields = Fields.safeParse(value);
  if (!fields.success) return '';
  return WORDS.map((name) => wordsOf(fields.data[name], depth + 1)).find((one) => one !== '') ?? '';
}
