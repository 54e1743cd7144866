import * as z from 'zod';

/** How values of one type stand in an environment variable. */
export interface ValueKind {
  /** What does not fit stays text, which the schema then refuses. */
  readonly read: (text: string) => unknown;
  /** What a right value looks like. */
  readonly hint: (fallback: unknown) => string;
}

const WORD: ValueKind = { read: (text) => text.trim(), hint: () => '' };

const NUMBER: ValueKind = {
  read: (text) => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text),
  hint: (fallback) => `a number, such as ${String(fallback)}`,
};

const FLAG: ValueKind = {
  read: (text) => new Map([...TRUE, ...FALSE]).get(text.trim().toLowerCase()) ?? text,
  hint: () => 'true or false',
};
const TRUE = ['true', '1'].map((word) => [word, true] as const);
const FALSE = ['false', '0'].map((word) => [word, false] as const);

const LIST: ValueKind = {
  read: (text) =>
    text.trim() === 'none'
      ? []
      : text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
  hint: () => 'values separated by commas',
};

const JSON_OBJECT: ValueKind = {
  read: (text) => {
    try {
      return JSON.parse(text);
    } catch (error) {
      if (error instanceof SyntaxError) return text;
      throw error;
    }
  },
  hint: () => 'a JSON object',
};

/** The kind of the values that a schema takes. */
export function valueKindOf(schema: z.core.$ZodType): ValueKind {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly) return valueKindOf(schema.unwrap());
  if (schema instanceof z.ZodNumberFormat) {
    return { ...NUMBER, hint: (fallback) => `a whole number, such as ${String(fallback)}` };
  }
  if (schema instanceof z.ZodNumber) return NUMBER;
  if (schema instanceof z.ZodBoolean) return FLAG;
  if (schema instanceof z.ZodArray) return LIST;
  if (schema instanceof z.ZodRecord || schema instanceof z.ZodObject) return JSON_OBJECT;
  if (schema instanceof z.ZodEnum) return { ...WORD, hint: () => schema.options.join(', ') };
  return schema instanceof z.ZodURL ? { ...WORD, hint: () => 'a URL' } : WORD;
}
