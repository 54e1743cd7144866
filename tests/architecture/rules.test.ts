import { describe, expect, test } from 'vitest';
import { errorClasses, errorNameProblems, namesInMachine, unknownNames } from './error-rules.ts';
import { doorProblems, importProblems } from './import-rules.ts';
import { importCycles } from './import-cycles.ts';
import { edgesOf, importsOf } from './imports.ts';
import { type Dependency, licenceProblems } from './licences.ts';
import { columnsRead } from './step-columns.ts';

/** Each rule of architecture.test.ts, shown to fail on a snippet that breaks it. */

async function problemsOf(file: string, source: string): Promise<readonly string[]> {
  return (await edgesOf(file, source)).flatMap(importProblems);
}

function dependency(license: unknown, isTool = false): Dependency {
  return { name: 'some-package', isTool, manifest: license === undefined ? {} : { license } };
}

describe('the import scanner', () => {
  test.each([
    ['a value', `import { a } from './x.ts'; a();`],
    ['a value that is not used', `import { a } from './x.ts';`],
    ['a type', `import type { A } from './x.ts';`],
    ['a type over several lines', `import type {\n  A,\n  B,\n} from './x.ts';`],
    ['a type beside values', `import { type A, b } from './x.ts'; b();`],
    ['only types in braces', `import { type A } from './x.ts';`],
    ['a namespace of types', `import type * as x from './x.ts';`],
    ['a default type', `import type X from './x.ts';`],
    ['an effect', `import './x.ts';`],
    ['a re-export', `export { a } from './x.ts';`],
    ['a re-export of all', `export * from './x.ts';`],
    ['a re-export of a type', `export type { A } from './x.ts';`],
    ['a type in place', `let x: import('./x.ts').A;`],
  ])('sees %s', async (_, source) => {
    expect(await importsOf(source)).toEqual([{ specifier: './x.ts', isDynamic: false }]);
  });

  test('tells a dynamic import', async () => {
    expect(await importsOf(`await import('#local/main.ts');`)).toEqual([
      { specifier: '#local/main.ts', isDynamic: true },
    ]);
  });

  test('leaves comments, strings and type aliases alone', async () => {
    const source = `// import './a.ts'\nconst text = "import './b.ts'";\nexport type T = { readonly from: './c.ts' };`;
    expect(await importsOf(source)).toEqual([]);
  });
});

describe('the import table', () => {
  test.each([
    ['shared/domain/job.ts', `import { readFile } from 'node:fs/promises';`],
    ['shared/domain/job.ts', `import type { Ports } from '#shared/ports/ports.ts';`],
    ['shared/text/words/stem.ts', `import { randomInt } from 'node:http';`],
    ['shared/text/words/stem.ts', `import type { Archive } from '../../ports/archive.ts';`],
    ['shared/api/client.ts', `import { createStores } from '#shared/adapters/index.ts';`],
    ['shared/errors.ts', `import * as z from 'zod';`],
    ['shared/config.ts', `import type { Ports } from './ports/ports.ts';`],
    ['shared/ports/archive.ts', `import { createStores } from '../adapters/storage/stores.ts';`],
    [
      'shared/adapters/storage/stores.ts',
      `import { dispatchJobs } from '#functions/queue/dispatch/dispatch.ts';`,
    ],
    [
      'shared/lambda/ports-of.ts',
      `import { createTable } from '#shared/adapters/storage/dynamodb/table.ts';`,
    ],
    ['shared/lambda/ports-of.ts', `import { S3Client } from '@aws-sdk/client-s3';`],
    ['functions/steps/run-search/run-search.ts', `import { SFNClient } from '@aws-sdk/client-sfn';`],
    ['functions/steps/run-search/run-search.ts', `import { statSync } from 'node:fs';`],
    ['functions/steps/run-search/run-search.ts', `import { createStores } from '#shared/adapters/index.ts';`],
    ['functions/steps/run-search/run-search.ts', `import { readConfig } from '#shared/config.ts';`],
    [
      'functions/steps/run-search/run-search.ts',
      `import { fetchSource } from '../fetch-source/fetch-source.ts';`,
    ],
    ['functions/api/router.ts', `import { dispatchJobs } from '#functions/queue/dispatch/dispatch.ts';`],
    ['infra/stack.ts', `import { handler } from '#functions/api/handler.ts';`],
    ['infra/stack.ts', `import type { Ports } from '#shared/ports/ports.ts';`],
    ['infra/stack.ts', `import { S3Client } from '@aws-sdk/client-s3';`],
    ['local/main.ts', `import { print } from '#cli/print.ts';`],
    ['local/main.ts', `import { PlumblineStack } from '#infra/stack.ts';`],
    ['cli/main.ts', `import { startSystem } from '#local/system.ts';`],
    ['cli/main.ts', `import type { System } from '#local/system.ts';`],
    ['cli/main.ts', `import { handler } from '#functions/api/handler.ts';`],
    ['shared/text/words/stem.ts', `import { sample } from '#tests/fixtures/sample.ts';`],
  ])('forbids %s: %s', async (file, source) => {
    expect(await problemsOf(file, source)).not.toEqual([]);
  });

  test.each([
    ['shared/text/hash.ts', `import { createHash } from 'node:crypto';`],
    ['shared/ports/ports.ts', `import type { Settings } from '#shared/domain/settings.ts';`],
    ['shared/adapters/storage/archive-files.ts', `import { open } from 'node:fs/promises';`],
    ['shared/lambda/ports-of.ts', `import { createAwsPorts } from '#shared/adapters/aws.ts';`],
    ['functions/steps/run-search/handler.ts', `import { runSearch } from './run-search.ts';`],
    ['functions/api/router.ts', `import { getJob } from './routes/get-job.ts';`],
    ['infra/settings.ts', `import { VARIABLES } from '#shared/config.ts';`],
    ['local/system.ts', `import { handler } from '#functions/api/handler.ts';`],
    ['local/system.ts', `import { defineMachine } from '#infra/state-machine/definition.ts';`],
    ['cli/main.ts', `await import('#local/system.ts');`],
  ])('allows %s: %s', async (file, source) => {
    expect(await problemsOf(file, source)).toEqual([]);
  });

  test('wants an alias where an import leaves its top folder', async () => {
    expect(
      await problemsOf('local/main.ts', `import { stepName } from '../shared/domain/steps.ts';`),
    ).toEqual([
      'local/main.ts leaves its top folder by ../shared/domain/steps.ts; write #shared/domain/steps.ts.',
    ]);
  });

  test('allows one door from the command line to the local runtime', async () => {
    const one = await edgesOf('cli/main.ts', `await import('#local/system.ts');`);
    expect(doorProblems(one)).toEqual([]);
    expect(doorProblems([...one, ...one])).toEqual([]);
    const other = await edgesOf('cli/main.ts', `await import('#local/stores.ts');`);
    expect(doorProblems([...one, ...other])).toHaveLength(1);
  });
});

