import { describe, expect, test } from 'vitest';
import type { Notice } from '#shared/domain/hit.ts';
import { besideTitle, doubtMark, isDoubtful, noticeWords } from '#shared/domain/notice-words.ts';
import type { CredibilityTier } from '#shared/domain/source.ts';

const source = (notices: readonly Notice[], credibilityTier: CredibilityTier = 'SECONDARY') => ({
  notices,
  credibilityTier,
});

describe('the notices of a source', () => {
  test.each([
    [source([]), false, '', []],
    [source(['corrected']), false, '', ['corrected']],
    [source(['superseded']), false, ' (superseded)', ['superseded']],
    [source(['retracted'], 'FLAGGED'), true, ' (retracted)', ['retracted']],
    [source(['expression-of-concern']), true, ' (expression of concern)', ['expression of concern']],
    [source([], 'FLAGGED'), true, ' (flagged as unreliable)', ['flagged as unreliable']],
    [
      source(['corrected', 'expression-of-concern'], 'FLAGGED'),
      true,
      ' (corrected, expression of concern, flagged as unreliable)',
      ['corrected', 'expression of concern', 'flagged as unreliable'],
    ],
  ])('%j: doubtful is %s, cited with "%s"', (one, doubtful, mark, words) => {
    expect(isDoubtful(one)).toBe(doubtful);
    expect(doubtMark(one)).toBe(mark);
    expect(noticeWords(one)).toEqual(words);
  });

  test('are none where there is no source', () => {
    expect(doubtMark(undefined)).toBe('');
  });
});

describe('behind a title', () => {
  test.each([
    ['Boat rules', ' (superseded)'],
    ['Boat rules (superseded)', ''],
    ['Boat rules [SUPERSEDED]', ''],
    ['Hausordnung (überholt)', ''],
  ])('"%s" stands "%s"', (title, mark) => {
    expect(doubtMark(besideTitle({ ...source(['superseded']), title }))).toBe(mark);
  });

  test('a retraction is said whatever the title says', () => {
    const retracted = { ...source(['retracted', 'superseded']), title: 'RETRACTED: Boats, superseded' };
    expect(doubtMark(besideTitle(retracted))).toBe(' (retracted)');
  });
});
