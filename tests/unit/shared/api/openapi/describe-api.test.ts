import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { describeApi } from '#shared/api/openapi/describe-api.ts';
import { OutgoingEventType } from '#shared/domain/outgoing-event.ts';
import { routeEntries } from '#shared/api/routes.ts';

const Operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(
    z.looseObject({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.looseObject({}) }),
  ),
  requestBody: z.unknown().optional(),
  responses: z.record(
    z.string(),
    z.looseObject({
      content: z.record(z.string(), z.unknown()),
      headers: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
const Described = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});
const Posted = z.record(
  z.string(),
  z.object({
    post: z.looseObject({
      parameters: z.array(z.looseObject({ name: z.string() })),
      requestBody: z.object({
        required: z.literal(true),
        content: z.object({
          'application/json': z.object({
            schema: z.looseObject({
              properties: z.record(z.string(), z.looseObject({})),
              required: z.array(z.string()),
            }),
          }),
        }),
      }),
    }),
  }),
);
const described = Described.parse(JSON.parse(JSON.stringify(describeApi())));

describe('openapi.json', () => {
  test('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(JSON.stringify(describeApi())));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('gives no parameter a bound that it has not', () => {
    const parameters = Object.values(described.paths).flatMap((path) =>
      Object.values(path).flatMap((operation) => operation.parameters),
    );
    const lowest = parameters.flatMap(({ name, schema }) =>
      typeof schema['minimum'] === 'number' ? [[name, schema['minimum']] as const] : [],
    );
    expect(lowest).toContainEqual(['wait', 0]);
    expect(lowest.filter(([, minimum]) => minimum < 0)).toEqual([]);
  });

  test('says of each form of a result what comes: a list as CSL-JSON, else text', () => {
    const path = described.paths['/v1/research/jobs/{jobId}/result'];
    const content = path?.['get']?.responses['200']?.content;
    expect(content?.['application/vnd.citationstyles.csl+json']).toEqual({
      schema: { type: 'array', items: { type: 'object' } },
    });
    expect(content?.['text/markdown']).toEqual({ schema: { type: 'string' } });
  });

  test.each(routeEntries())('has %s with its status and the content types of its answer', (name, route) => {
    const operation = described.paths[route.path]?.[route.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    const answer = operation?.responses[String(route.status)];
    expect(Object.keys(answer?.content ?? {})).toEqual(['application/json', ...route.media]);
  });

  test('R7.2 has every status that a submission is answered with, and the headers that a program goes by', () => {
    const responses = described.paths['/v1/research/jobs']?.['post']?.responses ?? {};
    expect(Object.keys(responses)).toEqual([
      '200',
      '201',
      '400',
      '401',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    const limits = ['RateLimit-Policy', 'RateLimit'];
    expect(Object.keys(responses['201']?.headers ?? {})).toEqual([
      'Location',
      ...limits,
      'Idempotent-Replayed',
    ]);
    expect(responses['200']?.content).toEqual(responses['201']?.content);
    expect(Object.keys(responses['429']?.headers ?? {})).toEqual(['Retry-After', ...limits]);
  });

  test('says of each route with a body that it may be too large, or in a form that is not read', () => {
    const operations = Object.values(described.paths).flatMap((one) => Object.values(one));
    const withBody = operations.filter((one) => one.requestBody !== undefined);
    expect(withBody.length).toBeGreaterThan(5);
    expect(
      withBody.filter(({ responses }) => responses['413'] === undefined || responses['415'] === undefined),
    ).toEqual([]);
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

  test('R7.7 has every event that is posted to webhooks, with its fields and how it is signed', () => {
    const webhooks = Posted.parse(described['webhooks']);
    expect(Object.keys(webhooks)).toEqual(OutgoingEventType.options);
    for (const [type, { post }] of Object.entries(webhooks)) {
      const { properties, required } = post.requestBody.content['application/json'].schema;
      expect(required).toEqual(
        expect.arrayContaining(['id', 'timestamp', 'tenantId', 'owner', 'type', 'data']),
      );
      expect(properties['type']).toMatchObject({ const: type });
      expect(post.parameters.map(({ name }) => name)).toContain('webhook-signature');
    }
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
