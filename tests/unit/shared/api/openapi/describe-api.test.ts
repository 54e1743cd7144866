import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { describeApi } from '#shared/api/openapi/describe-api.ts';
import { routeEntries } from '#shared/api/routes.ts';

const Operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(
    z.looseObject({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.looseObject({}) }),
  ),
  responses: z.record(z.string(), z.looseObject({ content: z.record(z.string(), z.unknown()) })),
});
const Described = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});
const described = Described.parse(JSON.parse(JSON.stringify(describeApi())));

describe('openapi.json', () => {
  test('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(JSON.stringify(describeApi())));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test.each(routeEntries())('has %s with its status and the content types of its answer', (name, route) => {
    const operation = described.paths[route.path]?.[route.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    const answer = operation?.responses[String(route.status)];
    expect(Object.keys(answer?.content ?? {})).toEqual(['application/json', ...route.media]);
  });

  test('names each part of a path and each parameter of a query, with its type', () => {
    const { parameters } = described.paths['/v1/research/jobs/{jobId}/events']?.['get'] ?? { parameters: [] };
    expect(parameters.map((one) => [one.in, one.name, one.required, one.schema['type']])).toEqual([
      ['path', 'jobId', true, 'string'],
      ['query', 'after', false, 'integer'],
      ['query', 'wait', false, 'integer'],
      ['query', 'limit', false, 'integer'],
      ['header', 'Last-Event-ID', false, 'string'],
    ]);
  });

  test('refuses unknown fields in what is sent, and allows for new ones in what is answered', () => {
    expect(described.components.schemas['SubmitJobBody']).toMatchObject({ additionalProperties: false });
    expect(described.components.schemas['SubmitJobAnswer']).not.toHaveProperty('additionalProperties');
  });

  test('leaves no reference without its schema', () => {
    const references = [...JSON.stringify(described).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(routeEntries().length);
    for (const [, name = ''] of references) expect(described.components.schemas).toHaveProperty(name);
  });
});
