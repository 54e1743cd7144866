import type { Edge } from './imports.ts';

/** Who may import whom: the table of docs/architecture.md, as data. */
interface FolderRule {
  readonly folder: RegExp;
  /** What it may import of our own code. */
  readonly code: RegExp;
  /** The packages and built-in modules it may import. */
  readonly packages: (specifier: string) => boolean;
}

const PURE_PACKAGES =
  /^(?:zod|stemmer|@orama\/stemmers\/(?:dutch|french|german|greek|italian|portuguese|russian|spanish)|tldts|normalize-url|htmlparser2|domutils|csv-parse\/sync|croner)$/;
const OUTSIDE_WORLD =
  /^(?:@aws-sdk\/|@smithy\/|undici|dynalite|aws-local-stepfunctions|commander|esbuild|aws-cdk|constructs|cdk-nag)/;
const WORLDLY_MODULES = new Set([
  'node:fs',
  'node:fs/promises',
  'node:http',
  'node:https',
  'node:http2',
  'node:net',
  'node:tls',
  'node:dgram',
  'node:dns',
  'node:sqlite',
  'node:child_process',
  'node:worker_threads',
  'node:cluster',
]);
const CDK_PACKAGES = /^(?:aws-cdk-lib|constructs|esbuild|vite|zod)(?:\/|$)/;

const isPure = (specifier: string): boolean => PURE_PACKAGES.test(specifier);
const isHarmless = (specifier: string): boolean =>
  !OUTSIDE_WORLD.test(specifier) && !WORLDLY_MODULES.has(specifier);
/** What a browser is sent: nothing but the view library, and the schemas' own. */
const isForBrowsers = (specifier: string): boolean =>
  /^(?:preact(?:\/|$)|@preact\/signals$|zod$)/.test(specifier);
const anything = (): boolean => true;
const nothing = (): boolean => false;

