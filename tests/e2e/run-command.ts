import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, logFailure, openSession, preflight, repair, replay, serve } from '#local/session.ts';
import type { OpenSession } from '#shared/api/session.ts';
import { readConfig } from '#shared/config.ts';
import { runProgram } from '../../cli/program.ts';
import { openRemote } from '../../cli/remote/remote-session.ts';
import { COMPILED } from '#tests/support/compiled.ts';
import { type TestTerminal, createTestTerminal } from '../unit/cli/test-terminal.ts';

export const CORPUS = fileURLToPath(new URL('../fixtures/corpus', import.meta.url));
export const QUESTION =
  'How do the memory buffer and the disk buffer of Tern compare, and what are their default sizes?';

const MAIN = fileURLToPath(new URL('../../cli/start.js', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

/** A folder that is gone when the work is done. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-e2e-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** As the command does: a service elsewhere is asked where one is named. */
const openNamed: OpenSession = async (options) =>
  options.url === undefined ? openSession(options) : openRemote(options.url, options, readConfig());

/** The command in this process, on the real system. */
export async function runHere(
  words: readonly string[],
  interrupted: AbortSignal = new AbortController().signal,
): Promise<Ran> {
  const terminal: TestTerminal = createTestTerminal();
  const code = await runProgram(words, {
    terminal,
    openSession: openNamed,
    serve,
    replay,
    repair,
    check,
    preflight,
    openOutside: async () => false,
    logFailure,
    interrupted,
  });
  return { code, out: terminal.printed(), err: terminal.stderr() };
}

export interface Started {
  /** Resolves with the first standard output or error text in which the pattern occurs. */
  said(pattern: RegExp): Promise<string>;
  interrupt(): void;
  terminate(): void;
  kill(): void;
  closeOutput(): void;
  readonly ended: Promise<Ran>;
}

export interface StartOptions {
  readonly input?: string;
  /** Loaded before anything else, in each thread; the command runs from its sources then. */
  readonly preload?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Where it is begun; here where it is left out. */
  readonly folder?: string;
}

/** The command as a process of its own. */
export function start(words: readonly string[], options: StartOptions = {}): Started {
  const { input = '', preload, environment, folder = process.cwd() } = options;
  const begin = preload === undefined ? [MAIN] : ['--import', preload, SOURCES];
  const child = spawn(process.execPath, [...begin, ...words], {
    stdio: 'pipe',
    cwd: folder,
    env: { ...process.env, ...(preload === undefined ? {} : COMPILED), ...environment, NO_COLOR: '1' },
  });
  const parts = { out: '', err: '' };
  const waiting = new Set<() => void>();
  const take = (name: 'out' | 'err') => (chunk: Buffer) => {
    parts[name] += chunk.toString();
    for (const check of waiting) check();
  };
  child.stdout.on('data', take('out'));
  child.stderr.on('data', take('err'));
  // A process that refuses its input closes the pipe while it is still being written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const ended = new Promise<Ran>((resolve) => {
    child.once('close', (code) => resolve({ code, ...parts }));
  });
  return {
    ended,
    interrupt: () => child.kill('SIGINT'),
    terminate: () => child.kill('SIGTERM'),
    kill: () => child.kill('SIGKILL'),
    closeOutput: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    said: async (pattern) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!pattern.test(parts.out + parts.err)) return;
          waiting.delete(check);
          resolve(parts.out + parts.err);
        };
        waiting.add(check);
        check();
      }),
  };
}
