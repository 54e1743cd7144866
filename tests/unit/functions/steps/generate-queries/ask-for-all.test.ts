import { expect, it } from 'vitest';
import { askForAll } from '#functions/steps/generate-queries/ask-for-all.ts';
import { generateQueriesStep } from '#functions/steps/generate-queries/generate-queries.ts';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import type { Query } from '#shared/domain/query.ts';
import { ONLY } from '#shared/domain/records.ts';
import { SMALL_CORPUS } from '#shared/research/small-corpus.ts';
import { coverageOf } from '../apply-gate/coverage.ts';
import { PLAN_LIMITS, briefOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

/** The queries of three waves, in each of which all stays open. */
async function ask(question: string, providers: readonly string[]): Promise<readonly Query[]> {
  const ports = await openPorts({ environment: { ENCODER: 'minilm' } });
  const base = jobOf('job-1');
  const job = { ...base, settings: { ...base.settings, providers } };
  const brief = briefOf(question);
  const plan = planWithoutModel({ brief, ...PLAN_LIMITS, providers });
  await ports.research.put(job, 'PLAN', { id: ONLY, record: plan });
  await ports.research.put(job, 'BRIEF', { id: ONLY, record: brief });
  await ports.research.put(job, 'RARITY', { id: ONLY, record: { documentCount: 24, idf: {} } });
  const coverage = coverageOf(...plan.checklist.map(() => 'unsatisfied' as const));
  for (const iteration of [1, 2, 3]) {
    const cursor = { iteration, purpose: 'research', revision: 0 } as const;
    const { tenantId, jobId } = job;
    await generateQueriesStep.run({ tenantId, jobId, cursor }, contextOf(ports, job));
    await ports.research.put(job, 'COVERAGE', { id: `i0${iteration}`, record: coverage });
  }
  return ports.research.list(job, 'QUERY');
}

it('asks for all documents of a small corpus, and of no other place, once something stays open', async () => {
  const queries = await ask('How are the valves of a steam engine opened?', ['corpus', 'pubmed']);
  const countsOf = (wave: string, provider: string): readonly number[] => [
    ...new Set(
      queries
        .filter((one) => one.waveId === wave && one.provider === provider)
        .map(({ resultCount }) => resultCount),
    ),
  ];
  expect([countsOf('i01', 'corpus'), countsOf('i02', 'corpus')]).toEqual([[10], [SMALL_CORPUS]]);
  expect(countsOf('i02', 'pubmed')).toEqual([10]);
});

it('asks nothing again beyond what the wave may send', () => {
  const asked: Query[] = [
    {
      id: 'i01-01',
      waveId: 'i01',
      text: 'honey',
      provider: 'corpus',
      endpoint: 'corpus',
      resultCount: 10,
      itemIds: [],
    },
  ];
  const other = {
    query: 'bees',
    provider: 'pubmed',
    endpoint: 'pubmed',
    resultCount: 10,
    itemIds: [],
    reasoning: '',
  } as const;
  expect(askForAll([other], { asked, cap: 1 })).toEqual([other]);
  expect(askForAll([other], { asked, cap: 2 })).toHaveLength(2);
  expect(askForAll([], { asked, cap: 0 })).toEqual([]);
});

it('asks the same again for all documents, once, where nothing wider is left to ask', async () => {
  const queries = await ask('Honey?', ['corpus']);
  expect(queries.map(({ waveId, text, resultCount }) => [waveId, text, resultCount])).toEqual([
    ['i01', queries[0]?.text, 10],
    ['i02', queries[0]?.text, SMALL_CORPUS],
  ]);
});
