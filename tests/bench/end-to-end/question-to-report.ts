import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measure, Row } from '../measure.ts';
import { inFolder } from './asker.ts';
import { type Measured, startMeasured } from './measured-process.ts';

const QUESTION = 'How do S3 and DynamoDB encrypt data at rest?';
const REPEATS = 5;

/** A cold process from the question to its report over the installed packages' documentation: with and without an index. */
export const questionToReport: Measure = {
  name: 'question-to-report',
  needs: [],
  run: async () =>
    inFolder(async (folder) => {
      const first: Measured[] = [];
      const later: Measured[] = [];
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        const data = join(folder, `data-${repeat}`);
        first.push(await runOnce(data, folder));
        later.push(await runOnce(data, folder));
        await rm(data, { recursive: true, force: true });
      }
      return [...rowsOf('first run, no index', first, 6), ...rowsOf('later run', later, 3)];
    }),
};

function rowsOf(what: string, runs: readonly Measured[], aimSeconds: number): readonly Row[] {
  const measure = `question to report, ${what}`;
  const row = (metric: string, aim: number | undefined, value: (run: Measured) => number): Row => {
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

async function runOnce(data: string, folder: string): Promise<Measured> {
  const words = ['research', QUESTION, '--json', '--new', '--data', data, '--out', join(folder, 'out')];
  const { child, ended } = startMeasured(words);
  child.stderr?.pipe(process.stderr);
  return ended;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
