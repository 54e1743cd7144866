import { describe, expect, test } from 'vitest';
import { type CitationInput, followCitations } from '#functions/steps/generate-queries/follow-citations.ts';
import { generateQueriesStep } from '#functions/steps/generate-queries/generate-queries.ts';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import type { Coverage, ItemStatus } from '#shared/domain/plan.ts';
import type { Query } from '#shared/domain/query.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { Source } from '#shared/domain/source.ts';
import { briefOf, evenly, sourceOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

const PROVIDERS = ['corpus', 'openalex'];
const PLAN = planWithoutModel({
  brief: briefOf('How are the valves of a steam engine opened?'),
  maxSubQuestions: 8,
  maxIterations: 10,
  resultsPerQuery: 10,
  sourcesPerWave: 7,
  queriesPerWave: 12,
  searchBudget: 60,
  maximumWords: 1500,
  providers: PROVIDERS,
  idf: evenly,
});

function coverageOf(status: ItemStatus): Coverage {
  const items = PLAN.checklist.map(({ id }) => ({
    itemId: id,
    status,
    parts: [],
    independentSources: 0,
    evidenceIds: [],
    reason: '',
  }));
  return { iteration: 1, items };
}

function paper(id: string, doi: string, change: Partial<Source> = {}): Source {
  return { ...sourceOf(id), status: 'digested', title: `Paper ${id}`, workIds: { doi }, ...change };
}

const INPUT: CitationInput = {
  cursor: { iteration: 2, purpose: 'research', revision: 0 },
  plan: PLAN,
  coverage: coverageOf('partial'),
  sources: [
    paper('s-1', '10.1/low', { relevanceScore: 0.2 }),
    paper('s-2', '10.1/best', { relevanceScore: 0.9 }),
    paper('s-3', '10.1/gone', { relevanceScore: 1, notices: ['retracted'] }),
    paper('s-4', '10.1/unread', { relevanceScore: 1, status: 'skipped' }),
  ],
  providers: PROVIDERS,
  asked: [],
  cap: 12,
};

const alongOf = (change: Partial<CitationInput>): readonly unknown[] =>
  followCitations({ ...INPUT, ...change }).map(({ along }) => along);

describe('one step along citations', () => {
  test('goes from the best paper that was read and stands, both ways, for what is open', () => {
    expect(followCitations(INPUT)).toMatchObject([
      {
        provider: 'openalex',
        text: 'references of 10.1/best: Paper s-2',
        along: { doi: '10.1/best', direction: 'references' },
        itemIds: PLAN.checklist.map(({ id }) => id),
      },
      { along: { doi: '10.1/best', direction: 'citations' } },
    ]);
  });

  test('goes along the next paper when it has gone along the best', () => {
    const [first] = followCitations(INPUT);
    const asked = first === undefined ? [] : [{ ...first, id: 'i02-01', waveId: 'i02' } satisfies Query];
    expect(alongOf({ asked })).toMatchObject([{ doi: '10.1/low' }, { doi: '10.1/low' }]);
  });

  test('goes from a paper that is superseded, too', () => {
    const sources = [paper('s-1', '10.1/earlier', { notices: ['superseded', 'corrected'] })];
    expect(alongOf({ sources })).toHaveLength(2);
  });

  test.each([
    ['in the first wave', { cursor: { iteration: 1, purpose: 'research', revision: 0 } }],
    ['in a revision', { cursor: { iteration: 2, purpose: 'revision', revision: 1 } }],
    ['where nothing is open', { coverage: coverageOf('satisfied') }],
    ['where nobody knows citations', { providers: ['corpus', 'pubmed'] }],
    ['without a paper', { sources: [] }],
    ['where a wave has room for one query', { cap: 1 }],
  ] as const)('is not gone %s', (_name, change) => {
    expect(alongOf(change)).toEqual([]);
  });

  test('takes at most half of a wave', () => {
    expect(alongOf({ cap: 2 })).toHaveLength(1);
  });
});

test('the step counts them among the queries of the wave', async () => {
  const ports = await openPorts();
  const base = jobOf('along');
  const job = { ...base, settings: { ...base.settings, providers: PROVIDERS } };
  await ports.research.put(job, 'PLAN', { id: ONLY, record: PLAN });
  await ports.research.put(job, 'COVERAGE', { id: '01', record: coverageOf('unsatisfied') });
  for (const source of INPUT.sources)
    await ports.research.put(job, 'SOURCE', { id: source.id, record: source });
  const context = contextOf(ports, job, 'GenerateQueries');
  const input = { tenantId: job.tenantId, jobId: job.jobId, cursor: INPUT.cursor };
  const { output, data } = await generateQueriesStep.run(input, context);
  const queries = await ports.research.list(job, 'QUERY', 'i02-');
  expect(queries.filter(({ along }) => along !== undefined)).toHaveLength(2);
  expect(output.queryCount).toBe(queries.length);
  expect(queries.length).toBeLessThanOrEqual(ports.config.research.queriesPerWave);
  expect(JSON.stringify(data)).toContain('references of 10.1/best');
});
