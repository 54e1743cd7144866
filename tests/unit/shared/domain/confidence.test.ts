import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswerSigns, SIGNS, type SignName } from '#shared/domain/answer-signs.ts';
import { CONFIDENCE_WEIGHTS, ConfidenceWeights } from '#shared/domain/confidence-weights.ts';
import { EVIDENCE_WEIGHTS } from '#shared/text/evidence/evidence-weights.ts';
import { fingerprint } from '#tests/bench/fit/fingerprint.ts';
import {
  confidenceBeside,
  heedReader,
  joinConfidence,
  scoreConfidence,
  statusAt,
} from '#shared/domain/confidence.ts';

const { lines } = CONFIDENCE_WEIGHTS;
const GOOD: AnswerSigns = {
  value: 14,
  rivals: 0.2,
  length: 1.5,
  whole: 1,
  unnamed: 0,
  finding: 1,
  compared: 0,
  nearest: 0,
  lead: 0.9,
  studies: 0,
  read: 0,
  tells: 0,
  spread: 0.6,
  outcome: 1,
  told: 1,
  named: 1,
};
const POOR: AnswerSigns = { ...GOOD, value: 4, rivals: 0.8, whole: 0.3, lead: 0.3, spread: 0 };

const sign = fc.double({ min: -5, max: 15, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const signs = fc.record({
  value: sign,
  rivals: share,
  length: share,
  whole: share,
  unnamed: share,
  finding: share,
  compared: fc.constantFrom(0, 1),
  nearest: share,
  lead: share,
  studies: fc.constantFrom(0, 1),
  read: fc.constantFrom(0, 1),
  tells: sign,
  spread: share,
  outcome: fc.constantFrom(0, 1),
  told: fc.constantFrom(0, 1),
  named: fc.constantFrom(0, 1),
});
/** These only say how to take the others. */
const EITHER_WAY: readonly SignName[] = ['length', 'compared', 'studies', 'read'];
const AGAINST: readonly SignName[] = ['rivals', 'unnamed'];
const DIRECTED = SIGNS.filter((name) => !EITHER_WAY.includes(name));
const RANK = { unsatisfied: 0, partial: 1, satisfied: 2 };

describe('scoreConfidence', () => {
  test('is high for a quote that stands out and bears the question, low for one that does neither', () => {
    expect(scoreConfidence(GOOD)).toBeGreaterThan(lines.answered);
    expect(scoreConfidence(POOR)).toBeLessThan(lines.related);
  });

  test('leaves open whose outcome no quote tells', () => {
    expect(scoreConfidence({ ...GOOD, outcome: 0 })).toBe(0.45);
    expect(statusAt(scoreConfidence({ ...GOOD, outcome: 0 }))).toBe('unsatisfied');
    expect(scoreConfidence({ ...POOR, outcome: 0 })).toBe(scoreConfidence(POOR));
  });

  test('calls nothing answered where no quote names the thing asked, or the best has no price or cause that is asked for', () => {
    expect(scoreConfidence({ ...GOOD, named: 0 })).toBe(0.7);
    expect(scoreConfidence({ ...GOOD, told: 0 })).toBe(0.7);
    expect(scoreConfidence({ ...GOOD, named: 0, outcome: 0 })).toBe(0.45);
    expect(statusAt(scoreConfidence({ ...GOOD, named: 0 }))).toBe('partial');
    expect(scoreConfidence({ ...POOR, named: 0 })).toBe(scoreConfidence(POOR));
  });

  test('rates what was compared in meaning by weights of its own', () => {
    const { words, meaning } = CONFIDENCE_WEIGHTS;
    const never = { ...words, telling: { ...words.telling, intercept: -99 } };
    const compared = { ...GOOD, compared: 1, nearest: 0.9 };
    expect(scoreConfidence(GOOD, { words, meaning: never })).toBe(scoreConfidence(GOOD));
    expect(scoreConfidence(compared, { words, meaning: never })).toBeLessThan(0.01);
    expect(scoreConfidence(compared, { words: never, meaning })).toBe(scoreConfidence(compared));
  });

  test('is zero where nothing was quoted', () => {
    expect(scoreConfidence(undefined)).toBe(0);
  });

  test('stays within 0 and 1, rises with what speaks for an answer, and falls with what speaks against it', () => {
    fc.assert(
      fc.property(signs, fc.constantFrom(...DIRECTED), share, (one, name, more) => {
        const before = scoreConfidence(one);
        const after = scoreConfidence({ ...one, [name]: one[name] + more });
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThanOrEqual(1);
        expect(AGAINST.includes(name) ? before - after : after - before).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('heedReader', () => {
  const read = { ...GOOD, read: 1 };

  test('never calls answered what no quote seems to tell, and changes nothing below', () => {
    expect(statusAt(heedReader(0.95, { ...read, tells: -0.1 }))).toBe('partial');
    expect(heedReader(0.3, { ...read, tells: -0.1 })).toBe(0.3);
  });

  test('leaves open what no quote is likely to tell, and what was less sure as it is', () => {
    expect(statusAt(heedReader(0.95, { ...read, tells: -1.1 }))).toBe('unsatisfied');
    expect(statusAt(heedReader(0.6, { ...read, tells: -1 }))).toBe('partial');
    expect(heedReader(0.3, { ...read, tells: -9 })).toBe(0.3);
  });

  test('leaves nothing open that a quote surely seems to tell, unless none names it or tells the outcome', () => {
    expect(statusAt(heedReader(0.2, { ...read, tells: 2.5 }))).toBe('partial');
    expect(heedReader(0.2, { ...read, tells: 2.4 })).toBe(0.2);
    expect(heedReader(0.2, { ...read, tells: 3, named: 0 })).toBe(0.2);
    expect(heedReader(0.2, { ...read, tells: 3, outcome: 0 })).toBe(0.2);
  });

  test('leaves all that was not read as it is, and never says less where a quote tells more', () => {
    fc.assert(
      fc.property(share, signs, share, (confidence, one, more) => {
        expect(heedReader(confidence, { ...one, read: 0 })).toBe(confidence);
        const readMore = { ...one, read: 1, tells: one.tells + more };
        expect(heedReader(confidence, readMore)).toBeGreaterThanOrEqual(
          heedReader(confidence, { ...one, read: 1 }),
        );
      }),
    );
  });
});

describe('statusAt', () => {
  test('never says more of a lower confidence', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const [less, more] = one <= other ? [one, other] : [other, one];
        expect(RANK[statusAt(less)]).toBeLessThanOrEqual(RANK[statusAt(more)]);
      }),
    );
  });

  test('is drawn by two lines, each of which belongs to what is above it', () => {
    expect(lines.related).toBeLessThan(lines.answered);
    expect([0, lines.related, lines.answered, 1].map((one) => statusAt(one))).toEqual([
      'unsatisfied',
      'partial',
      'satisfied',
      'satisfied',
    ]);
  });
});

describe('the confidence beside a label', () => {
  test.each([
    ['satisfied', 0.2, lines.answered],
    ['satisfied', 0.99, 0.99],
    ['partial', 0.2, lines.related],
    ['partial', 0.9, 0.9],
    ['unsatisfied', 0.9, lines.related],
    ['unsatisfied', 0.1, 0.1],
  ] as const)('of %s at %d is %d', (status, confidence, beside) => {
    expect(confidenceBeside(status, confidence)).toBe(beside);
  });

  test('is what it was where the label follows from it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (one) => {
        expect(confidenceBeside(statusAt(one), one)).toBe(one);
      }),
    );
  });
});

describe('joinConfidence', () => {
  test('is the mean of the items, and zero without items', () => {
    expect(joinConfidence([0.9, 0.3])).toBe(0.6);
    expect(joinConfidence([])).toBe(0);
  });
});

describe('the fitted weights', () => {
  test('say what they were fitted on', () => {
    expect(ConfidenceWeights.parse(CONFIDENCE_WEIGHTS).provenance.sets.length).toBeGreaterThan(10);
    expect(CONFIDENCE_WEIGHTS.provenance.fittedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

test('the confidence was fitted on the weights by which evidence is ranked', () => {
  expect(CONFIDENCE_WEIGHTS.provenance.evidenceWeights).toBe(fingerprint(EVIDENCE_WEIGHTS));
});
