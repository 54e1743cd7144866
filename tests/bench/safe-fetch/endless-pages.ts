import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ServiceUnavailable, UnreadableSource } from '#shared/errors.ts';
import { createSafeFetch, type SafeFetch } from '#shared/adapters/reading/fetch/safe-fetch.ts';
import { loadConfig } from '#shared/config.ts';
import type { Measure, Row } from '../measure.ts';
import { ENDLESS_PAGES } from './endless-site.ts';

const SITE = fileURLToPath(new URL('endless-site.ts', import.meta.url));
const TIMEOUT_SECONDS = 6;
const CEILING_MEGABYTES = 100;
const MEASURE = 'pages without end';

interface Outcome {
  readonly path: string;
  readonly isEnded: boolean;
  readonly seconds: number;
  readonly megabytes: number;
}

/** Bombs of a gigabyte, pages that drip or never end: each ends at a limit, and takes little memory until then. */
export const endlessPages: Measure = {
  name: 'endless-pages',
  needs: [],
  run: async () => {
    const site = await startSite();
    const config = loadConfig({
      FETCH_ALLOW: site.place,
      FETCH_ROBOTS: 'false',
      FETCH_TIMEOUT_SECONDS: String(TIMEOUT_SECONDS),
    });
    const door = createSafeFetch({ config, clock: { now: Date.now } });
    await door.fetch(`http://${site.place}/page`);
    const outcomes: Outcome[] = [];
    for (const path of ENDLESS_PAGES) outcomes.push(await readEndless(door, site.place, path));
    site.stop();
    return rowsOf(outcomes);
  },
};

interface RunningSite {
  readonly place: string;
  stop(): void;
}

/** In a process of its own: what it holds is not counted. */
async function startSite(): Promise<RunningSite> {
  const child = spawn(process.execPath, [SITE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [first]: unknown[] = await once(child.stdout, 'data');
  return { place: `127.0.0.1:${Number(String(first))}`, stop: () => void child.kill() };
}

async function readEndless(door: SafeFetch, place: string, path: string): Promise<Outcome> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  const start = performance.now();
  const isEnded = await door.fetch(`http://${place}${path}`).then(
    () => false,
    (error: unknown) => error instanceof UnreadableSource || error instanceof ServiceUnavailable,
  );
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  most = Math.max(most, process.memoryUsage().rss);
  return { path, isEnded, seconds, megabytes: (most - before) / 1e6 };
}

function rowsOf(outcomes: readonly Outcome[]): readonly Row[] {
  const failed = outcomes.filter((one) => !one.isEnded || one.seconds > TIMEOUT_SECONDS + 1);
  const slowest = outcomes.reduce((a, b) => (b.seconds > a.seconds ? b : a));
  const largest = outcomes.reduce((a, b) => (b.megabytes > a.megabytes ? b : a));
  return [
    {
      measure: MEASURE,
      metric: 'ended at a limit',
      floor: 1,
      ours: (outcomes.length - failed.length) / outcomes.length,
      note: failed.length === 0 ? `${outcomes.length} pages` : failed.map((one) => one.path).join(' '),
    },
    {
      measure: MEASURE,
      metric: 'memory above what was held before, MB',
      ceiling: CEILING_MEGABYTES,
      ours: largest.megabytes,
      note: largest.path,
    },
    {
      measure: MEASURE,
      metric: 'seconds',
      ceiling: TIMEOUT_SECONDS + 1,
      ours: slowest.seconds,
      note: `${slowest.path}; the time limit was ${TIMEOUT_SECONDS}`,
    },
  ];
}
