import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

/** What a user gets is decided here; the first must reach the threshold, the others are reported. */
const FOLDERS = [
  { folder: 'shared/domain', threshold: 80 },
  { folder: 'shared/research', threshold: null },
  { folder: 'functions/steps/apply-gate', threshold: null },
  { folder: 'functions/steps/extract-claims', threshold: null },
  { folder: 'functions/steps/select-sources', threshold: null },
  { folder: 'functions/steps/verify-report', threshold: null },
] as const;

const OUTPUT = 'dist/mutation';

/**
 * Changes the code of a folder, one change at a time, and runs the tests that stand where the code stands: a change that
 * none of them notices survives. Results are kept, so that a second run tries only what has changed since.
 */
async function mutate(folder: string, threshold: number | null): Promise<void> {
  const name = folder.replaceAll('/', '-');
  const path = folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`;
  await new Stryker({
    mutate: [path],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', dir: testFolder(folder), related: false },
    // TypeScript has no programming interface that could rewrite the file; vitest needs none.
    tsconfigFile: 'none',
    ignorePatterns: ['dist', 'docs', '.plumbline', 'examples-out', 'coverage'],
    tempDirName: `${OUTPUT}/sandbox`,
    incremental: true,
    incrementalFile: `${OUTPUT}/${name}.incremental.json`,
    ignoreStatic: true,
    concurrency: 1,
    timeoutMS: 20_000,
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${OUTPUT}/${name}.json` },
    thresholds: { high: 90, low: 80, break: threshold },
    warnings: false,
  }).runMutationTest();
}

/** `tests/unit/shared/domain` of `shared/domain`, and of a file in it. */
function testFolder(folder: string): string {
  const own = `tests/unit/${folder.replace(/\/[^/]+\.ts$/, '')}`;
  return existsSync(own) ? own : 'tests/unit';
}

const { positionals } = parseArgs({ allowPositionals: true });
const chosen =
  positionals.length === 0 ? FOLDERS : positionals.map((folder) => ({ folder, threshold: null }));
for (const { folder, threshold } of chosen) await mutate(folder, threshold);
