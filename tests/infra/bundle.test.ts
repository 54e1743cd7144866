import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUDGETS_KIB, budgetBytes, bundleProblems, externalProblems } from '#infra/bundle-rules.ts';
import { missingEntries } from '#infra/bundler.ts';
import { ENTRIES, type Entry, QUEUE_FUNCTIONS } from '#infra/functions.ts';
import { withStaticImports } from '#infra/static-imports.ts';
import { withPureLists } from '#infra/unused-schemas.ts';

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
    ['a model', 'shared/adapters/models/bedrock.ts'],
    ['a reranker', 'shared/adapters/search/rerankers/jina.ts'],
    ['an encoder', 'shared/adapters/encoding/minilm.ts'],
    ['what reads pages', 'shared/adapters/reading/page-reader-lambda.ts'],
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
    'shared/adapters/models/no-model.ts',
    'shared/adapters/search/web/tavily/provider.ts',
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

describe('imports on demand', () => {
  test('become ordinary ones, each file once', () => {
    const source =
      "const { a } = await import('./a.ts');\nmade ??= import('../b.ts').then(run);\nconst { c } = await import('./a.ts');";
    expect(withStaticImports(source)).toBe(
      "import * as loadedAtOnce0 from './a.ts';\nimport * as loadedAtOnce1 from '../b.ts';\nconst { a } = await Promise.resolve(loadedAtOnce0);\nmade ??= Promise.resolve(loadedAtOnce1).then(run);\nconst { c } = await Promise.resolve(loadedAtOnce0);",
    );
  });

  test.each([
    "let a: typeof import('./a.ts');",
    "let a: import('./a.ts').Name;",
    "const a = await import('file-type');",
  ])('stay as they are where they are types or packages: %s', (source) => {
    expect(withStaticImports(source)).toBe(source);
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

test('descriptions of operations that nobody calls can be left out', () => {
  const source =
    'export var A$ = [9, n0, _A,\n    { [_h]: ["GET", "/", 200] }, () => B$\n];\nvar C = [0, _C];\nconst d = 1;\n';
  expect(withPureLists(source)).toBe(
    'export var A$ = /* @__PURE__ */ (() => [9, n0, _A,\n    { [_h]: ["GET", "/", 200] }, () => B$\n])();\n' +
      'var C = /* @__PURE__ */ (() => [0, _C])();\nconst d = 1;\n',
  );
});
