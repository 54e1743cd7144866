import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, bundleFunctions } from '#infra/bundler.ts';
import { ENTRIES, stepBundle } from '#infra/functions.ts';
import { STEPS, TASK_STATES, asksService } from '#shared/domain/steps.ts';
import type { Measure, Row } from '../measure.ts';
import { quantile } from './quantile.ts';

const RUNS = 9;
/** A process of its own each time, as the first call of a function is: what loading the bundle takes, by the processor's clock. */
const LOAD = `
  const before = process.cpuUsage();
  require(process.argv[1]);
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1000);
`;

/** What a function's first call pays for before its handler is asked: the real bundles, those of steps without models or parsers. */
export const coldStart: Measure = {
  name: 'cold-start',
  needs: [],
  run: async ({ limit }) => {
    const built = await bundleFunctions(ENTRIES);
    const names = TASK_STATES.filter((state) => !asksService(STEPS[state])).map(stepBundle);
    const loads = new Map<string, readonly number[]>();
    for (const name of names) loads.set(name, await loadTimes(name, Math.min(limit, RUNS)));
    const fastest = [...loads].map(([name, times]) => [Math.min(...times), name] as const);
    const sizes = built
      .filter(({ entry }) => names.includes(entry.name))
      .map(({ entry, bytes }) => [bytes / 1024, entry.name] as const);
    return [
      rowOf('import, CPU ms, least of some runs', { worst: worst(fastest), ceiling: 60 }),
      rowOf('import, CPU ms, median of all runs', { worst: [quantile([...loads.values()].flat(), 0.5), ''] }),
      rowOf('bundle, KiB', { worst: worst(sizes), ceiling: 700 }),
    ];
  },
};

type Named = readonly [value: number, name: string];

function worst(all: readonly Named[]): Named {
  return all.toSorted(([one], [other]) => other - one)[0] ?? [0, 'none'];
}

function rowOf(metric: string, { worst: [ours, name], ceiling }: { worst: Named; ceiling?: number }): Row {
  const note = name === '' ? undefined : `the most of them: ${name}`;
  return {
    measure: 'first call of a step without models or parsers',
    metric,
    ours,
    ...(note === undefined ? {} : { note }),
    ...(ceiling === undefined ? {} : { ceiling }),
  };
}

async function loadTimes(name: string, runs: number): Promise<readonly number[]> {
  const file = join(ROOT, 'dist/functions', name, 'index.cjs');
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', LOAD, file]);
    times.push(Number(stdout));
  }
  return times;
}
