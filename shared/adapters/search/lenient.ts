import * as z from 'zod';

/**
 * Fields as services really send them: a scalar where a list is expected, an object where a string is, a number as a
 * string, null for nothing. What has no meaning becomes nothing; a field that must be there is checked by its own schema.
 */

/** Keys under which services hide the text of an object that stands for a string. */
const TEXT_KEYS = ['content', 'value', 'text', '#text', '_', '$', 'name', 'title'] as const;
const DEEPEST = 3;

/** A string; of a list its first text, of an object its text; '' for nothing. */
export const lenientText = z
  .unknown()
  .optional()
  .transform((value) => textOf(value, 0));

/** A whole number from 0 on, also as a string; undefined for anything else. */
export const lenientCount = z
  .unknown()
  .optional()
  .transform((value) => {
    const number = typeof value === 'string' && /^\d{1,15}$/u.test(value.trim()) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
  });

/** True for a yes in any of its spellings. */
export const lenientFlag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || /^(?:y|yes|true|1)$/iu.test(String(value)));

/** A list, also where one member stands alone or nothing at all; members of another form are left out. */
export function lenientList<T>(member: z.ZodType<T>): z.ZodType<readonly T[]> {
  return z
    .unknown()
    .optional()
    .transform((value): readonly T[] =>
      membersOf(value).flatMap((one) => {
        const parsed = member.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/**
 * The list that a reply is about: it must be there, as a list or as its one member alone, and not be of members that all
 * have another form.
 */
export function givenList<T>(member: z.ZodType<T>): z.ZodType<readonly T[]> {
  return z.unknown().transform((value, context): readonly T[] => {
    const given = membersOf(value);
    const isList = typeof value === 'object' && value !== null;
    const read = given.flatMap((one) => {
      const parsed = member.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
    if (!isList || (given.length > 0 && read.length === 0)) {
      context.addIssue({ code: 'custom', message: 'is not the list it should be' });
    }
    return read;
  });
}

/** A part of a record that may be missing or of another form: then undefined. */
export function lenientPart<T>(part: z.ZodType<T>): z.ZodType<T | undefined> {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      const one: unknown = Array.isArray(value) ? value[0] : value;
      const parsed = part.safeParse(one);
      return parsed.success ? parsed.data : undefined;
    });
}

function membersOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

function textOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) return '';
  const parts: readonly unknown[] = Array.isArray(value)
    ? value
    : TEXT_KEYS.map((key) => Reflect.get(value, key));
  return parts.map((part) => textOf(part, depth + 1)).find((text) => text !== '') ?? '';
}
