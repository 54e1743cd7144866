import { expect, it } from 'vitest';
import { learnRarity } from '#functions/steps/select-sources/learn-rarity.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { TermStatistics } from '#shared/ports/search-provider.ts';
import { PLAN } from '#tests/unit/shared/prompting/given.ts';
import { briefOf, itemOf, partOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

const job = jobOf('job-1');
const brief = briefOf('Why does iron rust?');
const plan = {
  ...PLAN,
  checklist: [
    {
      ...itemOf('item_1', [partOf(['moisture'], { text: 'oxygen' })]),
      description: 'paint',
      topic: ['bridge'],
    },
  ],
};

async function learnt(statistics: TermStatistics | undefined) {
  const ports = await openPorts({ statistics });
  const context = contextOf(ports, job, 'SelectSources');
  await learnRarity({ brief, plan }, context);
  return { ports, context, record: await ports.research.get(job, 'RARITY', ONLY) };
}

it('learns how rare the words of the question and of all its items are in the corpus', async () => {
  const { record } = await learnt({
    documentCount: 1000,
    documentFrequencies: async () => new Map([['iron', 500]]),
  });
  expect(record?.documentCount).toBe(1000);
  expect(Object.keys(record?.idf ?? {}).toSorted()).toEqual(
    ['bridg', 'iron', 'moistur', 'oxygen', 'paint', 'rust'].toSorted(),
  );
  expect(record?.idf['iron']).toBeLessThan(record?.idf['rust'] ?? 0);
  expect(Object.values(record?.idf ?? {}).every((idf) => Number(idf.toFixed(4)) === idf)).toBe(true);
});

it('takes all words for equally rare where there is no corpus', async () => {
  const { record } = await learnt(undefined);
  expect(record?.documentCount).toBe(0);
  expect(new Set(Object.values(record?.idf ?? {}))).toEqual(new Set([1]));
});

it('learns it once for all waves of a job', async () => {
  const { ports, context, record } = await learnt(undefined);
  await learnRarity({ brief: briefOf('Why do whales sing?'), plan }, context);
  expect(await ports.research.get(job, 'RARITY', ONLY)).toEqual(record);
});
