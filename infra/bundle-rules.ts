import type { Metafile } from 'esbuild';
import type { StepRow } from '#shared/domain/step-row.ts';
import { STEPS, TASK_STATES, asksService } from '#shared/domain/steps.ts';
import { CHECK_BUNDLE, type Entry, MCP_BUNDLE, PAGE_BUNDLE, POST_BUNDLE, stepBundle } from './functions.ts';

/** One output of the bundler: what it is made of. */
export interface BundleContents {
  readonly entry: Entry;
  readonly bytes: number;
  /** Paths below the root of the repository, with the bytes each adds. */
  readonly inputs: ReadonlyMap<string, number>;
}

const KIBIBYTE = 1024;

/**
 * A cold start pays for each byte; raise a budget knowingly. A function holds the clients of the table and the archive, and
 * of what speaks with services outside only what its handler names: models, providers, the reader of pages, a reranker, an encoder.
 */
export const BUDGETS_KIB = {
  /**
   * The writer of reports holds the rules by which sentences are checked, in five languages, the words by which people ask, the
   * common words of English, by which names of products are told from others, the kinds of documents that have editions, and the senses
   * of words, by which a sentence is told that has nothing to do with the quote it cites.
   */
  step: 1420,
  /** With what is added to the encoder, 576 KiB in 48 strings, as much for what reads question and quote together, and six glossaries. */
  comparingStep: 3800,
  storeStep: 1000,
  api: 900,
  mcp: 1100,
  /** All routes of the API, the rules by which sentences are checked, the senses of words, and the reader of full texts with the shapes of plain ones. */
  check: 1410,
  post: 1000,
  queue: 1000,
  page: 1100,
  worker: 2400,
} as const;

/** What a step has only if its row of the step table says so. */
const ROW_FOLDERS: readonly (readonly [RegExp, (row: StepRow) => boolean, string])[] = [
  [
    /^shared\/adapters\/models\/(?:bedrock|create-model|openai|service-model)\./,
    (row) => row.asksModel,
    'it asks no model',
  ],
  [
    /^shared\/adapters\/search\/(?:web|knowledge-base)\/(?:.+\/)?provider\./,
    (row) => row.searches || row.reads,
    'it asks no provider',
  ],
  [/^shared\/adapters\/search\/rerankers\//, (row) => row.ranks, 'it asks no reranker'],
  [/^shared\/adapters\/reading\//, (row) => row.reads, 'it reads no pages'],
  [/^shared\/adapters\/encoding\//, (row) => row.compares, 'it compares no meanings'],
];

const LOCAL_FOLDERS = /^(?:local|cli|infra|viewer|tests)\//;
const LOCAL_PACKAGES = ['dynalite', 'aws-local-stepfunctions', 'commander', 'esbuild', 'aws-cdk-lib'];
const LOCAL_MODULES = ['node:sqlite'];
/** The client for untrusted pages can keep its answers in a database; nobody asks it to. */
const NAMED_BY_UNDICI = 'node:sqlite';
const BY_UNDICI: ReadonlySet<string> = new Set([PAGE_BUNDLE, POST_BUNDLE]);

/** Everything that is wrong with a bundle, in sentences; empty when it may be deployed. */
export function bundleProblems(contents: BundleContents): readonly string[] {
  return [
    ...sizeProblems(contents),
    ...[...contents.inputs].flatMap(([path, bytes]) =>
      bytes > 0 ? inputProblems(contents.entry, path) : [],
    ),
  ];
}

/** Built-in modules that a bundle asks for at run time but that Lambda code has no business with. */
export function externalProblems(entry: Entry, externals: readonly string[]): readonly string[] {
  return [...new Set(externals)]
    .filter((name) => LOCAL_MODULES.includes(name))
    .filter((name) => !(BY_UNDICI.has(entry.name) && name === NAMED_BY_UNDICI))
    .map((name) => `${entry.name} loads ${name}, which is for the local runtime only.`);
}

export function contentsOf(entry: Entry, output: Metafile['outputs'][string]): BundleContents {
  const inputs = Object.entries(output.inputs).map(([path, one]) => [path, one.bytesInOutput] as const);
  return { entry, bytes: output.bytes, inputs: new Map(inputs) };
}

export function budgetBytes(entry: Entry): number {
  const kind = entry.source.split('/')[1];
  if (kind === 'steps') return stepBudget(rowOf(entry)) * KIBIBYTE;
  if (kind === 'fetch-page') return BUDGETS_KIB.page * KIBIBYTE;
  if (entry.name === MCP_BUNDLE) return BUDGETS_KIB.mcp * KIBIBYTE;
  if (entry.name === CHECK_BUNDLE) return BUDGETS_KIB.check * KIBIBYTE;
  if (entry.name === POST_BUNDLE) return BUDGETS_KIB.post * KIBIBYTE;
  if (kind === 'adapters') return BUDGETS_KIB.worker * KIBIBYTE;
  return (kind === 'queue' ? BUDGETS_KIB.queue : BUDGETS_KIB.api) * KIBIBYTE;
}

function stepBudget(row: StepRow | undefined): number {
  if (row?.compares === true) return BUDGETS_KIB.comparingStep;
  return row === undefined || asksService(row) ? BUDGETS_KIB.step : BUDGETS_KIB.storeStep;
}

/** Undefined for what is no step. */
function rowOf({ name }: Entry): StepRow | undefined {
  const state = TASK_STATES.find((one) => stepBundle(one) === name);
  return state === undefined ? undefined : STEPS[state];
}

function sizeProblems({ entry, bytes, inputs }: BundleContents): readonly string[] {
  const budget = budgetBytes(entry);
  if (bytes <= budget) return [];
  const largest = [...inputs].sort(([, a], [, b]) => b - a).slice(0, 3);
  const names = largest.map(([path, size]) => `${path} (${kibibytes(size)})`).join(', ');
  return [
    `${entry.name} is ${kibibytes(bytes)}, over its budget of ${kibibytes(budget)}. Largest: ${names}.`,
  ];
}

function inputProblems(entry: Entry, path: string): readonly string[] {
  const problems: string[] = [];
  const say = (text: string): number => problems.push(`${entry.name} bundles ${path}: ${text}`);
  const folder = ownFolder(entry.source);
  if (path.startsWith('functions/') && !path.startsWith(folder)) say("another function's folder.");
  if (LOCAL_FOLDERS.test(path)) say('this folder is never part of a Lambda function.');
  if (/(?:^|\/)zod\/.*locales\/(?!(?:en|index)\.)/.test(path))
    say("write import * as z from 'zod', which leaves locales out.");
  const row = rowOf(entry);
  for (const [folder, may, reason] of row === undefined ? [] : ROW_FOLDERS) {
    if (row !== undefined && folder.test(path) && !may(row)) say(`${reason}, by its row of the step table.`);
  }
  const packageName = packageOf(path);
  if (LOCAL_PACKAGES.includes(packageName))
    say(`${packageName} is for the local runtime and the build only.`);
  return problems;
}

function ownFolder(source: string): string {
  return source.slice(0, source.lastIndexOf('/') + 1);
}

function packageOf(path: string): string {
  const [, inside = ''] = path.split(/^.*node_modules\//);
  const [scope = '', name = ''] = inside.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

export function kibibytes(bytes: number): string {
  return `${Math.ceil(bytes / KIBIBYTE)} KiB`;
}
