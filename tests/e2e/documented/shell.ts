import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { CORPUS, type Ran } from '../run-command.ts';

const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A folder of somebody who reads the pages, and a shell in it that takes what they show as it is written. */
export interface Shell {
  readonly folder: string;
  readonly run: (text: string, environment?: Environment) => Promise<Ran>;
  /** Begins what does not end by itself; resolves once the pattern is in what it printed. */
  readonly begin: (text: string, pattern: RegExp, environment?: Environment) => Promise<Begun>;
  readonly close: () => Promise<void>;
}

export interface Begun {
  readonly printed: string;
  /** As Ctrl-C does; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

/** What `npm ci` has put into place: the program under both its names. The scripts that call it run where one is. */
const NPX = `[ "$1" = plumbline ] || { echo "npx $1 is for elsewhere" >&2; exit 97; }
shift
exec "$NODE" "$ROOT/cli/start.js" "$@"`;
const NPM = `[ "$1" = ci ] && exit 0
[ "$1" = run ] && shift
[ "$1" = -s ] && shift
words=$(cat "$HOME/bin/scripts/$1") || exit 97
shift
[ "$1" = -- ] && shift
case "$words" in
  "node cli/start.js "*) exec "$NODE" "$ROOT/cli/start.js" \${words#node cli/start.js } "$@" ;;
  *) cd "$ROOT" && exec "$NODE" \${words#node } "$@" ;;
esac`;

/** Opens a shell whose folder has a corpus and a file of questions. */
export async function openShell(settings: Environment): Promise<Shell> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-pages-'));
  await writeFiles(folder);
  const base = {
    ...process.env,
    ...settings,
    ROOT,
    NODE: process.execPath,
    HOME: folder,
    PLUMBLINE_DATA: join(folder, '.plumbline'),
    NO_COLOR: '1',
    PATH: [join(folder, 'bin'), process.env['PATH'] ?? ''].join(delimiter),
  };
  const begun: Begun[] = [];
  return {
    folder,
    run: async (text, environment = {}) => {
      const child = spawn('sh', ['-c', text], { cwd: folder, env: { ...base, ...environment } });
      const parts = { out: '', err: '' };
      child.stdout.on('data', (chunk: Buffer) => (parts.out += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (parts.err += chunk.toString()));
      child.stdin.end();
      return { code: await endOf(child), ...parts };
    },
    begin: async (text, pattern, environment = {}) => {
      const child = spawn('sh', ['-c', `exec env ${text}`], {
        cwd: folder,
        env: { ...base, ...environment },
      });
      const ended = endOf(child);
      const started = {
        printed: await saidBy(child, pattern),
        stop: async (): Promise<number | null> => {
          child.kill('SIGINT');
          return ended;
        },
      };
      begun.push(started);
      return started;
    },
    close: async () => {
      for (const { stop } of begun) await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}

async function saidBy(child: ChildProcessWithoutNullStreams, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const take = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (pattern.test(printed)) resolve(printed);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(`It ended without saying it: ${printed}`)));
  });
}

async function writeFiles(folder: string): Promise<void> {
  for (const name of [
    'bin/scripts',
    '.zfunc',
    '.config/fish/completions',
    '.local/share/bash-completion/completions',
  ])
    await mkdir(join(folder, name), { recursive: true });
  const { scripts } = Manifest.parse(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')));
  for (const [name, words] of Object.entries(scripts))
    await writeFile(join(folder, 'bin/scripts', name), words);
  await symlink(process.execPath, join(folder, 'bin/node'));
  await symlink(join(ROOT, 'docs'), join(folder, 'docs'));
  for (const [name, script] of Object.entries({ npx: NPX, npm: NPM }))
    await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  await cp(CORPUS, join(folder, 'path/to/folder'), { recursive: true });
  const lines = [
    '{"customId": "memory", "question": "What is the default size of the memory buffer of Tern?"}',
    '{"customId": "disk", "question": "What is the default size of the disk buffer of Tern?"}',
    '{"customId": "broken", "question":',
  ];
  await writeFile(join(folder, 'questions.jsonl'), `${lines.join('\n')}\n`);
}
