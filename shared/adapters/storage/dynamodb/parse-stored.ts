import type * as z from 'zod';
import { MalformedReply } from '#shared/errors.ts';

/** Parses what was stored. Throws MalformedReply that names the item and the field, not the content. */
export function parseStored<Value>(schema: z.ZodType<Value>, value: unknown, name: string): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new MalformedReply(
    `${name} is stored in a form that does not fit${path === '' ? '' : ` at ${path}`}.`,
  );
}
