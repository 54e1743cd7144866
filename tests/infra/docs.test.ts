import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GENERATED } from '#infra/docs/generated.ts';
import { renderMachine } from '#infra/docs/machine-picture.ts';
import { defineMachine } from '#infra/state-machine/definition.ts';
import { PROVIDER_NAMES } from '#shared/adapters/wiring/providers.ts';
import { OPEN_SERVICES } from '#shared/domain/services.ts';
import { TASK_STATES } from '#shared/domain/steps.ts';
import { repositoryFiles } from '../architecture/repository.ts';
import { REQUIREMENT_MUTANTS } from '../mutation/requirement-mutants.ts';

test.each(GENERATED)('$file is what npm run docs writes', ({ file, render }) => {
  const current = readFileSync(file, 'utf8');
  expect(current).toBe(render(current));
});

describe('the picture of the state machine', () => {
  test('shows every Task state', () => {
    const picture = renderMachine(defineMachine());
    for (const state of TASK_STATES) expect(picture).toContain(`${state}["${state}"]`);
  });

  test('shows choices with their conditions, frames and the catches that are no common end', () => {
    const picture = renderMachine({
      StartAt: 'Ask',
      States: {
        Ask: {
          Type: 'Choice',
          Choices: [
            { Variable: '$.a.count', NumericGreaterThan: 0, Next: 'Each' },
            { Variable: '$.a.kind', StringEquals: 'b', Next: 'Done' },
          ],
          Default: 'Done',
        },
        Each: {
          Type: 'Map',
          ItemProcessor: {
            StartAt: 'Work',
            States: {
              Work: { Type: 'Task', Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Skip' }], End: true },
            },
          },
          Catch: [{ ErrorEquals: ['States.ALL'], Next: 'FailJob' }],
          Next: 'Done',
        },
        Done: { Type: 'Succeed' },
      },
    });
    expect(picture.split('\n').map((line) => line.trim())).toEqual([
      'flowchart TD',
      'Start((start)) --> Ask',
      'Ask{"Ask"}',
      'Ask -->|"a.count > 0"| Each',
      'Ask -->|"a.kind is b"| Done',
      'Ask -->|else| Done',
      'subgraph Each ["Each: each item"]',
      'Work["Work"]',
      'Work -.->|"States.ALL"| Skip',
      'end',
      'Each --> Done',
      'Done(["Done"])',
    ]);
  });
});

test.each(['README.md', 'docs/providers.md'])('%s names the services that need no key', (file) => {
  const titles = OPEN_SERVICES.map(({ title }) => title);
  const list = `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;
  expect(readFileSync(file, 'utf8').replaceAll('\n', ' ')).toContain(list);
});

test('docs/providers.md has a row for each provider', () => {
  const [page = ''] = readFileSync('docs/providers.md', 'utf8').split('\n## ');
  const rows = page.matchAll(/^\| `([\w-]+)` \|/gm);
  expect([...rows].map(([, name]) => name)).toEqual(PROVIDER_NAMES);
});

const ROW = /^\| (R\d+\.\d+) \|/gm;
const TEST_FILE = /`(tests\/[\w./-]+\.ts)`/g;

/** The requirements that the titles of a test file begin with. */
function titledRows(source: string): readonly string[] {
  return [...source.matchAll(/\b(?:test|it|describe)\(\s*['"`](R\d+\.\d+) /g)].map(([, id = '']) => id);
}

describe('the catalogue of requirements', () => {
  const catalogue = readFileSync('docs/requirements.md', 'utf8');

  test('has each requirement once', () => {
    const ids = [...catalogue.matchAll(ROW)].map(([, id]) => id);
    expect(ids.length).toBe(62);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('names each test file whose titles name a requirement', () => {
    const claims = repositoryFiles()
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => titledRows(readFileSync(file, 'utf8')).map((id) => ({ file, id })));
    const rows = new Map(catalogue.split('\n').map((line) => [/^\| (R\d+\.\d+) \|/.exec(line)?.[1], line]));
    expect(claims.length).toBeGreaterThan(5);
    expect(claims.filter(({ file, id }) => !rows.get(id)?.includes(`\`${file}\``))).toEqual([]);
  });

  test.each(REQUIREMENT_MUTANTS)('has a change that breaks $row in $file', ({ row, file, code, changed }) => {
    expect(catalogue).toContain(`| ${row} |`);
    expect(readFileSync(file, 'utf8').split(code)).toHaveLength(2);
    expect(changed).not.toBe(code);
  });

  test('names only tests that exist', () => {
    const named = [...catalogue.matchAll(TEST_FILE)].map(([, file = '']) => file);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
