import * as z from 'zod';
import type { AskedRequest } from './asked-request.ts';

const Schema = z.looseObject({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).min(1).optional(),
  anyOf: z.array(z.unknown()).min(1).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  minItems: z.number().optional(),
  minimum: z.number().optional(),
});

/** The least that the form of a request takes: for the prompt of a step whose answer nobody has written down. */
export function leastAnswer({ body }: Pick<AskedRequest, 'body'>): unknown {
  return leastOf(findSchema(body));
}

/** The form stands in the request as it is, as JSON text, or in a line of the instructions. */
function findSchema(value: unknown): unknown {
  if (typeof value === 'string') {
    const lines = value.split('\n').filter((line) => line.startsWith('{'));
    return lines.map((line) => findSchema(parsed(line))).find((found) => found !== undefined);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (Schema.safeParse(value).data?.properties !== undefined) return value;
  return Object.values(value)
    .map(findSchema)
    .find((found) => found !== undefined);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function leastOf(form: unknown): unknown {
  const schema = Schema.parse(form ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return leastOf(schema.anyOf[0]);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, own]) => [name, leastOf(own)]));
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => leastOf(schema.items));
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? 'none' : (schema.minimum ?? 0);
}
