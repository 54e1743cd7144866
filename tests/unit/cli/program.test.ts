import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  findEnvironmentFile,
  loadEnvironmentFile,
  environmentFileToWrite,
} from '../../../cli/environment-file.ts';
import { mergeSettings } from '../../../cli/setup.ts';
import { runCli } from './cli-world.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-cli-'));
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

describe('plumbline', () => {
  test('says its version', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect((await runCli(['--version'], { folder })).out).toBe(`${version}\n`);
  });

  test.each([
    [['lst'], "error: unknown command 'lst'\n(Did you mean list?)\n"],
    [['foo'], "error: unknown command 'foo'\nList the commands with: npx plumbline --help\n"],
    [['standing', 'ad'], "error: unknown command 'ad'\n(Did you mean add?)\n"],
    [
      ['schedule', 'everything'],
      "error: unknown command 'everything'\nList the commands with: npx plumbline schedule --help\n",
    ],
    [['What is it?'], 'This is a question, and no command.\nAsk it with: npx plumbline ask "What is it?"\n'],
  ])('names what was meant by %j', async (words, message) => {
    const { code, err } = await runCli(words, { folder });
    expect(code).toBe(2);
    expect(err).toBe(message);
  });

  test('names the help of the very command that was meant', async () => {
    const { code, err } = await runCli(['schedule', 'add', '--question', 'What is it?'], { folder });
    expect(code).toBe(2);
    expect(err).toContain('See all options with: npx plumbline schedule add --help');
  });

  test('shows how to begin in its help', async () => {
    expect((await runCli(['--help'], { folder })).out).toContain('npx plumbline ask "your question"');
  });
});

describe('plumbline completion', () => {
  test.each(['bash', 'zsh', 'fish'])('for %s knows every command, option and value', async (shell) => {
    const { out } = await runCli(['completion', shell], { folder });
    for (const word of ['ask', 'research', 'export', 'preflight', 'bibtex', 'clarify'])
      expect(out).toContain(word);
    expect(out).toMatch(shell === 'fish' ? /-l interaction -x/u : /--interaction/u);
  });

  test('of bash completes commands, options and values', async () => {
    const file = join(folder, 'completion');
    await writeFile(file, (await runCli(['completion', 'bash'], { folder })).out);
    const complete = async (...words: readonly string[]): Promise<readonly string[]> => {
      const list = words.map((word) => `'${word}'`).join(' ');
      const script = `source ${file}; COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _plumbline; echo "\${COMPREPLY[@]}"`;
      const { stdout } = await promisify(execFile)('bash', ['-c', script]);
      return stdout.trim().split(' ');
    };
    expect(await complete('plumbline', 'exp')).toEqual(['export']);
    expect(await complete('plumbline', 'export', '--as', 'b')).toEqual(['bibtex']);
    expect(await complete('plumbline', 'ask', '--max')).toEqual(['--max-iterations']);
    expect(await complete('plumbline', 'standing', 'r')).toEqual(['run', 'remove']);
    expect(await complete('plumbline', 'schedule', 'add', '--cr')).toEqual(['--cron']);
    expect(await complete('plumbline', 'show', '')).toEqual(['last']);
    expect(await complete('plumbline', 'completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });
});

describe('plumbline setup', () => {
  const setUp = async (...pairs: readonly string[]): ReturnType<typeof runCli> =>
    runCli(['setup', '--file', join(folder, '.env'), ...pairs.flatMap((pair) => ['--set', pair])], {
      folder,
      input: 'secret-1\n',
    });

  test('writes what is given, for this person alone, and keeps what stands there', async () => {
    const path = join(folder, '.env');
    await writeFile(path, '# mine\nOTHER=1\nMODEL_PROVIDER=openai\n');
    const { code, out } = await setUp('MODEL_PROVIDER=none', 'TAVILY_API_KEY=-');
    expect(code).toBe(0);
    expect(out).not.toContain('secret-1');
    expect(await readFile(path, 'utf8')).toBe(
      '# mine\nOTHER=1\nMODEL_PROVIDER=none\nTAVILY_API_KEY=secret-1\n',
    );
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test.each([
    [['FOO=1'], 'There is no setting FOO.'],
    [['MODEL_PROVIDER'], 'MODEL_PROVIDER has no value.'],
    [['MODEL_PROVIDER=wrong'], 'MODEL_PROVIDER cannot be "wrong"'],
    [[], 'There is no terminal to ask at.'],
  ])('refuses %j with a remedy, and writes nothing', async (pairs, message) => {
    const { code, err } = await setUp(...pairs);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trim().split('\n').length).toBeGreaterThan(1);
    await expect(stat(join(folder, '.env'))).rejects.toThrow('ENOENT');
  });

  test('writes values so that Node reads them back', async () => {
    const settings = { A: 'a b', B: "it's", C: '#1', D: 'https://a.example/?b=c&d', E: '{"x": 1}' };
    const path = join(folder, '.env');
    await writeFile(path, mergeSettings('', settings));
    const read = `process.loadEnvFile(${JSON.stringify(path)}); const {A,B,C,D,E} = process.env; console.log(JSON.stringify({A,B,C,D,E}))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', read], { env: {} });
    expect(JSON.parse(stdout)).toEqual(settings);
  });
});

describe('the help of a command', () => {
  test('tells no default of a flag or of a list', async () => {
    const { out } = await runCli(['ask', '--help'], { folder });
    expect(out).toContain('--provider <name>');
    expect(out).not.toMatch(/default:\s+(?:false|\[\])/u);
  });
});

describe('the file with the settings', () => {
  test('is asked for by its name where the one that is named is not there', () => {
    const named = join(folder, 'own.env');
    expect(() => loadEnvironmentFile(named)).toThrow(
      `PLUMBLINE_ENV_FILE names ${named}, which is not there.`,
    );
  });

  test('is the one that is named, else the nearest above, else none', async () => {
    const below = join(folder, 'tests');
    expect(findEnvironmentFile('own.env', folder)).toBe(join(folder, 'own.env'));
    expect(findEnvironmentFile('none', folder)).toBeUndefined();
    await writeFile(join(folder, '.env'), '');
    expect(findEnvironmentFile(undefined, below)).toBe(join(folder, '.env'));
  });

  test('is written beside the manifest of the project where there is none yet', async () => {
    await writeFile(join(folder, 'package.json'), '{}');
    expect(environmentFileToWrite(undefined, join(folder, 'tests'))).toBe(join(folder, '.env'));
  });
});

describe('plumbline preflight', () => {
  test('says of each thing whether it works, what to do where not, and ends with 4', async () => {
    const findings = [
      { about: 'Node.js', state: 'works', text: '24.0.0' },
      { about: 'Model', state: 'fails', text: 'does not answer', remedy: 'Start it.' },
    ] as const;
    const preflight = async ({ onFinding }: { onFinding: (one: (typeof findings)[number]) => void }) => {
      findings.forEach(onFinding);
      return findings;
    };
    const { code, out } = await runCli(['preflight'], { folder, world: { preflight } });
    expect(code).toBe(4);
    expect(out).toContain('✓ Node.js          24.0.0\n✗ Model            does not answer\n');
    expect(out).toContain('→ Start it.\n\nNot ready: Model.\n');
  });
});
