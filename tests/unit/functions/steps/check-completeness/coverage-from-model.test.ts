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

function reviewed(reply: CompletenessReview, known: CompletenessInput = input) {
  const { value, dropped, ...rest } = taken(coverageFromModel(reply, known));
  return { value: value?.coverage, lowered: value?.lowered, dropped, ...rest };
}

function review(verdicts: readonly Verdict[], searches: CompletenessReview['searches'] = []) {
  const parts = verdicts.map((verdict) => ({
    part: 'item_1.1',
    status: 'satisfied' as const,
    evidence: ['e1'],
    missing: '',
    ...verdict,
  }));
  return reviewed({ parts, searches });
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

  const OPEN: Coverage = {
    ...COVERAGE,
    items: COVERAGE.items.map((item) => ({
      ...item,
      status: 'unsatisfied' as const,
      evidenceIds: [],
      parts: item.parts.map((part) => ({ ...part, status: 'unsatisfied' as const, evidenceIds: [] })),
    })),
  };

  it('lets a verdict stand whose evidence exists and is on the item', () => {
    const [first] = EVIDENCE;
    const parts = [{ part: 'item_1.1', status: 'satisfied' as const, evidence: ['e1'], missing: '' }];
    const { value, lowered } = reviewed({ parts, searches: [] }, { ...input, assessed: OPEN });
    expect(value?.items[0]).toMatchObject({ status: 'satisfied', evidenceIds: [first?.id] });
    expect(value?.items[1]?.status).toBe('unsatisfied');
    expect(lowered).toEqual([]);
  });

  it.each([[[]], [['e99']], [['e4']]])(
    'leaves a part to code’s assessment where %j is to satisfy it, and tells why',
    (evidence) => {
      const parts = [
        { part: 'item_1.1', status: 'satisfied' as const, evidence: [...evidence], missing: '' },
      ];
      const { value, lowered, dropped } = reviewed({ parts, searches: [] }, { ...input, assessed: OPEN });
      expect(value?.items[0]?.status).toBe('unsatisfied');
      expect(dropped['unprovenVerdict']).toBe(1);
      expect(lowered).toEqual([
        {
          part: 'item_1.1',
          verdict: 'satisfied',
          status: 'unsatisfied',
          reason: 'it names no evidence that exists',
        },
      ]);
    },
  );

  it('takes up nothing of what is missing that brings in a figure or a name', () => {
    const { value } = review([
      { part: 'item_2.2', status: 'partial', evidence: [], missing: 'Whether Zarquon keeps 512 keys.' },
    ]);
    expect(value?.items[1]?.reason).not.toMatch(/Zarquon|512/u);
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

  it('gives valid coverage that is above code’s only with evidence that exists, whatever comes', () => {
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
        const { value } = reviewed(reply);
        if (!value) return;
        const known = new Set(EVIDENCE.map((one) => one.id));
        const coverage = Coverage.parse(value);
        coverage.items.forEach((item, index) => {
          const assessed = COVERAGE.items[index];
          const isRaised = RANK[item.status] > RANK[assessed?.status ?? 'unsatisfied'];
          expect(item.evidenceIds.every((id) => known.has(id))).toBe(true);
          expect(isRaised && item.evidenceIds.length === 0).toBe(false);
          expect(item.reason).not.toBe('');
        });
        expect(coverage.searchTasks?.length).toBeLessThanOrEqual(12);
      }),
      { numRuns: 100 },
    );
  });
});