describe('the rules for errors', () => {
  const source = [
    'export class Lost extends TerminalError {',
    "  override readonly name = 'Lost' as const;",
    '}',
    'export class Found extends TerminalError {',
    "  override readonly name = 'Lost' as const;",
    '}',
    'export class Nameless extends TerminalError {',
    '  override readonly name = nameOf();',
    '}',
    '',
  ].join('\n');

  test('find a name that is not the name of its class', () => {
    const problems = errorNameProblems(errorClasses(source));
    expect(problems).toEqual([
      'The error Found is named Lost.',
      'The error Nameless is named by no literal.',
    ]);
  });

  test('find a name in the state machine that nobody throws', () => {
    const machine = {
      States: {
        A: { Type: 'Task', Retry: [{ ErrorEquals: ['Lost', 'Lambda.Unknown'] }] },
        B: { Type: 'Task', Catch: [{ ErrorEquals: ['Vanished'] }] },
        C: { Type: 'Pass', Result: { Error: 'Gone', Cause: '' } },
        D: { Type: 'Fail', Error: 'JobFailed', Cause: '' },
      },
    };
    expect(unknownNames(namesInMachine(machine), errorClasses(source))).toEqual(['Vanished', 'Gone']);
  });
});

test('the finder of rings finds files that import one another, and no others', async () => {
  const sources = {
    'shared/a.ts': `import { b } from './b.ts'; import { c } from './c.ts'; import('./d.ts');`,
    'shared/b.ts': `import type { C } from '#shared/c.ts';`,
    'shared/c.ts': `import { b } from './b.ts';`,
    'shared/d.ts': `import { a } from './a.ts';`,
  };
  const edges = await Promise.all(
    Object.entries(sources).map(async ([file, source]) => edgesOf(file, source)),
  );
  expect(importCycles(edges.flat())).toEqual([
    'shared/b.ts -> shared/c.ts -> shared/b.ts',
    'shared/a.ts -> shared/d.ts -> shared/a.ts',
  ]);
});

test('the reader of the step table finds columns that are read, and no others', () => {
  const code =
    'const { label, progress: figure } = STEPS[state]; use(STEPS[step.state].memoryMb, other.reads);';
  expect(columnsRead(code)).toEqual(['memoryMb', 'label', 'progress']);
});

describe('the rules for licences', () => {
  test.each(['GPL-3.0', 'AGPL-3.0-only', 'SEE LICENSE IN LICENSE', 'MIT AND GPL-2.0', undefined])(
    'refuse %s',
    (license) => {
      expect(licenceProblems(dependency(license))).toHaveLength(1);
    },
  );

  test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', { type: 'BSD-3-Clause' }])('take %s', (license) => {
    expect(licenceProblems(dependency(license))).toEqual([]);
  });

  test('take MPL-2.0 in tools only', () => {
    expect(licenceProblems(dependency('MPL-2.0', true))).toEqual([]);
    expect(licenceProblems(dependency('MPL-2.0', false))).toHaveLength(1);
  });
});
