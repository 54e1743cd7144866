import { expect, it } from 'vitest';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import { selectSourcesStep } from '#functions/steps/select-sources/select-sources.ts';
import type { Hit } from '#shared/domain/hit.ts';
import { ONLY } from '#shared/domain/records.ts';
import { SMALL_CORPUS } from '#shared/research/small-corpus.ts';
import { coverageOf } from '../apply-gate/coverage.ts';
import { PLAN_LIMITS, briefOf, hitOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';
import { pageOf } from './select-world.ts';

it('reads what a small corpus still holds of other documents, once something stays open, and of pages as many as ever', async () => {
  const ports = await openPorts({ environment: { ENCODER: 'minilm' } });
  const job = jobOf('job-1');
  const brief = briefOf('Where do I leave the key?');
  const plan = planWithoutModel({ brief, ...PLAN_LIMITS });
  await ports.research.put(job, 'BRIEF', { id: ONLY, record: brief });
  await ports.research.put(job, 'PLAN', { id: ONLY, record: plan });
  await ports.research.put(job, 'RARITY', { id: ONLY, record: { documentCount: 30, idf: {} } });
  const coverage = coverageOf(...plan.checklist.map(() => 'unsatisfied' as const));
  await ports.research.put(job, 'COVERAGE', { id: 'i01', record: coverage });

  const select = async (
    iteration: number,
    found: Readonly<Record<string, readonly Hit[]>>,
  ): Promise<readonly string[]> => {
    const waveId = `i0${iteration}`;
    for (const [at, [provider, hits]] of Object.entries(found).entries()) {
      const id = `${waveId}-0${at + 1}`;
      const query = {
        text: 'leave the key',
        endpoint: 'search' as const,
        itemIds: ['item_1'],
        language: 'en',
      };
      await ports.research.put(job, 'QUERY', {
        id,
        record: { ...query, id, waveId, provider, resultCount: SMALL_CORPUS },
      });
      await ports.research.put(job, 'SEARCH', { id, record: { queryId: id, waveId, provider, hits } });
    }
    const cursor = { iteration, purpose: 'research', revision: 0 } as const;
    const { tenantId, jobId } = job;
    await selectSourcesStep.run(
      { tenantId, jobId, cursor },
      contextOf({ ...ports, encoder: undefined }, job),
    );
    const sources = await ports.research.list(job, 'SOURCE');
    return sources.filter((source) => source.waveId === waveId).map(({ kind }) => kind);
  };

  const files = Array.from({ length: 30 }, (_, at) => ({
    ...hitOf(`file-${at}`, {
      kind: 'corpus',
      provider: 'corpus',
      title: `Sheet ${at}`,
      url: `file:///sheets/${at}.md`,
      snippet: `Rule ${at} of house number ${at * 7}.`,
      ...(at < 12 ? {} : { isUnmatched: true as const }),
    }),
    rank: at + 1,
  }));
  expect(await select(1, { corpus: files.slice(0, 12) })).toHaveLength(7);
  const pages = Array.from({ length: 9 }, (_, at) => pageOf(`page${at}`, { rank: at + 40 }));
  const second = await select(2, { corpus: files, web: pages });
  expect(second.filter((kind) => kind === 'corpus')).toHaveLength(23);
  expect(second.length).toBeLessThanOrEqual(23 + 7);
});
