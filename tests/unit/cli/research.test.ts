import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logFailure } from '#local/session.ts';
import type { Job } from '#shared/domain/job.ts';
import { ToolOutput } from '#shared/api/tool-output.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { runProgram } from '../../../cli/program.ts';
import type { SessionOptions } from '#shared/api/session.ts';
import { type ApiWorld, createApiWorld } from '../functions/api/api-world.ts';
import { answering } from './cli-world.ts';
import { SHORT_RUN } from './example-events.ts';
import { type TerminalOptions, type TestTerminal, createTestTerminal } from './test-terminal.ts';

const QUESTION = 'What does the gate count?';

let folder: string;
let world: ApiWorld | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-cli-'));
});
afterEach(async () => {
  await world?.close();
  world = undefined;
  await rm(folder, { recursive: true, force: true });
});

interface Ran {
  readonly code: number;
  readonly terminal: TestTerminal;
  readonly opened: readonly SessionOptions[];
}

interface RunOptions extends TerminalOptions {
  readonly onNotify?: (ports: Ports) => Promise<void>;
  readonly interrupted?: AbortSignal;
  readonly command?: 'ask' | 'research' | 'report';
  readonly stuck?: Promise<unknown>;
}

async function run(words: readonly string[], options: RunOptions = {}): Promise<Ran> {
  world ??= await createApiWorld({ onNotify: options.onNotify ?? answering() });
  const { transport } = world;
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
        dataFolder: folder,
        logFile: join(folder, 'log', 'plumbline.jsonl'),
        serverUrl: undefined,
        resumedJobs: 0,
        stuck: async () => options.stuck ?? new Promise(() => undefined),
        close: async () => undefined,
      };
    },
  });
  return { code, terminal, opened };
}

async function queued(ports: Ports): Promise<readonly Job[]> {
  return (await ports.jobs.listByStatus('QUEUED', { limit: 10 })).jobs;
}

/** Stands for a run that ends badly. */
async function failing(ports: Ports): Promise<void> {
  for (const job of await queued(ports)) {
    await ports.jobs.change(job, ['QUEUED'], {
      status: 'FAILED',
      failure: { name: 'PlanRejected', message: 'The plan was rejected.', remedy: 'Ask again.' },
    });
  }
}

