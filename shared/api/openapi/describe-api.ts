import * as z from 'zod';
import { PRODUCT_VERSION } from '#shared/domain/product.ts';
import { COMMON_ERRORS, ERRORS, type ErrorName, httpStatusOf } from '../contract/error-names.ts';
import { LIMITED, NO_BODY, type RouteDefinition } from '../contract/route.ts';
import { ErrorBody } from '../responses.ts';
import { type RouteName, routeEntries } from '../routes.ts';
import { describeWebhooks } from './describe-webhooks.ts';
import { type JsonSchema, inputSchema, outputSchema, parameterSchema } from './json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** The contract as an OpenAPI 3.1 document, made from nothing but itself. */
export function describeApi(): {
  readonly openapi: string;
  readonly info: Json;
  readonly paths: Json;
} & Json {
  const routes = routeEntries();
  const paths = Map.groupBy(routes, ([, { path }]) => path);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plumbline',
      version: PRODUCT_VERSION,
      description:
        'Deep research with citations one can check: submit a question, follow it, read its report.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }, {}],
    paths: Object.fromEntries([...paths].map(([path, group]) => [path, describePath(group)])),
    webhooks: describeWebhooks(),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: outputSchema(ErrorBody),
        ...Object.fromEntries(routes.map(([name, { answer }]) => [answerName(name), outputSchema(answer)])),
        ...Object.fromEntries(
          routes.flatMap(([name, { body }]) =>
            takesNothing(body) ? [] : [[bodyName(name), inputSchema(body)] as const],
          ),
        ),
      },
    },
  };
}

function describePath(group: readonly (readonly [RouteName, RouteDefinition])[]): Json {
  return Object.fromEntries(
    group.map(([name, route]) => [route.method.toLowerCase(), describeRoute(name, route)]),
  );
}

function describeRoute(name: RouteName, route: RouteDefinition): Json {
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.role === 'admin' ? 'admin' : 'research'],
    parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
    ...(takesNothing(route.body)
      ? {}
      : { requestBody: { required: true, content: { 'application/json': refer(bodyName(name)) } } }),
    responses: {
      ...(route.okWhen === undefined
        ? {}
        : { 200: describeAnswer(name, { ...route, summary: route.okWhen }) }),
      [route.status]: describeAnswer(name, route),
      ...errorResponses(route),
    },
  };
}

function describeAnswer(name: RouteName, { summary, answerHeaders, media }: RouteDefinition): Json {
  return {
    description: summary,
    ...describeHeaders(answerHeaders),
    content: {
      'application/json': refer(answerName(name)),
      ...Object.fromEntries(media.map((type) => [type, { schema: mediaSchema(type) }])),
    },
  };
}

/** Other JSON than that of the contract is a list of what another standard describes; all else is text. */
function mediaSchema(type: string): JsonSchema {
  return type.endsWith('+json') ? { type: 'array', items: { type: 'object' } } : { type: 'string' };
}

function describeHeaders(headers: RouteDefinition['answerHeaders']): Json {
  const described = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return described.length === 0 ? {} : { headers: Object.fromEntries(described) };
}

function pathParameters({ path }: RouteDefinition): readonly Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: RouteDefinition): readonly Json[] {
  return Object.entries(query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !isOptional(schema),
    schema: parameterSchema(schema),
  }));
}

function isOptional(schema: z.core.$ZodType): boolean {
  return z.safeParse(schema, undefined).success;
}

function headerParameters({ headers }: RouteDefinition): readonly Json[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
}

/** One answer for each status, with the names that share it. */
function errorResponses({ body, errors, answerHeaders }: RouteDefinition): Json {
  const ofBody: readonly ErrorName[] = takesNothing(body) ? [] : ['PayloadTooLarge', 'UnsupportedMediaType'];
  const names = [...new Set<ErrorName>([...COMMON_ERRORS, ...ofBody, ...errors])];
  const byStatus = Map.groupBy(names, httpStatusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((name) => `${name}: ${ERRORS[name].when}`).join('; '),
        ...(group.includes('Throttled') ? describeHeaders(throttledHeaders(answerHeaders)) : {}),
        content: { 'application/json': refer('Error') },
      },
    ]),
  );
}

function throttledHeaders(answerHeaders: RouteDefinition['answerHeaders']): RouteDefinition['answerHeaders'] {
  const limits = Object.entries(answerHeaders).filter(([name]) => Object.hasOwn(LIMITED, name));
  return { 'Retry-After': 'the seconds after which to come again', ...Object.fromEntries(limits) };
}

function takesNothing(body: z.ZodType): boolean {
  return body === NO_BODY;
}

function bodyName(name: RouteName): string {
  return `${capitalize(name)}Body`;
}

function answerName(name: RouteName): string {
  return `${capitalize(name)}Answer`;
}

function capitalize(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

function refer(name: string): { readonly schema: JsonSchema } {
  return { schema: { $ref: `#/components/schemas/${name}` } };
}
