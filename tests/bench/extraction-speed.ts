import { createExtractor } from '#shared/adapters/extraction/extractor.ts';
import { canonicalise } from '#shared/text/canonical/canonicalise.ts';
import { childUse } from './child-processes.ts';
import { plainReadability, readPages, type SamplePage } from './main-text.ts';
import type { Measure, Row } from './measure.ts';

const ROUNDS = 7;
const CEILING_RATIO = 1.5;
const CEILING_MEGABYTES = 400;

interface Round {
  readonly plain: number;
  readonly ours: number;
  readonly clock: number;
}

/**
 * Processor time of all pages, one after the other: Readability on linkedom in this process, and ours in this one and
 * the one it starts together. In turns, so that what else the machine does falls on both; the first rounds warm up.
 */
export const extractionSpeed: Measure = {
  name: 'extraction-speed',
  needs: ['readability-pages'],
  run: async ({ data, now }) => {
    const pages = await readPages(data);
    const extractor = createExtractor({ pages: 1 });
    const rounds: Round[] = [];
    const readAll = async (): Promise<void> => {
      for (const page of pages) canonicalise(await extractor.extract(asFetched(page)));
    };
    await readAll();
    for (let round = 0; round < ROUNDS; round += 1) {
      const plain = time(now, () => pages.map(({ source }) => plainReadability(source)));
      const start = now() + childUse().cpuMilliseconds;
      const clock = performance.now();
      await readAll();
      rounds.push({
        plain,
        ours: now() + childUse().cpuMilliseconds - start,
        clock: performance.now() - clock,
      });
    }
    const peak = childUse().peakMegabytes;
    await extractor.close();
    return rowsOf(rounds.slice(2), { pages: pages.length, peak });
  },
};

function asFetched({ name, source }: SamplePage): { bytes: Uint8Array; contentType: string; url: string } {
  return { bytes: source, contentType: 'text/html', url: `https://example.org/${name}` };
}

function time(now: () => number, work: () => unknown): number {
  const start = now();
  work();
  return now() - start;
}

function rowsOf(rounds: readonly Round[], { pages, peak }: { pages: number; peak: number }): readonly Row[] {
  const each = (values: readonly number[]): number => median(values) / pages;
  const measure = 'extraction speed';
  const plain = each(rounds.map((round) => round.plain));
  return [
    {
      measure,
      metric: 'processor time, times plain',
      ceiling: CEILING_RATIO,
      ours: median(rounds.map((round) => round.ours / round.plain)),
      note: `median of ${rounds.length}; plain: Readability on linkedom in one process`,
    },
    { measure, metric: 'page, CPU ms', plain, ours: each(rounds.map((round) => round.ours)) },
    { measure, metric: 'page, ms by the clock', ours: each(rounds.map((round) => round.clock)) },
    { measure, metric: 'peak memory of the reading process, MB', ceiling: CEILING_MEGABYTES, ours: peak },
  ];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
