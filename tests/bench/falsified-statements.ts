import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { checkSentence } from '#shared/text/sentence-check/check-sentence.ts';
import type { Measure, Row } from './measure.ts';
import { mean } from './metrics.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/falsified-statements');
const SETS = [
  { file: 'development.json', name: 'development set', note: 'worked on with these', ceiling: 0.05 },
  { file: 'held-out.json', name: 'held-out set', note: 'other texts, only measured', ceiling: 0.1 },
];
const Pair = z.object({ quote: z.string(), borne: z.string(), falsified: z.string() });

/** Statements that say something else than the quote they cite, in other words, and fair ones beside them. */
export const falsifiedStatements: Measure = {
  name: 'falsified',
  needs: [],
  run: async () => (await Promise.all(SETS.map(measureSet))).flat(),
};

async function measureSet({ file, name, note, ceiling }: (typeof SETS)[number]): Promise<readonly Row[]> {
  const pairs = z.array(Pair).parse(JSON.parse(await readFile(join(FOLDER, file), 'utf8')));
  const share = (key: 'borne' | 'falsified'): number =>
    mean(
      pairs.map(({ quote, [key]: text }) =>
        checkSentence(text, { quotes: [quote], about: [], asked: '' }).length > 0 ? 1 : 0,
      ),
    );
  return [
    {
      measure: `falsified statements, ${name}`,
      metric: 'falsified ones found',
      ours: share('falsified'),
      note: `${pairs.length}; ${note}`,
    },
    {
      measure: `falsified statements, ${name}`,
      metric: 'true ones doubted',
      ours: share('borne'),
      ceiling,
      note: `${pairs.length}; aim .05`,
    },
  ];
}
