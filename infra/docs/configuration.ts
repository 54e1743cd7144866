import { VARIABLES } from '#shared/config.ts';
import type { Settings } from '#shared/domain/settings.ts';

/** In the order of the page. */
const TITLES: Readonly<Record<keyof Settings, string>> = {
  research: 'Research',
  gate: 'Gate',
  digest: 'Digest',
  job: 'Job',
  budget: 'Budget',
  breaker: 'Circuit breaker',
  report: 'Report',
  search: 'Search',
  fetch: 'Pages of the web',
  baseUrl: 'Where services are',
  apiKey: 'Keys of services',
  model: 'Models',
  store: 'Stores',
  outgoing: 'Events and webhooks',
  schedules: 'Schedules',
  people: 'People who sign in',
  viewer: 'The viewer',
  local: 'Local runtime',
};

const INTRODUCTION = `# Configuration

Every setting is an environment variable, read and checked in one place (\`shared/config.ts\`). A value that does not
fit is refused at the start, with the name of the variable and what it takes. Units stand in the names or in the
meaning. The last column is the name that the same setting has in the designs this product joins.

On AWS the construct sets them: \`new DeepResearch(this, 'Research', { settings: { MAX_ITERATIONS: '5' } })\`.
Keys of services come from a secret there: [security](security.md).
Made by \`npm run docs\`; do not edit by hand.
`;

/** docs/configuration.md, whole. */
export function renderConfiguration(): string {
  return [INTRODUCTION, ...Object.entries(TITLES).map(([group, title]) => renderGroup(group, title))].join(
    '\n',
  );
}

function renderGroup(group: string, title: string): string {
  const rows = Object.entries(VARIABLES).flatMap(([name, variable]) =>
    variable.group === group ? [renderRow(name, variable)] : [],
  );
  const head = ['| Variable | Default | Meaning | Takes | Also known as |', '|---|---|---|---|---|'];
  return [`## ${title}`, '', ...head, ...rows, ''].join('\n');
}

function renderRow(name: string, variable: (typeof VARIABLES)[string]): string {
  const fallback = textOf(variable.fallback);
  const alias = variable.seedName ?? '';
  const cells = [`\`${name}\``, quoted(fallback), variable.meaning, variable.hint, quoted(alias)];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** A default as one would set it. */
function textOf(fallback: unknown): string {
  if (fallback === undefined) return '';
  if (Array.isArray(fallback)) return fallback.join(',');
  return typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
}

function quoted(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}
