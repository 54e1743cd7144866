import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ToolOutput } from '#shared/api/tool-output.ts';
import { Report } from '#shared/domain/report.ts';
import { TraceEvent } from '#shared/domain/trace-event.ts';
import { CORPUS, QUESTION, type Ran, inFolder, runHere, start } from './run-command.ts';

// Whole runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

function command(folder: string, ...more: readonly string[]): readonly string[] {
  return ['research', QUESTION, '--corpus', CORPUS, '--data', join(folder, 'data'), ...more];
}

let place: string;
let out: string;
/** What the command has made of the question in this process, undisturbed. */
let undisturbed: Ran;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'plumbline-e2e-'));
  out = join(place, 'out');
  undisturbed = await runHere(command(place, '--out', out));
});
afterAll(async () => rm(place, { recursive: true, force: true }));

describe('a question on the command line', () => {
  test('becomes a cited report, its files and its trace', async () => {
    expect(undisturbed.code).toBe(0);
    expect(undisturbed.out).toMatch(/\[1\]/);
    expect((await readdir(out)).sort()).toEqual([
      'evidence.json',
      'report.html',
      'report.json',
      'report.md',
      'trace.jsonl',
    ]);
    const report = Report.parse(JSON.parse(await readFile(join(out, 'report.json'), 'utf8')));
    expect(report.trust.quotesVerified).toBeGreaterThan(0);
    const lines = (await readFile(join(out, 'trace.jsonl'), 'utf8')).trimEnd().split('\n');
    const events = lines.map((line) => TraceEvent.parse(JSON.parse(line)));
    expect(events.map((event) => event.sequence)).toEqual(events.map((_event, index) => index + 1));
    expect(events.map((event) => event.type)).toContain('job-completed');
  });

  test('that the corpus cannot answer ends with 3 and a report that says so', async () => {
    await inFolder(async (folder) => {
      const words = ['research', 'Which enzymes digest lactose in newborn kangaroos?', '--corpus', CORPUS];
      const ran = await runHere([...words, '--data', join(folder, 'data')]);
      expect(ran.code).toBe(3);
      expect(ran.out).toContain('Not answered');
    });
  });
});

describe('the process', () => {
  test('prints JSON and nothing else with --json', async () => {
    await inFolder(async (folder) => {
      const { code, out, err } = await start(command(folder, '--json')).ended;
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(ToolOutput.parse(JSON.parse(out)).status).toBe('completed');
    });
  });

  test('that was killed is taken up by the same command, which gives the same answer', async () => {
    await inFolder(async (folder) => {
      const first = start(command(folder));
      await first.said(/Search/);
      first.kill();
      await first.ended;
      const resumed = await runHere(command(folder));
      expect(resumed.code).toBe(0);
      expect(resumed.err).toMatch(/Resuming job \S+ \(use --new to start over\)/);
      expect(answerOf(resumed.out)).toBe(answerOf(undisturbed.out));
    });
  });

  test('cancels its job on Ctrl-C and ends with 130', async () => {
    await inFolder(async (folder) => {
      const run = start(command(folder));
      await run.said(/Plan/);
      run.interrupt();
      const { code, err } = await run.ended;
      expect(code).toBe(130);
      expect(err).toContain('The job was cancelled.');
    });
  });

  test('survives a reader that has seen enough', async () => {
    await inFolder(async (folder) => {
      const run = start(command(folder));
      await run.said(/Plan/);
      run.closeOutput();
      expect((await run.ended).code).toBe(0);
    });
  });

  test('refuses ten megabytes on standard input', async () => {
    const { code, out, err } = await start(['research', '-'], { input: 'word '.repeat(2_100_000) }).ended;
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('larger than 262144 bytes');
  });
});

describe('a running server', () => {
  test('is used by the command, and closes cleanly on Ctrl-C', async () => {
    await inFolder(async (folder) => {
      const words = ['--corpus', CORPUS, '--data', join(folder, 'data')];
      const server = start(['serve', '--port', '0', ...words]);
      await server.said(/curl -s http:\/\/127\.0\.0\.1:\d+\/v1\/research\/jobs/);
      const asked = await runHere(['research', QUESTION, '--data', join(folder, 'data')]);
      expect(asked.code).toBe(0);
      const other = await runHere(command(folder));
      expect(other.code).toBe(2);
      expect(other.err).toContain('--corpus cannot change it');
      server.interrupt();
      const { code, err } = await server.ended;
      expect(code).toBe(0);
      expect(err).toMatch(/^Model: none [^\n]*\nClosed\. Unfinished jobs go on at the next start\.\n$/u);
    });
  });
});

/** What was printed but for the names of the job's files. */
function answerOf(printed: string): string {
  return printed.slice(0, printed.indexOf('\nRead  '));
}
