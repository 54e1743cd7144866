import type * as z from 'zod';
import { InvalidInput } from '#shared/errors.ts';
import { BATCH_ROUTES } from './contract/batch-routes.ts';
import { INSIGHT_ROUTES } from './contract/insight-routes.ts';
import { JOB_ROUTES } from './contract/job-routes.ts';
import type { RouteDefinition } from './contract/route.ts';
import { SCHEDULE_ROUTES } from './contract/schedule-routes.ts';
import { SERVICE_ROUTES } from './contract/service-routes.ts';
import { STANDING_ROUTES } from './contract/standing-routes.ts';
import { WEBHOOK_ROUTES } from './contract/webhook-routes.ts';

/**
 * The contract: every route of the API, by name. A new route is an entry in a file of `contract/` and a handler in
 * functions/api/handlers.ts; validation, openapi.json, `client.call` and docs/api.md follow from it.
 */
export const ROUTES = {
  ...JOB_ROUTES,
  ...INSIGHT_ROUTES,
  ...BATCH_ROUTES,
  ...STANDING_ROUTES,
  ...SCHEDULE_ROUTES,
  ...SERVICE_ROUTES,
  ...WEBHOOK_ROUTES,
} as const satisfies Readonly<Record<string, RouteDefinition>>;

export type Routes = typeof ROUTES;
export type RouteName = keyof Routes;
export type QueryOf<Name extends RouteName> = z.output<Routes[Name]['query']>;
export type BodyOf<Name extends RouteName> = z.output<Routes[Name]['body']>;
export type AnswerOf<Name extends RouteName> = z.output<Routes[Name]['answer']>;

/** A schema as that which reads values of a type. */
export interface Reads<Value> {
  safeParse(value: unknown): z.ZodSafeParseResult<Value>;
}

/** The schemas of a route, tied to its name: what is read by them has the type that its handler or caller expects. */
export const READS: {
  readonly [Name in RouteName]: {
    readonly query: Reads<QueryOf<Name>>;
    readonly body: Reads<BodyOf<Name>>;
    readonly answer: Reads<AnswerOf<Name>>;
  };
} = { ...ROUTES };

/** What stands in the place of the `{name}`s of a path. */
export type PathParams = Readonly<Record<string, string>>;

/** The path of a route with its parameters filled in. Throws InvalidInput for one that would lead to another route. */
export function pathTo(name: RouteName, params: PathParams = {}): string {
  return ROUTES[name].path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => segmentFor(key, params[key]));
}

/** What of a path is empty or dots is taken out of it on its way. */
const LOST_SEGMENT = /^\.{0,2}$/;

function segmentFor(key: string, value = ''): string {
  if (!LOST_SEGMENT.test(value)) return encodeURIComponent(value);
  const message = value === '' ? `The ${key} is empty.` : `“${value}” is no ${key}.`;
  throw new InvalidInput(message, { field: key, remedy: 'Nothing was sent. Say which one is meant.' });
}

export interface RouteMatch {
  readonly name: RouteName;
  readonly params: PathParams;
}

/** The route of a request, or the methods that its path knows (none: the path is unknown). */
export function matchRoute(method: string, path: string): RouteMatch | { readonly allow: readonly string[] } {
  const found = routeEntries().flatMap(([name, route]) => {
    const params = matchPath(route.path, path);
    return params === undefined ? [] : [{ name, method: route.method, params }];
  });
  // A path that is spelt out comes before one with a name in its place.
  const [match] = found
    .filter((one) => one.method === method)
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  return match
    ? { name: match.name, params: match.params }
    : { allow: [...new Set(found.map((one) => one.method))] };
}

/** Every route with its name. */
export function routeEntries(): readonly (readonly [RouteName, RouteDefinition])[] {
  return Object.keys(ROUTES)
    .filter(isRouteName)
    .map((name) => [name, ROUTES[name]] as const);
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(ROUTES, name);
}

/** What stands in the place of the names of a template; undefined when the path does not fit it. */
function matchPath(template: string, path: string): PathParams | undefined {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    const part = given[index] ?? '';
    // An empty part names nothing, and least of all everything.
    if (name === undefined ? segment !== part : part === '') return undefined;
    if (name !== undefined) params[name] = decode(part);
  }
  return params;
}

/** What cannot be decoded names nothing; it stays as it came. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
