import { expect, test } from 'vitest';
import {
  Verdict,
  countVerdicts,
  describeShare,
  shareStanding,
  stands,
  verdictMark,
} from '#shared/domain/text-check.ts';

const sentences = (...verdicts: readonly Verdict[]) => ({
  sentences: verdicts.map((verdict) => ({ text: '', start: 0, end: 0, verdict, reasons: [], sources: [] })),
});

test('a sentence stands word for word or borne out, and no other way', () => {
  expect(Verdict.options.filter(stands)).toEqual(['verbatim', 'borne-out']);
});

test('a mark says what stands, what does not, and what is not known', () => {
  expect(Verdict.options.map(verdictMark).join('')).toBe('✓✓✗✗✗??');
});

test('verdicts are counted in their order, those that none has left out', () => {
  expect(countVerdicts(sentences('gone', 'verbatim', 'gone'))).toEqual([
    ['verbatim', 1],
    ['gone', 2],
  ]);
  expect(countVerdicts(sentences())).toEqual([]);
});

test('the share of what stands is rounded down, and there is none of a text that states nothing', () => {
  expect(shareStanding(sentences('verbatim', 'gone', 'borne-out'))).toBeCloseTo(2 / 3, 9);
  expect(shareStanding(sentences())).toBeUndefined();
  expect(describeShare(sentences('verbatim', 'gone', 'borne-out'))).toBe('2 of 3 sentences stand (66 %)');
  expect(describeShare(sentences('gone'))).toBe('0 of 1 sentence stand (0 %)');
  expect(describeShare(sentences())).toBe('The text states nothing that could be checked.');
});
