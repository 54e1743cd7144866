import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Job } from '#shared/domain/job.ts';
import { ToolOutput } from '#shared/api/tool-output.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { answering } from './cli-world.ts';
import { useResearchWorld } from './research-world.ts';
import { SHORT_RUN } from './example-events.ts';

const QUESTION = 'What does the gate count?';

const place = useResearchWorld();

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
    const { code, terminal } = await place.run([QUESTION, '--out', join(place.folder, 'answer')]);
    expect(code).toBe(0);
    expect(terminal.stderr()).toContain('enough evidence');
    expect(terminal.printed()).toContain('“The gate counts claims.” [1]');
    expect(terminal.printed()).toContain(join(place.folder, 'answer', 'report.html'));
    const files = await readdir(join(place.folder, 'answer'));
    expect(files.sort()).toEqual(['evidence.json', 'report.html', 'report.json', 'report.md', 'trace.jsonl']);
    const trace = (await readFile(join(place.folder, 'answer', 'trace.jsonl'), 'utf8')).trimEnd().split('\n');
    expect(trace).toHaveLength(SHORT_RUN.length);
  });

  test('does not wait for a job that cannot even be given its end', async () => {
    const failure = new EnvironmentFailure('The disk is full.', { remedy: 'Free space and start again.' });
    const { code, terminal } = await place.run([QUESTION], {
      onNotify: async () => undefined,
      stuck: Promise.resolve(failure),
    });
    expect(code).toBe(4);
    expect(terminal.stderr()).toContain('The disk is full.\nFree space and start again.\n');
  });

  test('puts the files below the data folder unless another folder is named', async () => {
    const { terminal } = await place.run([QUESTION]);
    const [jobId] = await readdir(join(place.folder, 'reports'));
    expect(terminal.printed()).toContain(join(place.folder, 'reports', jobId ?? '', 'report.html'));
  });

  test('prints one JSON value and nothing else with --json', async () => {
    const { code, terminal } = await place.run([QUESTION, '--json']);
    expect(code).toBe(0);
    const output = ToolOutput.parse(JSON.parse(terminal.printed()));
    expect(output).toMatchObject({ status: 'completed', iterations_used: 2 });
    expect(terminal.stderr()).toBe('');
  });

  test('reads the question from standard input for -', async () => {
    const { code } = await place.run(['-'], { input: `${QUESTION}\n` });
    expect(code).toBe(0);
    expect((await place.api?.client.list())?.jobs[0]?.question).toBe(QUESTION);
  });

  test('passes on what the flags say', async () => {
    const { opened } = await place.run([
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
    const job = (await place.api?.client.list())?.jobs[0];
    expect(job).toMatchObject({
      context: 'for auditors',
      settings: { maxIterations: 3, interaction: 'none' },
    });
  });

  test('ends with 3 for insufficient evidence', async () => {
    const onNotify = answering({ outcome: 'insufficient_evidence', endReason: 'no_new_evidence' });
    expect((await place.run([QUESTION], { onNotify })).code).toBe(3);
  });

  test('prints the failure of a failed job, and ends with 1', async () => {
    const { code, terminal } = await place.run([QUESTION, '--json'], { onNotify: failing });
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
    await place.run([QUESTION], { onNotify, interrupted: AbortSignal.timeout(0) });
    const first = await place.api?.client.submit({ question: QUESTION, interaction: 'none' });
    isRunning = true;
    const resumed = await place.run([QUESTION]);
    expect(resumed.terminal.stderr()).toContain(`Resuming job ${first?.jobId} (use --new to start over).`);
    expect(resumed.code).toBe(0);
    const restarted = await place.run([QUESTION, '--new']);
    expect(restarted.terminal.stderr()).not.toContain('Resuming');
  });

  test('cancels the job when it is interrupted, and ends with 130', async () => {
    const { code, terminal } = await place.run([QUESTION], {
      onNotify: async () => undefined,
      interrupted: AbortSignal.timeout(50),
    });
    expect(code).toBe(130);
    expect(terminal.stderr()).toContain('The job was cancelled.');
    expect((await place.api?.client.list())?.jobs[0]?.status).toBe('CANCELLED');
  });

  test('prints the answer even when the files cannot be written, and ends with 4', async () => {
    await writeFile(join(place.folder, 'taken'), '');
    const { code, terminal } = await place.run([QUESTION, '--out', join(place.folder, 'taken')]);
    expect(code).toBe(4);
    expect(terminal.printed()).toContain('“The gate counts claims.” [1]');
    expect(terminal.stderr()).toMatch(/The files of job \S+ could not be written/);
    expect(terminal.stderr()).toMatch(/npx plumbline report \S+ --out FOLDER/);
    expect(terminal.stderr()).not.toMatch(/\n\s+at /);
  });

  test('R6.5 pays for no job again whose files could not be saved: the same command joins it', async () => {
    await writeFile(join(place.folder, 'taken'), '');
    await place.run([QUESTION, '--out', join(place.folder, 'taken')]);
    const again = await place.run([QUESTION, '--out', join(place.folder, 'free')]);
    expect(again.code).toBe(0);
    const [job, ...others] = (await place.api?.client.list())?.jobs ?? [];
    expect(others).toEqual([]);
    expect(again.terminal.stderr()).toContain(`Job ${job?.jobId} is done already (use --new`);
    expect(await readdir(join(place.folder, 'free'))).toHaveLength(5);
    const third = await place.run([QUESTION, '--out', join(place.folder, 'free')]);
    expect(third.terminal.stderr()).not.toContain('done already');
    expect((await place.api?.client.list())?.jobs).toHaveLength(2);
  });

  test('saves the report of a job again by its id', async () => {
    await writeFile(join(place.folder, 'taken'), '');
    await place.run([QUESTION, '--out', join(place.folder, 'taken')]);
    const jobId = (await place.api?.client.list())?.jobs[0]?.jobId ?? '';
    const saved = await place.run([jobId, '--out', join(place.folder, 'free')], { command: 'report' });
    expect(saved.code).toBe(0);
    expect(saved.terminal.printed()).toContain(join(place.folder, 'free', 'report.html'));
    expect((await place.api?.client.get(jobId))?.delivery).toBe('done');
    const unknown = await place.run(['no-job', '--out', join(place.folder, 'free')], { command: 'report' });
    expect(unknown.code).toBe(2);
    expect(unknown.terminal.stderr()).toContain('There is no job no-job.');
  });
});
