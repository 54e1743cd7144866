import { ERRORS } from '#shared/api/contract/error-names.ts';
import { type RouteName, routeEntries } from '#shared/api/routes.ts';
import type { RouteDefinition } from '#shared/api/contract/route.ts';

/** The routes of the contract, one row each. */
export function renderRoutes(): string {
  return ['| Route | What it does |', '|---|---|', ...routeEntries().map(renderRoute)].join('\n');
}

function renderRoute([, route]: readonly [RouteName, RouteDefinition]): string {
  const query = Object.keys(route.query.shape);
  const parameters = query.length === 0 ? '' : `?${query.join('&')}`;
  const path = route.path.replaceAll(/\{(\w+)Id\}/g, '{id}');
  return `| \`${route.method} ${path}${parameters}\` | ${route.summary} |`;
}

/** The names that errors have, by their HTTP status. */
export function renderErrors(): string {
  const rows = Object.entries(ERRORS).map(
    ([name, { status, when }]) => `| ${status} | \`${name}\` | ${when} |`,
  );
  return ['| HTTP | `name` | When |', '|---|---|---|', ...rows].join('\n');
}
