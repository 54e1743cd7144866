import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Measure, Row } from '../measure.ts';
import { inFolder } from './asker.ts';

const QUESTION = 'How do S3 and DynamoDB encrypt data at rest?';
const REPEATS = 5;

const Usage = z.object({ userSeconds: z.number(), systemSeconds: z.number(), peakMegabytes: z.number() });

interface Run extends z.infer<typeof Usage> {
  readonly wallSeconds: number;
}

/** A cold process from the question to its report over the installed packages' documentation: with and without an index. */
export const questionToReport: Measure = {
  name: 'question-to-report',
  needs: [],
  run: async () =>
    inFolder(async (folder) => {
      const first: Run[] = [];
      const later: Run[] = [];
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        const data = join(folder, `data-${repeat}`);
        first.push(await runOnce(data, folder));
        later.push(await runOnce(data, folder));
        await rm(data, { recursive: true, force: true });
      }
      return [...rowsOf('first run, no index', first, 6), ...rowsOf('later run', later, 3)];
    }),
};

function rowsOf(what: string, runs: readonly Run[], aimSeconds: number): readonly Row[] {
  const measure = `question to report, ${what}`;
  const row = (metric: string, aim: number | undefined, value: (run: Run) => number): Row => {
    const note = aim === undefined ? '' : `; aim < ${aim}`;
    return { measure, metric, ours: median(runs.map(value)), note: `median of ${runs.length}${note}` };
  };
  return [
    row('seconds', aimSeconds, (run) => run.wallSeconds),
    row('user CPU seconds', undefined, (run) => run.userSeconds),
    row('system CPU seconds', undefined, (run) => run.systemSeconds),
    row('peak memory, MB', 400, (run) => run.peakMegabytes),
  ];
}

async function runOnce(data: string, folder: string): Promise<Run> {
  const start = performance.now();
  const words = ['research', QUESTION, '--json', '--new', '--data', data, '--out', join(folder, 'out')];
  const child = spawn(
    process.execPath,
    ['--import', new URL('./emit-usage.ts', import.meta.url).href, MAIN, ...words],
    { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  );
  const usagePipe = child.stdio[3];
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const usage = await text(usagePipe instanceof Readable ? usagePipe : Readable.from([]));
  const code = await ended;
  if (code !== 0) throw new Error(`The measured command ended with exit code ${code}.`);
  return { wallSeconds: (performance.now() - start) / 1000, ...Usage.parse(JSON.parse(usage)) };
}

const MAIN = fileURLToPath(new URL('../../../cli/start.js', import.meta.url));

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
