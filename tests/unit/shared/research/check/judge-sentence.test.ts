import { describe, expect, test } from 'vitest';
import { judgeSentence, judgedSource, quoteAt } from '#shared/research/check/judge-sentence.ts';

const TEXT = `# Buffers of Tern

The memory buffer of Tern holds 64 MB by default and loses its events when the machine stops.

The disk buffer holds 2 GB by default. It keeps events over a restart and slows writing by 12 percent.

A trial of 240 patients found that the drug reduced mortality from 14 % to 9 %.

“A full buffer never blocks the sender,” the manual says.`;
const SOURCE = judgedSource({ id: 's-1', title: 'Buffers of Tern', text: TEXT });
const OTHER = judgedSource({ id: 's-2', title: 'Gulls', text: 'Gulls nest on cliffs. They eat fish.' });

function verdict(sentence: string): string {
  return judgeSentence(sentence, [SOURCE]).verdict;
}

describe('a sentence against its source', () => {
  test.each([
    'The disk buffer holds 2 GB by default.',
    'The manual says that “a full buffer never blocks the sender”.',
    'It says "keeps events … and slows writing by 12 percent", which is little.',
  ])('stands word for word: %s', (sentence) => {
    expect(verdict(sentence)).toBe('verbatim');
  });

  test.each([
    'By default, the memory buffer of Tern holds 64 MB and loses its events when the machine stops.',
    'The disk buffer keeps events over a restart and slows writing by 12 %.',
    'In a trial of 240 patients the drug reduced mortality from 14 % to 9 %.',
  ])('is borne out in other words: %s', (sentence) => {
    expect(verdict(sentence)).toBe('borne-out');
  });

  test.each([
    [
      'By default, the memory buffer of Tern holds 128 MB and loses its events.',
      /figure 128 does not stand there/u,
    ],
    ['The disk buffer does not keep events over a restart.', /denies|opposite/u],
    ['In a trial of 240 patients the drug increased mortality from 14 % to 9 %.', /opposite/u],
    [
      'The manual says that “a full buffer always blocks the sender”.',
      /the words “a full buffer always blocks/u,
    ],
    ['Heron, its successor, was rewritten in another language.', /nothing there says it/u],
  ])('is not borne out: %s', (sentence, reason) => {
    const judged = judgeSentence(sentence, [SOURCE]);
    expect(judged.verdict).toBe('not-borne-out');
    expect(judged.reasons.join('; ')).toMatch(reason);
  });

  test('takes the best that any of its sources does', () => {
    const judged = judgeSentence('The disk buffer holds 2 GB by default.', [OTHER, SOURCE]);
    expect(judged).toMatchObject({ verdict: 'verbatim', passage: { sourceId: 's-1' } });
  });

  test('a quotation that ends inside a word does not stand', () => {
    expect(verdict('It says “full buffer never blocks the send”, at least.')).toBe('not-borne-out');
  });
});

describe('the place of a passage', () => {
  test('is counted from its page where there are pages', () => {
    const text = 'First page.\fSecond page here.\fThird.';
    const start = text.indexOf('page here');
    expect(quoteAt(text, { start, end: start + 9 })).toEqual({
      quote: 'page here',
      locator: 'page:2:char:7-16',
    });
    expect(quoteAt('No pages here.', { start: 3, end: 8 })).toEqual({ quote: 'pages', locator: 'char:3-8' });
  });
});
