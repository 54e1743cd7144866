import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type * as z from 'zod';
import { BODY_MAX_BYTES, BODY_REMEDY } from '#shared/api/requests.ts';
import { parseJson } from '#shared/api/request-failed.ts';
import type { BodyOf, PathParams, QueryOf, Reads, RouteName } from '#shared/api/routes.ts';
import type { Caller } from '#shared/domain/caller.ts';
import { InvalidInput, PayloadTooLarge, UnsupportedMediaType } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { encodingProblem } from './body-encoding.ts';

/** What a route works with; its query and its body are what the contract says of the route. */
export interface ApiRequest<Name extends RouteName = RouteName> {
  readonly ports: Ports;
  readonly caller: Caller;
  readonly params: PathParams;
  /** That of `params`; empty where the path has none. */
  readonly jobId: string;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  readonly headers: ReadonlyMap<string, string>;
  readonly event: APIGatewayProxyEvent;
  /** How long an answer may take, in milliseconds. */
  readonly patienceMilliseconds: number;
  /** Whether a body may be sent bit by bit. */
  readonly canStream: boolean;
}

/** Headers by lower-case name. */
export function readHeaders(event: APIGatewayProxyEvent): ReadonlyMap<string, string> {
  const entries = Object.entries(event.headers ?? {});
  return new Map(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name.toLowerCase(), value] as const])),
  );
}

const PATIENCE_WITHOUT_CLOCK = 600_000;
/** Left for the end of the answer before a function runs out of time. */
const RESERVE = 3000;

export function patienceOf(context: Context): number {
  if (typeof context.getRemainingTimeInMillis !== 'function') return PATIENCE_WITHOUT_CLOCK;
  return Math.max(0, context.getRemainingTimeInMillis() - RESERVE);
}

/**
 * The body by its schema. Throws InvalidInput that names the field, PayloadTooLarge for one beyond the limit, and
 * UnsupportedMediaType for one that is not marked as UTF-8.
 */
export function parseBody<Value>(event: APIGatewayProxyEvent, schema: Reads<Value>): Value {
  // What takes nothing is not looked at.
  const nothing = schema.safeParse(undefined);
  if (nothing.success) return nothing.data;
  const text = readBody(event);
  const headers = readHeaders(event);
  const type = headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new InvalidInput('The body is not marked as JSON.', {
      remedy: 'Send it with the header Content-Type: application/json.',
    });
  }
  const problem = encodingProblem(headers);
  if (problem) throw new UnsupportedMediaType(problem.message, { remedy: problem.remedy });
  const value = parseJson(text);
  if (value === undefined) {
    throw new InvalidInput('The body is not valid JSON.', { remedy: 'Send a JSON object.' });
  }
  return parseWith(schema, value, 'The request');
}

/** The query by its schema. Throws InvalidInput that names the parameter, one that comes twice with two values too. */
export function parseQuery<Value>(event: APIGatewayProxyEvent, schema: Reads<Value>): Value {
  for (const [name, values] of Object.entries(event.multiValueQueryStringParameters ?? {})) {
    if (new Set(values).size < 2) continue;
    throw new InvalidInput(`The query string has several values of ${name.slice(0, 80)}.`, {
      field: name.slice(0, 80),
      remedy: 'Give one.',
    });
  }
  return parseWith(schema, event.queryStringParameters ?? {}, 'The query string');
}

function readBody(event: APIGatewayProxyEvent): string {
  const encoded = event.body ?? '';
  const bytes = event.isBase64Encoded ? Buffer.from(encoded, 'base64') : Buffer.from(encoded);
  if (bytes.length > BODY_MAX_BYTES) {
    throw new PayloadTooLarge(`The body has ${bytes.length} bytes; at most ${BODY_MAX_BYTES} are taken.`, {
      remedy: BODY_REMEDY,
    });
  }
  return event.isBase64Encoded ? bytes.toString('utf8') : encoded;
}

function parseWith<Value>(schema: Reads<Value>, value: unknown, what: string): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw describeIssue(firstCause(parsed.error.issues), what);
}

/** Of several forms that might have been meant, one that was followed further than to its own fields says what is wrong. */
function firstCause(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const [issue] = issues;
  if (issue?.code !== 'invalid_union') return issue;
  const causes = issue.errors.flatMap((branch) => firstCause(branch) ?? []);
  const followed = causes.filter((cause) => depthOf(cause) > 1);
  const [deepest] = followed.toSorted((one, other) => depthOf(other) - depthOf(one));
  return deepest === undefined ? issue : { ...deepest, path: [...issue.path, ...deepest.path] };
}

/** Of a field that is not known the path leads to what holds it. */
function depthOf({ code, path }: z.core.$ZodIssue): number {
  return path.length + Number(code === 'unrecognized_keys');
}

function describeIssue(issue: z.core.$ZodIssue | undefined, what: string): InvalidInput {
  if (issue?.code === 'unrecognized_keys') {
    const field = [...issue.path, issue.keys[0] ?? ''].join('.');
    return new InvalidInput(`${what} has a field that is not known: ${field.slice(0, 80)}.`, {
      field: field.slice(0, 80),
      remedy: 'Leave it out, or check its spelling.',
    });
  }
  const field = issue?.path.join('.') ?? '';
  const where = field === '' ? what : `${what} does not fit at ${field}`;
  return new InvalidInput(`${where}: ${issue?.message ?? 'unexpected value'}.`, {
    ...(field === '' ? {} : { field }),
    remedy: 'See the description of the API for what is expected.',
  });
}
