import * as z from 'zod';
import type { ErrorName } from './error-names.ts';

export type HttpMethod = 'DELETE' | 'GET' | 'PATCH' | 'POST';

/** Who may call: everyone whom the gateway lets in, or those who look after the service. */
type Role = 'admin' | 'caller';

/**
 * One route of the API, from which its validation, its part of openapi.json, the client and the table in docs/api.md follow.
 * Spread `PLAIN` and name what differs.
 */
export interface RouteDefinition {
  readonly method: HttpMethod;
  /** Each `{name}` stands for one path segment and is in `params` of the request. */
  readonly path: string;
  readonly role: Role;
  /** One sentence for a reader, in Markdown. */
  readonly summary: string;
  /** Strict: a parameter that is not in it is refused by name. */
  readonly query: z.ZodObject;
  readonly body: z.ZodType;
  /** Headers that the route reads beyond those of HTTP, each with what it does. */
  readonly headers: Readonly<Record<string, string>>;
  readonly status: 200 | 201 | 202;
  /** When the same answer has the status 200 instead. */
  readonly okWhen?: string;
  /** Headers of the answer that a program may go by, each with what it says. */
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** The answer as JSON. */
  readonly answer: z.ZodType;
  /** Other content types that the answer can have. */
  readonly media: readonly string[];
  /** Errors beyond those of every route. */
  readonly errors: readonly ErrorName[];
}

/** The body is not looked at. */
export const NO_BODY = z.undefined();
const NO_QUERY = z.strictObject({});

/** Of an answer that makes something. */
export const LOCATED = { Location: 'the path of what was made' } as const;
/** Of what a caller may do so often in some time; absent where the service sets no limit. */
export const LIMITED = {
  'RateLimit-Policy': 'how many are taken in which time: `"submit";q=10;w=900`',
  RateLimit: 'how many are left, and the seconds until there is one more: `"submit";r=9;t=0`',
} as const;

export const PLAIN = {
  role: 'caller',
  query: NO_QUERY,
  body: NO_BODY,
  headers: {},
  status: 200,
  answerHeaders: {},
  media: [],
  errors: [],
} as const;
