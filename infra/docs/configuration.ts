import { VARIABLES } from '#shared/config.ts';
import type { Settings } from '#shared/domain/settings.ts';

interface Page {
  readonly name: string;
  readonly title: string;
  /** Its groups in their order, each with its title. */
  readonly groups: Partial<Readonly<Record<keyof Settings, string>>>;
}

const PAGES: readonly Page[] = [
  {
    name: 'research',
    title: 'How research goes',
    groups: {
      research: 'Research',
      gate: 'Gate',
      digest: 'Digest',
      budget: 'Budget',
      report: 'Report',
    },
  },
  {
    name: 'jobs',
    title: 'Jobs, limits and schedules',
    groups: { job: 'Job', breaker: 'Circuit breaker', schedules: 'Schedules' },
  },
  {
    name: 'search',
    title: 'Searching and reading',
    groups: {
      search: 'Search',
      fetch: 'Pages of the web',
      baseUrl: 'Where services are',
      apiKey: 'Keys of services',
    },
  },
  { name: 'models', title: 'Models', groups: { model: 'Models' } },
  {
    name: 'service',
    title: 'A service for others',
    groups: {
      store: 'Stores',
      outgoing: 'Events and webhooks',
      people: 'People who sign in',
      viewer: 'The viewer',
    },
  },
  { name: 'local', title: 'On your own machine', groups: { local: 'Local runtime' } },
];

const INTRODUCTION = `# Configuration

Every setting is an environment variable, read and checked in one place (\`shared/config.ts\`). A value that does not
fit is refused at the start, with the name of the variable and what it takes. Units stand in the names or in the
meaning. The last column is the name that the same setting has in the designs this product joins.

On AWS the construct sets them: \`new DeepResearch(this, 'Research', { settings: { MAX_ITERATIONS: '5' } })\`.
Keys of services come from a secret there: [keys on AWS](deploy/keys.md).
Made by \`npm run docs\`; do not edit by hand.
`;

/** docs/configuration.md and the pages that it leads to. */
export const CONFIGURATION_PAGES: readonly { readonly file: string; readonly text: string }[] = [
  { file: 'docs/configuration.md', text: renderIndex() },
  ...PAGES.map((page) => ({ file: `docs/configuration/${page.name}.md`, text: renderPage(page) })),
];

function renderIndex(): string {
  const rows = PAGES.map(({ name, title, groups }) => {
    const variables = Object.entries(VARIABLES)
      .filter(([, { group }]) => group in groups)
      .map(([variable]) => `\`${variable}\``);
    return `| [${title}](configuration/${name}.md) | ${variables.join(', ')} |`;
  });
  return [INTRODUCTION, '| Page | Variables |', '|---|---|', ...rows, ''].join('\n');
}

function renderPage({ title, groups }: Page): string {
  const parts = Object.entries(groups).map(([group, name]) => renderGroup(group, name));
  return [
    `# Configuration: ${title.toLowerCase()}`,
    '',
    'Made by `npm run docs` from the settings; [the others](../configuration.md).',
    '',
    parts.join('\n'),
  ].join('\n');
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
