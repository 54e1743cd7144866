import { existsSync, globSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Mutant, renderScores, scoresOf, totalOf } from './scores.ts';

/** What a user gets is decided here; the first must reach the threshold, the others are reported. */
const FOLDERS = [
  { folder: 'shared/domain', threshold: 80 },
  { folder: 'shared/research', threshold: 0 },
  { folder: 'functions/steps/apply-gate', threshold: 0 },
  { folder: 'functions/steps/extract-claims', threshold: 0 },
  { folder: 'functions/steps/select-sources', threshold: 0 },
  { folder: 'functions/steps/verify-report', threshold: 0 },
] as const;

const OUTPUT = 'dist/mutation';
/** Files of one run: what a run has found is kept, so that an end in the middle loses one run at most. */
const FILES_PER_RUN = 10;

/**
 * Changes the code of some files, one change at a time, and runs the tests that stand where the code stands: a change that
 * none of them notices survives. Results are kept, so that a second run tries only what has changed since.
 */
async function mutate(files: readonly string[], tests: string): Promise<readonly Mutant[]> {
  const name = (files[0] ?? '').replaceAll('/', '-');
  return new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', dir: tests, related: false },
    // TypeScript has no programming interface that could rewrite the file; vitest needs none.
    tsconfigFile: 'none',
    ignorePatterns: ['dist', 'docs', '.plumbline', 'examples-out', 'coverage'],
    tempDirName: `${OUTPUT}/sandbox`,
    incremental: true,
    incrementalFile: `${OUTPUT}/${name}.incremental.json`,
    // What is evaluated once, when a module is loaded, is data: schemas, tables, patterns.
    ignoreStatic: true,
    concurrency: 1,
    timeoutMS: 20_000,
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    jsonReporter: { fileName: `${OUTPUT}/${name}.json` },
    warnings: false,
  }).runMutationTest();
}

function filesOf(path: string): readonly string[] {
  return path.endsWith('.ts') ? [path] : globSync(`${path}/**/*.ts`).toSorted();
}

function partsOf(files: readonly string[]): readonly (readonly string[])[] {
  const starts = Array.from({ length: Math.ceil(files.length / FILES_PER_RUN) }, (_, n) => n * FILES_PER_RUN);
  return starts.map((start) => files.slice(start, start + FILES_PER_RUN));
}

/** `tests/unit/shared/domain` of `shared/domain`, and of a file in it. */
function testFolder(path: string): string {
  const own = `tests/unit/${path.replace(/\/[^/]+\.ts$/, '')}`;
  return existsSync(own) ? own : 'tests/unit';
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { part: { type: 'string' } } });
const chosen = positionals.length === 0 ? FOLDERS : positionals.map(thresholdOf);
for (const { folder, threshold } of chosen) {
  const parts = partsOf(filesOf(folder)).filter((_, at) => [undefined, String(at + 1)].includes(values.part));
  const found: Mutant[] = [];
  for (const part of parts) found.push(...(await mutate(part, testFolder(folder))));
  const scores = scoresOf(found.map((one) => ({ ...one, fileName: relative('', one.fileName) })));
  process.stdout.write(renderScores(folder, scores));
  if (totalOf(scores) < threshold) process.exitCode = 1;
}

function thresholdOf(folder: string): { readonly folder: string; readonly threshold: number } {
  return FOLDERS.find((one) => one.folder === folder) ?? { folder, threshold: 0 };
}
