import * as z from 'zod';

/**
 * The results of an answer: a list, or one result where there is but one, null for none. Unlike a lenient list it does not
 * pass over what it cannot read: an answer of another form is never taken for one that found nothing.
 */
export function resultList<Item extends z.ZodType>(item: Item): z.ZodType<readonly z.output<Item>[]> {
  return z.preprocess(
    (value) => (Array.isArray(value) || value === undefined ? value : value === null ? [] : [value]),
    z.array(item).readonly(),
  );
}

/** A number, also as text; undefined for anything else. */
export const lenientNumber = z
  .unknown()
  .optional()
  .transform((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  });
