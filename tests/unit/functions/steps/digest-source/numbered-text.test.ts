import { describe, expect, it } from 'vitest';
import {
  GAP,
  type NumberedText,
  READING_ATTEMPTS,
  numberedText,
} from '#functions/steps/digest-source/reading-text.ts';
import { type DigestInput, scoreDocument } from '#functions/steps/digest-source/without-model.ts';
import { CANONICAL, digestInput } from '#tests/unit/shared/prompting/given.ts';
import { itemOf, partOf } from '../builders.ts';

const MESSAGES = 'All messages in a queue are encrypted at rest with keys that the service manages.';
const ROTATED = 'Keys of the service are rotated every 90 days.';

describe('numberedText', () => {
  const canonical = Array.from(
    { length: 2_000 },
    (_, index) =>
      `Paragraph ${index} tells of ${index === 1_500 ? 'keys of encrypted queues' : index === 700 ? 'the price of herons' : 'other things'} at length.\n\n`,
  ).join('');
  const input = digestInput({
    canonical,
    question: 'Which keys do encrypted queues use?',
    checklist: [itemOf('item_1', [partOf(['price', 'herons'], { text: 'What is the price of herons?' })])],
    chunkLimit: undefined,
  });
  const shownOf = (one: DigestInput, attempt?: number): NumberedText =>
    numberedText(one, scoreDocument(one), attempt);
  const lines = (text: string): readonly string[] =>
    text.split('\n').filter((line) => /^\[\d+\]/u.test(line));

  it('gives a short document whole, each sentence under its number, below its headings', () => {
    const { text, shown } = shownOf({ ...input, canonical: CANONICAL });
    expect(text.split('\n').slice(0, 3)).toEqual([
      '# Queues',
      `[1] ${MESSAGES}`,
      '[2] This has been the default since October 2022.',
    ]);
    expect(text).toContain(ROTATED);
    expect(shown).toEqual(shown.map((_, index) => index));
    expect(text).not.toContain(GAP);
  });

  it('gives less with each attempt: the opening, and the best passages on question and checklist, in order', () => {
    const texts = Array.from({ length: READING_ATTEMPTS }, (_, attempt) => shownOf(input, attempt));
    const lengths = texts.map(({ text }) => text.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(lengths[0]).toBeLessThan(16_000);
    for (const { text, shown } of texts) {
      for (const part of ['Paragraph 0 ', 'keys of encrypted queues', 'the price of herons', GAP])
        expect(text).toContain(part);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      for (const [index, line] of lines(text).entries())
        expect(line).toContain(`[${(shown[index] ?? 0) + 1}] Paragraph ${shown[index]} `);
    }
  });

  it('shows with a later attempt nothing that the first did not show', () => {
    const [first, ...later] = Array.from({ length: READING_ATTEMPTS }, (_, attempt) =>
      shownOf(input, attempt),
    );
    const known = new Set(first?.shown);
    for (const { shown } of later) expect(shown.filter((place) => !known.has(place))).toEqual([]);
  });

  it('reads of a source that is not among the full ones only its best chunks', () => {
    const { text } = shownOf({ ...input, chunkLimit: 3 });
    expect(text.length).toBeLessThanOrEqual(5_000);
    expect(text).toContain('keys of encrypted queues');
  });
});
