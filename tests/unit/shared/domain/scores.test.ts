import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreClaim, scoreJob, scoreSupport } from '#shared/domain/claim.ts';
import { judgeEvidence } from '#shared/domain/gate.ts';
import { TIER_SCORES, gradeQuality, scoreRecency, scoreSource } from '#shared/domain/source-score.ts';
import { CredibilityTier } from '#shared/domain/source.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('scoreRecency', () => {
  it.each([
    [0, 1],
    [180, 0.367879],
    [90, 0.606531],
    [360, 0.135335],
    [-30, 1],
    [undefined, 0.5],
  ])('gives an age of %s days %d', (days, score) => {
    expect(scoreRecency(days)).toBeCloseTo(score, 6);
  });
});

describe('scoreSource', () => {
  it.each([
    // .9 * .25 + 1 * .2 + 1 * .35 + 1 * .2
    [{ domainAuthority: 90, ageDays: 0, relevance: 1, tier: 'PRIMARY_SOURCE' }, 0.975],
    // .8 * .25 + .5 * .2 + .4 * .35 + .85 * .2
    [{ domainAuthority: 80, ageDays: undefined, relevance: 0.4, tier: 'AUTHORITATIVE' }, 0.61],
    // .6 * .25 + .367879 * .2 + .5 * .35 + .65 * .2
    [{ domainAuthority: 60, ageDays: 180, relevance: 0.5, tier: 'SECONDARY' }, 0.528576],
    // .3 * .25 + .5 * .2 + 0 + .3 * .2
    [{ domainAuthority: 30, ageDays: undefined, relevance: 0, tier: 'UNVERIFIED' }, 0.235],
    [{ domainAuthority: 0, ageDays: 1e9, relevance: 0, tier: 'FLAGGED' }, 0],
  ] as const)('weighs authority, recency, relevance and credibility: %j', (facts, score) => {
    expect(scoreSource(facts)).toBeCloseTo(score, 6);
  });

  it('stays between 0 and 1 and never falls as relevance grows', () => {
    const tier = fc.constantFrom(...CredibilityTier.options);
    fc.assert(
      fc.property(fc.nat(200), share, share, tier, (domainAuthority, low, high, own) => {
        const facts = { domainAuthority, ageDays: 10, tier: own };
        const [least, most] = [Math.min(low, high), Math.max(low, high)].map((relevance) =>
          scoreSource({ ...facts, relevance }),
        );
        expect(least).toBeGreaterThanOrEqual(0);
        expect(most).toBeLessThanOrEqual(1);
        expect(least).toBeLessThanOrEqual(most ?? 0);
      }),
    );
  });

  it('scores each tier as the table says', () => {
    expect(TIER_SCORES).toEqual({
      PRIMARY_SOURCE: 1,
      AUTHORITATIVE: 0.85,
      SECONDARY: 0.65,
      UNVERIFIED: 0.3,
      FLAGGED: 0,
    });
  });
});

describe('gradeQuality', () => {
  it.each([
    [1, 'HIGH'],
    [0.7, 'HIGH'],
    [0.6999, 'MEDIUM'],
    [0.4, 'MEDIUM'],
    [0.3999, 'LOW'],
    [0, 'LOW'],
  ])('grades %d as %s', (score, quality) => {
    expect(gradeQuality(score)).toBe(quality);
  });
});

describe('claim and job scores', () => {
  it.each([
    [[], 0, 0],
    [[0.6], 0, 0.65],
    [[0.6, 0.8], 0, 0.8],
    [[0.6, 0.8], 1, 0.65],
    [[0.9, 0.9, 0.9], 0, 1],
    [[0.9, 0.9, 0.9], 2, 0.7],
    [[0.2], 3, 0],
  ])('gives supports %j with %i against a confidence of %d', (supportScores, contradictionCount, score) => {
    expect(scoreClaim({ supportScores, contradictionCount })).toBeCloseTo(score, 9);
  });

  it.each([
    [[], 0],
    [[0.5], 0.5],
    [[0.25, 0.75, 0.5], 0.5],
  ])('takes the mean of %j for strength', (scores, strength) => {
    expect(scoreSupport(scores)).toBeCloseTo(strength, 9);
  });

  it.each([
    [[], 10, 0],
    [[0.8, 0.6], 10, 0.7],
    [[0.8, 0.6], 20, 0.7],
    [[0.8, 0.6], 5, 0.35],
    [[0.8, 0.6], 0, 0],
  ])('scores a job with claims %j from %i sources %d', (confidences, sources, score) => {
    expect(scoreJob(confidences, sources)).toBeCloseTo(score, 9);
  });

  it('stays between 0 and 1, and a contradiction never adds', () => {
    fc.assert(
      fc.property(fc.array(share, { maxLength: 8 }), fc.nat(9), (supportScores, against) => {
        const score = scoreClaim({ supportScores, contradictionCount: against });
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(scoreClaim({ supportScores, contradictionCount: against + 1 })).toBeLessThanOrEqual(score);
      }),
    );
  });
});

describe('judgeEvidence', () => {
  const thresholds = { minimumEvidenceRecords: 5, minimumCitedRecords: 5, minimumDomains: 3 };

  it('has nothing to say against enough of everything', () => {
    const counts = { evidenceRecords: 5, citedRecords: 5, domains: ['a', 'b', 'c'] };
    expect(judgeEvidence(counts, thresholds)).toEqual([]);
  });

  it.each([
    [{ evidenceRecords: 4 }, '4 of 5 evidence records'],
    [{ citedRecords: 4 }, '4 of 5 cited evidence records'],
    [{ domains: ['a', 'b'] }, '2 of 3 source domains'],
  ])('R4.4 says retry for %j, with enough of all else', (lack, reason) => {
    const enough = { evidenceRecords: 5, citedRecords: 5, domains: ['a', 'b', 'c'] };
    expect(judgeEvidence({ ...enough, ...lack }, thresholds)).toEqual([reason]);
  });

  it('says what is missing of what', () => {
    expect(judgeEvidence({ evidenceRecords: 4, citedRecords: 3, domains: ['a'] }, thresholds)).toEqual([
      '4 of 5 evidence records',
      '3 of 5 cited evidence records',
      '1 of 3 source domains',
    ]);
  });
});
