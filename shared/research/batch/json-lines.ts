import type * as z from 'zod';

/** Each value on a line of its own. */
export function toJsonLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

/** Lines that this service has written itself. */
export function readJsonLines<Value>(text: string, schema: z.ZodType<Value>): readonly Value[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
