import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { repositoryFiles } from '../architecture/repository.ts';
import { runCli } from '../unit/cli/cli-world.ts';

const PAGES = repositoryFiles().filter(
  (file) => /^(?:README|CONTRIBUTING)\.md$/u.test(file) || /^docs\/(?!decisions\/).+\.md$/u.test(file),
);
const SCRIPTS: Readonly<Record<string, string>> = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;

interface Shown {
  readonly page: string;
  readonly command: string;
}

/** Commands of fenced shell blocks, and those that stand in backticks in the text. */
function commandsOf(page: string): readonly Shown[] {
  const text = readFileSync(page, 'utf8');
  const fenced = [...text.matchAll(/^```(?:sh|bash)\n(.*?)^```/gmsu)].flatMap(([, body = '']) =>
    shellLines(body),
  );
  const inline = [...text.matchAll(/`((?:npm|npx plumbline) [^`\n]+)`/gu)].map(([, command = '']) => command);
  return [...fenced, ...inline].map((command) => ({ page, command }));
}

function shellLines(body: string): readonly string[] {
  return body
    .replaceAll(/\\\n\s*/gu, ' ')
    .split('\n')
    .flatMap((line) => line.replace(/(?:^|\s)#.*$/u, '').split(/\s(?:&&|\|)\s/u))
    .map((line) => line.trim().replace(/^\$ /u, ''))
    .filter((line) => line !== '');
}

const SHOWN = PAGES.flatMap(commandsOf);

/** What a page tells to run somewhere else, and no test of ours can run: it needs an account, a service or a shell. */
const ELSEWHERE =
  /^(?:aws|curl|npx cdk|npm (?:ci|install|pack|link|test)\b|npx vitest|cd|grep|echo|export|sign=|URL=|PEOPLE_URL=|[A-Z_]+=(?:'.*'|\S+)$|-|docker|ollama|vllm|node |openssl|while|done|for|jq|cat|git|rm|mkdir|python3?|set\b|\{|\}|'|"|\)|\()/u;

/** The words of a command line, as a shell parts them; `--` of npm and what a shell does with the output left out. */
function wordsOf(command: string): readonly string[] {
  const words = [...command.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+)/gu)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
  const end = words.findIndex((word) => /^[<>|&;]/u.test(word));
  return end === -1 ? words : words.slice(0, end);
}

/** The words for the program, of `npx plumbline …` or an npm script that calls it; undefined for any other command. */
function wordsForProgram(command: string): readonly string[] | undefined {
  const [first, ...rest] = wordsOf(command.replace(/^(?:[A-Z_]+=\S+\s+)+/u, ''));
  if (first === 'npx' && rest[0] === 'plumbline') return rest.slice(1);
  if (first === 'plumbline') return rest;
  if (first !== 'npm') return undefined;
  const [name, ...given] = rest.filter((word) => word !== 'run' && word !== '-s' && word !== '--');
  const script = SCRIPTS[name ?? ''] ?? '';
  return script.startsWith('node cli/start.js ') ? [...script.split(' ').slice(2), ...given] : undefined;
}

/** A command by its name alone, or with what is left to the reader, is told of and not told to be run. */
function isWhole(words: readonly string[]): boolean {
  return words.length > 1 && !words.some((word) => /^(?:…|\.\.\.|FLAGS|\[.*\])$/u.test(word));
}

const PROGRAM = SHOWN.flatMap((shown) => {
  const words = wordsForProgram(shown.command);
  return words === undefined || !isWhole(words) ? [] : [{ ...shown, words }];
});

describe('the commands that the pages show', () => {
  test('are found', () => {
    expect(PROGRAM.length).toBeGreaterThan(25);
  });

  const folder = mkdtempSync(join(tmpdir(), 'plumbline-commands-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(PROGRAM)('$page: $command is one that the program takes', async ({ words }) => {
    // What it asks for would be written where the tests are run from.
    const elsewhere = words[0] === 'setup' ? ['--file', join(folder, '.env')] : [];
    const { err } = await runCli([...words, ...elsewhere], {
      folder,
      world: {
        openSession: async () => {
          throw new Error('As far as it goes here.');
        },
        check: async () => {
          throw new Error('As far as it goes here.');
        },
        logFailure: async () => undefined,
      },
    });
    expect(err).not.toMatch(/^error: |is no command|There is no question|See all options/mu);
  });

  test('name only npm scripts that there are', () => {
    const named = SHOWN.flatMap(({ page, command }) => {
      const name = /(?:^|\s)npm run (?:-s )?([\w:-]+)/u.exec(command)?.[1];
      return name === undefined || name in SCRIPTS ? [] : [`${page}: ${command}`];
    });
    expect(named).toEqual([]);
  });

  test('are each run, a script, or told to be run elsewhere', () => {
    const unknown = SHOWN.filter(
      ({ command }) =>
        wordsForProgram(command) === undefined &&
        !/npm (?:run|start)/u.test(command) &&
        !ELSEWHERE.test(command),
    );
    expect(unknown).toEqual([]);
  });
});
