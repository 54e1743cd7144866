import { BATCH_ROUTES } from '#shared/api/contract/batch-routes.ts';
import { ERRORS } from '#shared/api/contract/error-names.ts';
import { SCHEDULE_ROUTES } from '#shared/api/contract/schedule-routes.ts';
import { STANDING_ROUTES } from '#shared/api/contract/standing-routes.ts';
import { WEBHOOK_ROUTES } from '#shared/api/contract/webhook-routes.ts';
import { type RouteName, routeEntries } from '#shared/api/routes.ts';
import type { RouteDefinition } from '#shared/api/contract/route.ts';

/** Routes whose table stands on the page of their subject. */
const PAGES = [
  { file: 'docs/batches.md', routes: BATCH_ROUTES },
  { file: 'docs/standing.md', routes: STANDING_ROUTES },
  { file: 'docs/schedules.md', routes: SCHEDULE_ROUTES },
  { file: 'docs/webhooks.md', routes: WEBHOOK_ROUTES },
] as const;

/** The pages with routes, and the table of each: docs/api.md has those that no other page has. */
export const ROUTE_PAGES: readonly { readonly file: string; readonly table: string }[] = [
  { file: 'docs/api.md', table: tableOf(([name]) => !PAGES.some(({ routes }) => name in routes)) },
  ...PAGES.map(({ file, routes }) => ({ file, table: tableOf(([name]) => name in routes) })),
];

type Entry = readonly [RouteName, RouteDefinition];

function tableOf(isThere: (entry: Entry) => boolean): string {
  const rows = routeEntries().filter(isThere).map(renderRoute);
  return ['| Route | What it does |', '|---|---|', ...rows].join('\n');
}

function renderRoute([, route]: Entry): string {
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
