import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluationFromModel } from '#functions/steps/evaluate-report/from-model.ts';
import type { Judgement } from '#functions/steps/evaluate-report/prompt.ts';
import { type EvaluationFacts, scoreReport } from '#functions/steps/evaluate-report/score-report.ts';
import { publishedReport } from '#tests/unit/shared/prompting/written.ts';
import { hostileText, taken } from '#tests/unit/shared/prompting/hostile-replies.ts';

const facts: EvaluationFacts = {
  report: publishedReport(),
  gate: undefined,
  keyTerms: [],
  searchCount: 2,
  failedSearchCount: 0,
};

function marks(mark: number, change: Partial<Judgement> = {}): Judgement {
  return {
    complete: mark,
    direct: mark,
    faithful: mark,
    balanced: mark,
    clear: mark,
    searching: mark,
    sources: mark,
    persistence: mark,
    remarks: [],
    ...change,
  };
}

describe('evaluationFromModel', () => {
  it.each([
    [1, 0],
    [3, 0.5],
    [5, 1],
  ])('makes of marks of %s a score of %s', (mark, score) => {
    expect(taken(evaluationFromModel(marks(mark), facts)).value?.score).toBe(score);
  });

  it('weighs the answer at 60 % and the process at 40 %', () => {
    const reply = marks(5, { searching: 1, sources: 1, persistence: 1 });
    expect(taken(evaluationFromModel(reply, facts)).value?.score).toBe(0.6);
  });

  it('lets no judge call a report more faithful than its share of verified quotes', () => {
    const report = publishedReport();
    const half = { ...facts, report: { ...report, trust: { ...report.trust, quotesDropped: 1 } } };
    expect(taken(evaluationFromModel(marks(5), half)).value?.answer.parts['faithful']).toBe(0.5);
  });

  it('keeps what can be counted beside it', () => {
    expect(taken(evaluationFromModel(marks(4), facts)).value?.counted).toEqual(scoreReport(facts));
  });

  it('stays between 0 and 1, whatever the marks', () => {
    const mark = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -5, 100));
    const any = fc.record({
      complete: mark,
      direct: mark,
      faithful: mark,
      balanced: mark,
      clear: mark,
      searching: mark,
      sources: mark,
      persistence: mark,
      remarks: fc.array(hostileText, { maxLength: 12 }),
    });
    fc.assert(
      fc.property(any, (reply) => {
        const { value } = taken(evaluationFromModel(reply, facts));
        const scores = [value?.score, value?.answer.score, value?.process.score];
        expect(scores.every((score) => score !== undefined && score >= 0 && score <= 1)).toBe(true);
        expect(value?.remarks.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('counts marks out of range', () => {
    const { dropped } = taken(evaluationFromModel(marks(3, { clear: 11, direct: Number.NaN }), facts));
    expect(dropped).toEqual({ markOutOfRange: 2 });
  });
});