describe('plumbline research', () => {
  test('shows progress, prints the answer and says where the files are', async () => {
    const { code, terminal } = await run([QUESTION, '--out', join(folder, 'answer')]);
    expect(code).toBe(0);
    expect(terminal.stderr()).toContain('enough evidence');
    expect(terminal.printed()).toContain('“The gate counts claims.” [1]');
    expect(terminal.printed()).toContain(join(folder, 'answer', 'report.html'));
    const files = await readdir(join(folder, 'answer'));
    expect(files.sort()).toEqual(['evidence.json', 'report.html', 'report.json', 'report.md', 'trace.jsonl']);
    const trace = (await readFile(join(folder, 'answer', 'trace.jsonl'), 'utf8')).trimEnd().split('\n');
    expect(trace).toHaveLength(SHORT_RUN.length);
  });

  test('does not wait for a job that cannot even be given its end', async () => {
    const failure = new EnvironmentFailure('The disk is full.', { remedy: 'Free space and start again.' });
    const { code, terminal } = await run([QUESTION], {
      onNotify: async () => undefined,
      stuck: Promise.resolve(failure),
    });
    expect(code).toBe(4);
    expect(terminal.stderr()).toContain('The disk is full.\nFree space and start again.\n');
  });

  test('puts the files below the data folder unless another folder is named', async () => {
    const { terminal } = await run([QUESTION]);
    const [jobId] = await readdir(join(folder, 'reports'));
    expect(terminal.printed()).toContain(join(folder, 'reports', jobId ?? '', 'report.html'));
  });

  test('prints one JSON value and nothing else with --json', async () => {
    const { code, terminal } = await run([QUESTION, '--json']);
    expect(code).toBe(0);
    const output = ToolOutput.parse(JSON.parse(terminal.printed()));
    expect(output).toMatchObject({ status: 'completed', iterations_used: 2 });
    expect(terminal.stderr()).toBe('');
  });

  test('reads the question from standard input for -', async () => {
    const { code } = await run(['-'], { input: `${QUESTION}\n` });
    expect(code).toBe(0);
    expect((await world?.client.list())?.jobs[0]?.question).toBe(QUESTION);
  });

  test('passes on what the flags say', async () => {
    const { opened } = await run([
      QUESTION,
      '--context=for auditors',
      '--corpus=docs',
      '--corpus=more',
      '--provider=corpus',
      '--model=bedrock',
      '--max-iterations=3',
      '--data=elsewhere',
    ]);
    expect(opened).toMatchObject([
      {
        dataFolder: 'elsewhere',
        corpusFolders: ['docs', 'more'],
        providers: ['corpus'],
        model: 'bedrock',
        inputWaitSeconds: 600,
      },
    ]);
    const job = (await world?.client.list())?.jobs[0];
    expect(job).toMatchObject({
      context: 'for auditors',
      settings: { maxIterations: 3, interaction: 'none' },
    });
  });

  test('ends with 3 for insufficient evidence', async () => {
    const onNotify = answering({ outcome: 'insufficient_evidence', endReason: 'no_new_evidence' });
    expect((await run([QUESTION], { onNotify })).code).toBe(3);
  });

  test('prints the failure of a failed job, and ends with 1', async () => {
    const { code, terminal } = await run([QUESTION, '--json'], { onNotify: failing });
    expect(code).toBe(1);
    expect(terminal.stderr()).toMatch(
      /^The plan was rejected\.\nAsk again\. The log \S+plumbline\.jsonl has what happened to job \S+\.\n$/,
    );
    expect(JSON.parse(terminal.printed())).toMatchObject({ status: 'error' });
  });

  test('takes up the unfinished job of the same command, unless --new is there', async () => {
    let isRunning = false;
    const finish = answering();
    const onNotify = async (ports: Ports): Promise<void> => (isRunning ? finish(ports) : undefined);
    await run([QUESTION], { onNotify, interrupted: AbortSignal.timeout(0) });
    const first = await world?.client.submit({ question: QUESTION, interaction: 'none' });
    isRunning = true;
    const resumed = await run([QUESTION]);
    expect(resumed.terminal.stderr()).toContain(`Resuming job ${first?.jobId} (use --new to start afresh).`);
    expect(resumed.code).toBe(0);
    const afresh = await run([QUESTION, '--new']);
    expect(afresh.terminal.stderr()).not.toContain('Resuming');
  });

  test('cancels the job when it is interrupted, and ends with 130', async () => {
    const { code, terminal } = await run([QUESTION], {
      onNotify: async () => undefined,
      interrupted: AbortSignal.timeout(50),
    });
    expect(code).toBe(130);
    expect(terminal.stderr()).toContain('The job was cancelled.');
    expect((await world?.client.list())?.jobs[0]?.status).toBe('CANCELLED');
  });

  test('prints the answer even when the files cannot be written, and ends with 4', async () => {
    await writeFile(join(folder, 'taken'), '');
    const { code, terminal } = await run([QUESTION, '--out', join(folder, 'taken')]);
    expect(code).toBe(4);
    expect(terminal.printed()).toContain('“The gate counts claims.” [1]');
    expect(terminal.stderr()).toMatch(/The files of job \S+ could not be written/);
    expect(terminal.stderr()).toMatch(/npx plumbline report \S+ --out FOLDER/);
    expect(terminal.stderr()).not.toMatch(/\n\s+at /);
  });

  test('R6.5 pays for no job again whose files could not be saved: the same command joins it', async () => {
    await writeFile(join(folder, 'taken'), '');
    await run([QUESTION, '--out', join(folder, 'taken')]);
    const again = await run([QUESTION, '--out', join(folder, 'free')]);
    expect(again.code).toBe(0);
    const [job, ...others] = (await world?.client.list())?.jobs ?? [];
    expect(others).toEqual([]);
    expect(again.terminal.stderr()).toContain(`Job ${job?.jobId} is done already (use --new`);
    expect(await readdir(join(folder, 'free'))).toHaveLength(5);
    const third = await run([QUESTION, '--out', join(folder, 'free')]);
    expect(third.terminal.stderr()).not.toContain('done already');
    expect((await world?.client.list())?.jobs).toHaveLength(2);
  });

  test('saves the report of a job again by its id', async () => {
    await writeFile(join(folder, 'taken'), '');
    await run([QUESTION, '--out', join(folder, 'taken')]);
    const jobId = (await world?.client.list())?.jobs[0]?.jobId ?? '';
    const saved = await run([jobId, '--out', join(folder, 'free')], { command: 'report' });
    expect(saved.code).toBe(0);
    expect(saved.terminal.printed()).toContain(join(folder, 'free', 'report.html'));
    expect((await world?.client.get(jobId))?.delivery).toBe('done');
    const unknown = await run(['no-job', '--out', join(folder, 'free')], { command: 'report' });
    expect(unknown.code).toBe(2);
    expect(unknown.terminal.stderr()).toContain('There is no job no-job.');
  });
});

