import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inFolder } from '../end-to-end/asker.ts';
import { childUse } from '../child-processes.ts';
import type { Measure } from '../measure.ts';
import { quantile } from './quantile.ts';

const START = fileURLToPath(new URL('../../../cli/start.js', import.meta.url));
const CORPUS = fileURLToPath(new URL('../../fixtures/corpus', import.meta.url));
const QUESTION = 'What are the default sizes of the memory buffer and the disk buffer of Tern?';
const RUNS = 5;
/** A stage with what it came to, as it is shown where there is no terminal. */
const USEFUL = /\b(?:Plan|Search|Read)\s+\S/u;

/** From Enter to the first line that says something of the question, the index and the compile cache being warm. */
export const firstLine: Measure = {
  name: 'first-line',
  needs: [],
  run: async ({ limit }) =>
    inFolder(async (data) => {
      await askOnce(data);
      const runs: Taken[] = [];
      for (let run = 0; run < Math.min(limit, RUNS); run += 1) runs.push(await askOnce(data));
      const median = (of: (one: Taken) => number): number => quantile(runs.map(of), 0.5);
      const measure = 'Enter to the first useful line';
      return [
        { measure, metric: 'ms, median of warm runs', ours: median(({ wall }) => wall), ceiling: 2000 },
        { measure, metric: 'of the processor, ms', ours: median(({ processor }) => processor) },
      ];
    }),
};

interface Taken {
  readonly wall: number;
  /** What else the machine does makes the other longer. */
  readonly processor: number;
}

async function askOnce(data: string): Promise<Taken> {
  const words = ['ask', QUESTION, '--provider', 'corpus', '--corpus', CORPUS, '--new', '--data', data];
  const began = performance.now();
  const child = spawn(process.execPath, [START, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  let taken: Taken = { wall: Infinity, processor: Infinity };
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (taken.wall < Infinity || !USEFUL.test(text)) return;
    taken = { wall: performance.now() - began, processor: childUse().cpuMilliseconds };
  });
  await once(child, 'close');
  return taken;
}
