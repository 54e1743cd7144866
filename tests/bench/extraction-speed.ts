import { createExtractor } from '#shared/adapters/reading/extraction/extractor.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { childUse } from './child-processes.ts';
import { plainReadability, readPages, type SamplePage } from './main-text.ts';
import type { Measure, Row } from './measure.ts';

const ROUNDS = 8;
const CEILING_RATIO = 1.5;
const CEILING_MEGABYTES = 400;

interface Round {
  readonly plain: number;
  readonly ours: number;
  readonly clock: number;
}

/**
 * Processor time of all pages, one after the other: Readability on linkedom in this process, and ours in this one and
 * the one it starts together. In turns, so that what else the machine does falls on both; the fastest round of each
 * counts, as the one that was least disturbed.
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
      const before = childUse();
      const start = now() + before.cpuMilliseconds;
      const clock = performance.now();
      await readAll();
      const after = childUse();
      // A process that was replaced has taken its time with it.
      if (after.ids !== before.ids) continue;
      rounds.push({
        plain,
        ours: now() + after.cpuMilliseconds - start,
        clock: performance.now() - clock,
      });
    }
    const peak = childUse().peakMegabytes;
    await extractor.close();
    return rowsOf(rounds, { pages: pages.length, peak });
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
  const least = (values: readonly number[]): number => Math.min(...values) / pages;
  const measure = 'extraction speed';
  const plain = least(rounds.map((round) => round.plain));
  const ours = least(rounds.map((round) => round.ours));
  return [
    {
      measure,
      metric: 'processor time, times plain',
      ceiling: CEILING_RATIO,
      ours: ours / plain,
      note: `fastest of ${rounds.length} rounds; plain: Readability on linkedom in one process`,
    },
    { measure, metric: 'page, CPU ms', plain, ours },
    { measure, metric: 'page, ms by the clock', ours: least(rounds.map((round) => round.clock)) },
    { measure, metric: 'peak memory of the reading process, MB', ceiling: CEILING_MEGABYTES, ours: peak },
  ];
}