describe('bad usage', () => {
  const LONG = 'word '.repeat(2_100_000);
  test.each([
    ['no question', [], '', 'There is no question.'],
    ['an empty question', [''], '', 'The question is empty.'],
    ['a blank question', [' \t'], '', 'The question is empty.'],
    ['a question of punctuation', ['?'], '', 'has no word'],
    ['several words', ['What', 'is', 'it?'], '', 'The question came in 3 parts.'],
    ['an empty standard input', ['-'], '', 'The question is empty.'],
    ['ten megabytes on standard input', ['-'], LONG, 'larger than 262144 bytes'],
    ['a question beyond the limit', ['x'.repeat(30_000)], '', 'at most 20000'],
    ['an unknown flag', [QUESTION, '--colour'], '', "unknown option '--colour'"],
    ['a flag without its value', [QUESTION, '--out'], '', 'argument missing'],
    ['a number that is none', [QUESTION, '--max-iterations', 'ten'], '', 'whole number from 1 to 50'],
    ['an unknown interaction', [QUESTION, '--interaction', 'chat'], '', 'none, clarify, approve'],
    ['asking without a terminal', [QUESTION, '--interaction', 'approve'], '', 'needs a terminal'],
    ['an unknown provider', [QUESTION, '--provider', 'oracle'], '', 'no search provider named "oracle"'],
  ])('is reported for %s, with a remedy and exit code 2', async (_name, words, input, part) => {
    const { code, terminal } = await run(words, { input });
    expect(code).toBe(2);
    expect(terminal.stderr()).toContain(part);
    expect(terminal.stderr().trimEnd().split('\n').length).toBeGreaterThan(1);
    expect(terminal.stderr()).not.toMatch(/\n\s+at /);
    expect(terminal.printed()).toBe('');
  });

  test.each([
    ['one character', 'x'],
    ['right-to-left text', 'كيف يتم تشفير البيانات؟'],
    ['Hindi', 'डेटा कैसे एन्क्रिप्ट होता है?'],
    ['Chinese', '数据如何加密？'],
    ['a lone surrogate', 'How \uD800 now?'],
    ['a NUL', 'How\u0000 is it?'],
  ])('is not: %s', async (_name, question) => {
    expect((await run([question])).code).toBe(0);
  });

  test('shows an example in its help', async () => {
    const { code, terminal } = await run(['--help']);
    expect(code).toBe(0);
    expect(terminal.printed()).toContain('npx plumbline ask "');
    expect(terminal.printed()).toContain('130 cancelled');
  });
});
