import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { lazySchema } from '#shared/lambda/lazy-schema.ts';

const build = (): z.ZodObject<{ name: z.ZodString; size: z.ZodOptional<z.ZodInt> }> =>
  z.object({ name: z.string(), size: z.int().optional() }).describe('A thing.');

describe('a schema that is built when it is asked', () => {
  test('is built once, and not before', () => {
    let times = 0;
    const schema = lazySchema(() => {
      times += 1;
      return build();
    });
    const list = z.array(schema);
    expect(times).toBe(0);
    expect(list.parse([{ name: 'a' }, { name: 'b', size: 1 }])).toHaveLength(2);
    expect(schema.safeParse({}).success).toBe(false);
    expect(times).toBe(1);
  });

  test('is in all that is asked of it the schema that it stands for', () => {
    const schema = lazySchema(build);
    expect(schema).toBeInstanceOf(z.ZodObject);
    expect('shape' in schema).toBe(true);
    const wider = schema.extend({ colour: z.string() });
    expect(Object.keys(wider.shape)).toEqual(['name', 'size', 'colour']);
    expect(schema.shape.name.parse('a')).toBe('a');
  });

  test('is described alike, alone and within others', () => {
    const within = (schema: z.ZodType): z.ZodType => z.object({ one: schema, many: z.array(schema) });
    expect(z.toJSONSchema(lazySchema(build))).toEqual(z.toJSONSchema(build()));
    expect(z.toJSONSchema(within(lazySchema(build)))).toEqual(z.toJSONSchema(within(build())));
    expect(JSON.stringify(z.toJSONSchema(within(lazySchema(build))))).toContain('A thing.');
  });

  test('distinguishes the members of a union', () => {
    const member = <Kind extends string>(kind: Kind): z.ZodObject<{ kind: z.ZodLiteral<Kind> }> =>
      lazySchema(() => z.object({ kind: z.literal(kind) }));
    const union = z.discriminatedUnion('kind', [member('a'), member('b')]);
    expect(union.parse({ kind: 'b' })).toEqual({ kind: 'b' });
    expect(union.safeParse({ kind: 'c' }).success).toBe(false);
  });
});
