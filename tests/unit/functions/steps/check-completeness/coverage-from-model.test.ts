import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompletenessInput, coverageFromModel } from '#functions/steps/check-completeness/from-model.ts';
import type { CompletenessReview } from '#functions/steps/check-completeness/prompt.ts';
import { Coverage, Endpoint, ItemStatus } from '#shared/domain/plan.ts';
import { CHECKLIST, COVERAGE, EVIDENCE, SOURCES } from '#tests/unit/shared/prompting/given.ts';
import { sourcesById } from '../builders.ts';
import {
  hostileHandle,
  hostileHandles,
  hostileText,
  taken,
} from '#tests/unit/shared/prompting/hostile-replies.ts';

const input: CompletenessInput = {
  checklist: CHECKLIST,
  assessed: COVERAGE,
  evidence: EVIDENCE,
  sources: sourcesById(SOURCES),
  providers: ['corpus', 'pubmed'],
  resultsPerQuery: 10,
  asked: ['queue encryption'],
};
const RANK = { unsatisfied: 0, partial: 1, satisfied: 2 } as const;

type Verdict = Partial<CompletenessReview['parts'][number]>;

function review(verdicts: readonly Verdict[], searches: CompletenessReview['searches'] = []) {
  const parts = verdicts.map((verdict) => ({
    part: 'item_1.1',
    status: 'satisfied' as const,
    evidence: ['e1'],
    missing: '',
    ...verdict,
  }));
  return taken(coverageFromModel({ parts, searches }, input));
}

describe('coverageFromModel', () => {
  it('starts from what code finds covered', () => {
    expect(COVERAGE.items.map((item) => item.status)).toEqual(['satisfied', 'satisfied']);
    expect(review([{}]).value?.items).toEqual(COVERAGE.items);
  });

  it('lowers a part that the review finds open, and says why', () => {
    const { value } = review([
      { part: 'item_2.2', status: 'unsatisfied', evidence: [], missing: 'How often **keys** rotate.' },
    ]);
    expect(value?.items[1]).toMatchObject({ status: 'partial', reason: 'How often keys rotate' });
    expect(value?.items[1]?.parts.map((part) => part.status)).toEqual(['satisfied', 'unsatisfied']);
    expect(value?.items[0]).toEqual(COVERAGE.items[0]);
  });

  it('never raises what code finds open', () => {
    const open = {
      ...COVERAGE,
      items: COVERAGE.items.map((item) => ({
        ...item,
        status: 'unsatisfied' as const,
        parts: item.parts.map((part) => ({ ...part, status: 'unsatisfied' as const })),
      })),
    };
    const parts = ['item_1.1', 'item_2.1', 'item_2.2'].map((part) => ({
      part,
      status: 'satisfied' as const,
      evidence: ['e1'],
      missing: '',
    }));
    const { value } = taken(coverageFromModel({ parts, searches: [] }, { ...input, assessed: open }));
    expect(value?.items.map((item) => item.status)).toEqual(['unsatisfied', 'unsatisfied']);
  });

  it.each([[[]], [['e99']], [['e4']]])('does not take %j for evidence that satisfies', (evidence) => {
    const { value, dropped } = review([{ evidence }]);
    expect(value?.items[0]?.status).toBe('partial');
    expect(dropped['unprovenVerdict']).toBe(1);
  });

  it('takes the first verdict on a part, and counts those on none', () => {
    const { value, dropped } = review([
      {},
      { status: 'unsatisfied' },
      { part: 'item_9.1' },
      { part: 'item_1' },
    ]);
    expect(value?.items[0]?.status).toBe('satisfied');
    expect(dropped).toEqual({ unknownItem: 2 });
  });

  const search = (query: string, parts: readonly string[]) => ({
    query,
    endpoint: 'corpus' as const,
    reasoning: 'Because.',
    parts: [...parts],
  });

  it('keeps queries for what is open, none that was asked before', () => {
    const { value, dropped } = review(
      [{ part: 'item_2.2', status: 'partial' }],
      [
        search('key rotation interval', ['item_2.2']),
        search('encryption queue', ['item_2.2']),
        search('whatever else', ['item_1.1']),
      ],
    );
    expect(value?.searchTasks?.map((task) => [task.query, task.itemIds])).toEqual([
      ['key rotation interval', ['item_2']],
      ['whatever else', ['item_2']],
    ]);
    expect(dropped['repeatedQuery']).toBe(1);
  });

  it('searches for nothing when nothing is open', () => {
    expect(review([{}], [search('more', ['item_1.1'])]).value?.searchTasks).toEqual([]);
  });

  it('can do nothing with a review that says nothing', () => {
    expect(review([]).reason).toBe('NothingUsable');
    expect(review([{ part: 'all' }]).reason).toBe('NothingUsable');
  });

  it('gives valid coverage that is nowhere above code’s, whatever comes', () => {
    const any = fc.record({
      parts: fc.array(
        fc.record({
          part: hostileHandle,
          status: fc.constantFrom(...ItemStatus.options),
          evidence: hostileHandles,
          missing: hostileText,
        }),
        { maxLength: 10 },
      ),
      searches: fc.array(
        fc.record({
          query: hostileText,
          endpoint: fc.constantFrom(...Endpoint.options),
          reasoning: hostileText,
          parts: hostileHandles,
        }),
        { maxLength: 40 },
      ),
    });
    fc.assert(
      fc.property(any, (reply) => {
        const { value } = taken(coverageFromModel(reply, input));
        if (!value) return;
        const coverage = Coverage.parse(value);
        coverage.items.forEach((item, index) => {
          const assessed = COVERAGE.items[index];
          expect(RANK[item.status]).toBeLessThanOrEqual(RANK[assessed?.status ?? 'unsatisfied']);
          expect(item.evidenceIds).toEqual(assessed?.evidenceIds);
          expect(item.reason).not.toBe('');
        });
        expect(coverage.searchTasks?.length).toBeLessThanOrEqual(12);
      }),
      { numRuns: 100 },
    );
  });
});
