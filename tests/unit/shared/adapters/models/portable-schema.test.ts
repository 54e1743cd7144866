import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { portableSchema } from '#shared/adapters/models/portable-schema.ts';

describe('portableSchema', () => {
  test('leaves out bounds, formats, patterns and defaults, and keeps descriptions', () => {
    const schema = z.object({
      url: z.url().max(100).describe('Where it is'),
      code: z.string().regex(/^[a-z]+$/),
      size: z.int().min(1).max(9),
      tags: z.array(z.string().min(1)).min(1).max(3),
    });
    expect(portableSchema(schema)).toEqual({
      type: 'object',
      properties: {
        url: { type: 'string', description: 'Where it is' },
        code: { type: 'string' },
        size: { type: 'integer' },
        tags: { type: 'array', items: { type: 'string' } },
      },
      required: ['url', 'code', 'size', 'tags'],
      additionalProperties: false,
    });
  });

  test('requires every property, with null for one that need not be there', () => {
    const schema = z.object({
      note: z.string().optional(),
      kind: z.enum(['a', 'b']).default('a'),
      page: z.int().nullable(),
      last: z.int().nullish(),
    });
    const integerOrNull = { anyOf: [{ type: 'integer' }, { type: 'null' }] };
    expect(portableSchema(schema)).toEqual({
      type: 'object',
      properties: {
        note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        kind: { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] },
        page: integerOrNull,
        last: integerOrNull,
      },
      required: ['note', 'kind', 'page', 'last'],
      additionalProperties: false,
    });
  });

  test('closes objects in unions and lists, and repeats what is used twice', () => {
    const Point = z.object({ at: z.int().min(0) });
    const schema = z.object({
      points: z.array(Point),
      one: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('here'), point: Point }),
        z.object({ kind: z.literal('nowhere') }),
      ]),
    });
    const point = {
      type: 'object',
      properties: { at: { type: 'integer' } },
      required: ['at'],
      additionalProperties: false,
    };
    const kind = (name: string): unknown => ({ type: 'string', enum: [name] });
    expect(portableSchema(schema)).toMatchObject({
      properties: {
        points: { type: 'array', items: point },
        one: {
          anyOf: [
            {
              properties: { kind: kind('here'), point },
              required: ['kind', 'point'],
              additionalProperties: false,
            },
            { properties: { kind: kind('nowhere') }, required: ['kind'], additionalProperties: false },
          ],
        },
      },
    });
    expect(JSON.stringify(portableSchema(schema))).not.toContain('$');
  });
});
