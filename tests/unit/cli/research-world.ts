import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { logFailure } from '#local/session.ts';
import type { SessionOptions } from '#shared/api/session.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { runProgram } from '../../../cli/program.ts';
import { type ApiWorld, createApiWorld } from '../functions/api/api-world.ts';
import { answering } from './cli-world.ts';
import { type TerminalOptions, type TestTerminal, createTestTerminal } from './test-terminal.ts';

interface Ran {
  readonly code: number;
  readonly terminal: TestTerminal;
  readonly opened: readonly SessionOptions[];
}

/** A folder for the data of each test, and the API that its commands share. */
interface ResearchWorld {
  folder: string;
  api: ApiWorld | undefined;
  readonly run: (words: readonly string[], options?: RunOptions) => Promise<Ran>;
}

interface RunOptions extends TerminalOptions {
  readonly onNotify?: (ports: Ports) => Promise<void>;
  readonly interrupted?: AbortSignal;
  readonly command?: 'ask' | 'research' | 'report';
  readonly stuck?: Promise<unknown>;
}

/** What `plumbline research` is run in, new for each test. */
export function useResearchWorld(): ResearchWorld {
  const place: ResearchWorld = {
    folder: '',
    api: undefined,
    run: async (words, options) => run(place, words, options),
  };
  beforeEach(async () => {
    place.folder = await mkdtemp(join(tmpdir(), 'plumbline-cli-'));
  });
  afterEach(async () => {
    await place.api?.close();
    place.api = undefined;
    await rm(place.folder, { recursive: true, force: true });
  });
  return place;
}

async function run(place: ResearchWorld, words: readonly string[], options: RunOptions = {}): Promise<Ran> {
  place.api ??= await createApiWorld({ onNotify: options.onNotify ?? answering() });
  const { transport } = place.api;
  const terminal = createTestTerminal(options);
  const opened: SessionOptions[] = [];
  const code = await runProgram([options.command ?? 'research', ...words], {
    terminal,
    interrupted: options.interrupted ?? new AbortController().signal,
    serve: async () => {
      throw new Error('Nothing is served here.');
    },
    repair: async () => {
      throw new Error('Nothing is repaired here.');
    },
    replay: async () => {
      throw new Error('Nothing is replayed here.');
    },
    check: async () => {
      throw new Error('Nothing is checked here.');
    },
    preflight: async () => [],
    openOutside: async () => false,
    logFailure,
    openSession: async (asked) => {
      opened.push(asked);
      return {
        transport,
        dataFolder: place.folder,
        logFile: join(place.folder, 'log', 'plumbline.jsonl'),
        serverUrl: undefined,
        resumedJobs: 0,
        stuck: async () => options.stuck ?? new Promise(() => undefined),
        close: async () => undefined,
      };
    },
  });
  return { code, terminal, opened };
}
