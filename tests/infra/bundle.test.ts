import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUDGETS_KIB, budgetBytes, bundleProblems, externalProblems } from '#infra/bundle-rules.ts';
import { missingEntries } from '#infra/bundler.ts';
import { ENTRIES, type Entry, QUEUE_FUNCTIONS } from '#infra/functions.ts';

const entry: Entry = { name: 'run-search', source: 'functions/steps/run-search/handler.ts' };

function problemsWith(path: string, bytes = 100): readonly string[] {
  return bundleProblems({ entry, bytes: 1000, inputs: new Map([[path, bytes]]) });
}

describe('a bundle', () => {
  test.each([
    ["another step's folder", 'functions/steps/fetch-source/fetch-source.ts'],
    ['the API', 'functions/api/router.ts'],
    ['the local runtime', 'local/interpreter/run.ts'],
    ['the command line', 'cli/main.ts'],
    ['the deployment', 'infra/state-machine/definition.ts'],
    ['a test', 'tests/infra/synthesise.ts'],
    ['all locales of zod', 'node_modules/zod/v4/locales/de.js'],
    ['the embedded table', 'node_modules/dynalite/index.js'],
    ['the interpreter', 'node_modules/aws-local-stepfunctions/build/main.node.esm.js'],
    ['a nested package', 'node_modules/some/node_modules/dynalite/index.js'],
  ])('is refused with %s in it', (_, path) => {
    expect(problemsWith(path)).toEqual([expect.stringContaining(`run-search bundles ${path}`)]);
  });

  test.each([
    'functions/steps/run-search/run-search.ts',
    'shared/domain/job.ts',
    'node_modules/zod/v4/core/schemas.js',
    'node_modules/zod/v4/locales/en.js',
    'node_modules/zod/v4/locales/index.js',
    'node_modules/@aws-sdk/lib-dynamodb/dist-es/index.js',
  ])('may hold %s', (path) => {
    expect(problemsWith(path)).toEqual([]);
  });

  test('may name what tree shaking left nothing of', () => {
    expect(problemsWith('node_modules/zod/v4/locales/de.js', 0)).toEqual([]);
  });

  test('is refused over its budget, with the largest parts named', () => {
    const inputs = new Map([
      ['small.js', 1],
      ['large.js', 5000],
    ]);
    const bytes = budgetBytes(entry) + 1;
    expect(bundleProblems({ entry, bytes, inputs })).toEqual([
      `run-search is ${BUDGETS_KIB.step + 1} KiB, over its budget of ${BUDGETS_KIB.step} KiB. Largest: large.js (5 KiB), small.js (1 KiB).`,
    ]);
    expect(bundleProblems({ entry, bytes: bytes - 1, inputs })).toEqual([]);
  });

  test('is refused when it loads a module of the local runtime', () => {
    expect(externalProblems(entry, ['node:crypto', 'node:sqlite'])).toEqual([
      'run-search loads node:sqlite, which is for the local runtime only.',
    ]);
  });
});

describe('the entries', () => {
  test('have names of their own', () => {
    expect(new Set(ENTRIES.map((one) => one.name)).size).toBe(ENTRIES.length);
  });

  test('are named when their handlers are missing', () => {
    expect(missingEntries('/nowhere')).toEqual(ENTRIES);
  });

  test('are all there', () => {
    expect(missingEntries('.')).toEqual([]);
  });

  test('are all queue functions there are', () => {
    const folders = readdirSync('functions/queue').filter((name) =>
      existsSync(`functions/queue/${name}/handler.ts`),
    );
    expect(folders.sort()).toEqual([...QUEUE_FUNCTIONS].sort());
  });
});