const RULES: readonly FolderRule[] = [
  { folder: /^shared\/domain\//, code: /^shared\/(?:domain|text)\//, packages: isPure },
  {
    folder: /^shared\/text\//,
    code: /^shared\/(?:domain|text)\//,
    packages: (specifier) => isPure(specifier) || specifier === 'node:crypto',
  },
  {
    folder: /^shared\/presentation\//,
    code: /^shared\/(?:presentation\/|domain\/|text\/markup\/)/,
    packages: nothing,
  },
  {
    folder: /^shared\/make-folder\.ts$/,
    code: /^$/,
    packages: (specifier) => specifier === 'node:fs' || specifier === 'node:path',
  },
  { folder: /^shared\/errors\.ts$/, code: /^shared\/domain\//, packages: nothing },
  {
    folder: /^shared\/config(?:\.ts$|\/)/,
    code: /^shared\/(?:(?:config|domain)\/|errors\.ts$)/,
    packages: isPure,
  },
  { folder: /^shared\/api\//, code: /^shared\/(?:api\/|domain\/|errors\.ts$)/, packages: isPure },
  {
    folder: /^shared\/mcp\//,
    code: /^shared\/(?:(?:mcp|api|domain)\/|prompting\/envelope\.ts$|errors\.ts$)/,
    packages: (specifier) => isPure(specifier) || specifier.startsWith('@modelcontextprotocol/sdk/'),
  },
  {
    folder: /^shared\/prompting\//,
    code: /^shared\/(?:(?:prompting|domain|text)\/|errors\.ts$)/,
    packages: isPure,
  },
  { folder: /^shared\/ports\//, code: /^shared\/(?:ports|domain)\//, packages: isPure },
  {
    folder: /^shared\/research\//,
    code: /^shared\/(?:(?:research|ports|domain|text|prompting|presentation)\/|errors\.ts$)/,
    packages: isPure,
  },
  {
    folder: /^shared\/adapters\//,
    code: /^shared\/(?:(?:adapters|ports|domain|text|prompting)\/|config\.ts$|errors\.ts$)/,
    packages: anything,
  },
  {
    folder: /^shared\/lambda\//,
    code: /^shared\/(?:(?:lambda|research|ports|domain|text)\/|adapters\/(?:index|aws)\.ts$|config\.ts$|errors\.ts$)/,
    packages: isHarmless,
  },
  {
    folder: /^functions\//,
    code: /^shared\/(?!adapters\/|config\.ts$|make-folder\.ts$)/,
    packages: isHarmless,
  },
  {
    folder: /^infra\//,
    code: /^(?:infra\/|shared\/(?:api|domain|presentation\/style)\/|shared\/(?:errors|config)\.ts$)/,
    packages: (specifier) => CDK_PACKAGES.test(specifier) || specifier.startsWith('node:'),
  },
  {
    folder: /^local\//,
    code: /^(?:local|functions|shared|infra\/(?:state-machine|viewer))\//,
    packages: anything,
  },
  {
    folder: /^cli\//,
    code: /^(?:cli\/|shared\/(?:api|domain|mcp|presentation)\/|shared\/(?:config|make-folder)\.ts$)/,
    packages: anything,
  },
  {
    folder: /^viewer\//,
    code: /^(?:viewer|shared\/(?:api|domain|presentation|text\/markup))\//,
    packages: isForBrowsers,
  },
  {
    folder: /^tests\//,
    code: /^(?:tests|shared|functions|infra|local|cli|viewer|docs\/examples)\//,
    packages: anything,
  },
];

/** The one import by which the command line reaches the local runtime. */
const LOCAL_DOOR = /^local\//;

/** What is wrong with an import, in a sentence each. */
export function importProblems(edge: Edge): readonly string[] {
  const rule = RULES.find((one) => one.folder.test(edge.file));
  if (!rule) return [];
  const { file, target, specifier } = edge;
  if (target === undefined) {
    return rule.packages(specifier) ? [] : [`${file} must not import the package ${specifier}.`];
  }
  const problems: string[] = [];
  if (leavesTopFolder(edge))
    problems.push(`${file} leaves its top folder by ${specifier}; write #${target}.`);
  if (!mayImport(rule, edge)) problems.push(`${file} must not import ${target}.`);
  if (target.startsWith('tests/') && !file.startsWith('tests/')) problems.push(`${file} imports a test.`);
  return problems;
}

/** More than one door (a file of the command line, a module of the local runtime) between the two. */
export function doorProblems(edges: readonly Edge[]): readonly string[] {
  const doors = edges.filter((edge) => edge.file.startsWith('cli/') && LOCAL_DOOR.test(edge.target ?? ''));
  const names = new Set(doors.map((edge) => `${edge.file} -> ${edge.target}`));
  return [...names].slice(1).map((name) => `${name} is another door from cli to local; one is enough.`);
}

function mayImport(rule: FolderRule, edge: Edge): boolean {
  const { file, target = '', isDynamic } = edge;
  const own = ownFunctionFolder(file);
  if (own !== undefined && target.startsWith(own)) return true;
  if (file.startsWith('cli/') && LOCAL_DOOR.test(target)) return isDynamic;
  return rule.code.test(target);
}

/** `functions/steps/digest-source/` of a file therein; a function's folder is its own. */
function ownFunctionFolder(file: string): string | undefined {
  return /^functions\/(?:api|authorize|check|deliver|fetch-page|post-webhook|viewer|(?:steps|queue)\/[^/]+)\//.exec(
    file,
  )?.[0];
}

/** The folders with an alias in package.json; the others are imported by nobody but tests. */
const ALIASED = new Set(['shared', 'functions', 'infra', 'local']);

function leavesTopFolder({ file, target = '', specifier }: Edge): boolean {
  const top = target.split('/')[0] ?? '';
  return specifier.startsWith('.') && ALIASED.has(top) && top !== file.split('/')[0];
}
