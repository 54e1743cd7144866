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

export const PLAIN = {
  role: 'caller',
  query: NO_QUERY,
  body: NO_BODY,
  headers: {},
  status: 200,
  media: [],
  errors: [],
} as const;
