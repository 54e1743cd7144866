import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyPhrases } from '#shared/text/words/rake.ts';
import { hardText } from '../arbitrary-text.ts';

it('takes runs of content words between function words and punctuation', () => {
  const phrases = keyPhrases('How is data encrypted at rest across S3, DynamoDB and the visibility timeout?');
  expect(phrases.map((phrase) => phrase.phrase)).toEqual([
    'data encrypted',
    'visibility timeout',
    'rest',
    'S3',
    'DynamoDB',
  ]);
});

it('weighs words by their rarity', () => {
  const phrases = keyPhrases('cloud and zebra', (word) => (word === 'zebra' ? 5 : 1));
  expect(phrases).toEqual([
    { phrase: 'zebra', score: 5 },
    { phrase: 'cloud', score: 1 },
  ]);
});

it('names a phrase once, in the spelling met first', () => {
  expect(keyPhrases('Key rotation. key rotation!')).toHaveLength(1);
});

it('finds words in unspaced scripts', () => {
  expect(keyPhrases('数据的加密').map((phrase) => phrase.phrase)).toEqual(['数据', '加密']);
});

it('gives finite scores, best first, for any text', () => {
  fc.assert(
    fc.property(hardText, (text) => {
      const scores = keyPhrases(text).map((phrase) => phrase.score);
      expect(scores.every((score) => Number.isFinite(score) && score > 0)).toBe(true);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }),
  );
});
