import { describe, expect, test } from 'vitest';
import type { Query } from '#shared/domain/query.ts';
import { RuntimeProgress } from '#shared/domain/runtime-progress.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import { runtimeProgress } from '#shared/research/runtime-progress.ts';

const PLAN = {
  subQuestions: ['How does it rust?', 'Does paint help?', 'What does it cost?'].map((text, index) => ({
    id: `q${index + 1}`,
    text,
    itemIds: [],
  })),
};
const CURSOR = { iteration: 2, purpose: 'research', revision: 0 } as const;
const NO_VERDICT = { quality_gate_status: 'none', quality_gate_reason: null } as const;

function query(id: string, subQuestionId?: string): Query {
  return {
    id,
    waveId: 'i02',
    text: id,
    provider: 'corpus',
    endpoint: 'corpus',
    resultCount: 5,
    itemIds: [],
    ...(subQuestionId === undefined ? {} : { subQuestionId }),
  };
}

function search(queryId: string, milliseconds: number, failure?: string): SearchResult {
  return {
    queryId,
    waveId: 'i02',
    provider: 'corpus',
    hits: [],
    milliseconds,
    ...(failure === undefined ? {} : { failure: { name: 'ServiceUnavailable', message: failure } }),
  };
}

describe('R6.6 the runtime_progress of seed 003', () => {
  const queries = [query('a', 'q1'), query('b', 'q1'), query('c', 'q2')];

  test('says what was dispatched and what was not, before anything came back', () => {
    const progress = runtimeProgress({
      cursor: CURSOR,
      plan: PLAN,
      queries,
      searches: [],
      counts: undefined,
      verdict: NO_VERDICT,
    });
    expect(progress).toEqual({
      supervisor_iteration: 2,
      dispatched_research_units: 2,
      skipped_research_units: 1,
      quality_gate_status: 'none',
      quality_gate_reason: null,
      evidence_record_count: 0,
      source_domain_count: 0,
      source_domains: [],
      research_units: [
        { topic: 'How does it rust?', status: 'dispatched', duration_seconds: null, failure_reason: null },
        { topic: 'Does paint help?', status: 'dispatched', duration_seconds: null, failure_reason: null },
        { topic: 'What does it cost?', status: 'skipped', duration_seconds: null, failure_reason: null },
      ],
    });
    expect(RuntimeProgress.parse(progress)).toEqual(progress);
  });

  test('calls a unit failed when all its searches failed, and says why', () => {
    const searches = [search('a', 2000, 'It is down.'), search('b', 500), search('c', 1000, 'It is busy.')];
    const { research_units: units } = runtimeProgress({
      cursor: CURSOR,
      plan: PLAN,
      queries,
      searches,
      counts: { evidenceRecords: 3, citedRecords: 3, domains: ['a.org'] },
      verdict: { quality_gate_status: 'retry', quality_gate_reason: '1 of 3 source domains' },
    });
    expect(units.slice(0, 2)).toEqual([
      { topic: 'How does it rust?', status: 'completed', duration_seconds: 2, failure_reason: null },
      { topic: 'Does paint help?', status: 'failed', duration_seconds: 1, failure_reason: 'It is busy.' },
    ]);
  });

  test('counts queries for no sub-question as a unit of their own', () => {
    const progress = runtimeProgress({
      cursor: CURSOR,
      plan: PLAN,
      queries: [query('a')],
      searches: [],
      counts: undefined,
      verdict: NO_VERDICT,
    });
    expect(progress.dispatched_research_units).toBe(1);
    expect(progress.research_units.at(-1)?.topic).toBe('the question as a whole');
  });
});
