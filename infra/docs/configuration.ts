import { VARIABLES } from '#shared/config.ts';

const TITLES: Readonly<Record<string, string>> = {
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
  const groups = [...new Set(Object.values(VARIABLES).map((variable) => variable.group))];
  return [INTRODUCTION, ...groups.map(renderGroup)].join('\n');
}

function renderGroup(group: string): string {
  const rows = Object.entries(VARIABLES).flatMap(([name, variable]) =>
    variable.group === group ? [rowOf(name, variable)] : [],
  );
  const head = ['| Variable | Default | Meaning | Takes | Also known as |', '|---|---|---|---|---|'];
  return [`## ${TITLES[group] ?? group}`, '', ...head, ...rows, ''].join('\n');
}

function rowOf(name: string, variable: (typeof VARIABLES)[string]): string {
  const fallback =
    variable.fallback === undefined || variable.fallback === '' ? '' : `\`${variable.fallback}\``;
  const alias = variable.seedName === undefined ? '' : `\`${variable.seedName}\``;
  const cells = [`\`${name}\``, fallback, variable.meaning, variable.hint, alias];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
