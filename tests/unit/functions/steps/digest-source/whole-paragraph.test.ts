import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { wholeParagraph } from '#functions/steps/digest-source/whole-paragraph.ts';
import { quoteOf } from './quote-of.ts';

const SENTENCES = [
  'A smoot is five feet and seven inches.',
  'The bridge is famously 364 smoots long.',
  'Students paint the marks each year.',
  'Only the police complain.',
];
const PARAGRAPH = `# Smoot\n\n${SENTENCES.join(' ')}\n\nAnother paragraph stands below it.\n`;
const quoted = (words: string, paragraphCharacters: number, maxCharacters = 80): string =>
  quoteOf(PARAGRAPH, words, { maxCharacters, paragraphCharacters });

describe('a quote', () => {
  it('has its paragraph whole where that has room', () => {
    expect(quoted('364', 140)).toBe(SENTENCES.join(' '));
    expect(quoted('police', 140)).toBe(SENTENCES.join(' '));
  });

  it('has of a longer paragraph the sentence that opens it, or those that end it', () => {
    expect(quoted('364', 90, 45)).toBe(SENTENCES.slice(0, 2).join(' '));
    expect(quoted('Students', 110, 70)).toBe(SENTENCES.slice(2).join(' '));
  });

  it('ends before a sentence that announces or asks what comes below', () => {
    const text = (last: string): string => `Pots dry. Kilns burn hot. ${last}\n\n- wood\n- gas\n`;
    for (const last of ['The following fuels exist:', 'But what of the fuel?'])
      expect(quoteOf(text(last), 'Kilns', { maxCharacters: 26, paragraphCharacters: 60 })).toBe(
        'Pots dry. Kilns burn hot.',
      );
  });

  it('is no longer than others where it has neither', () => {
    expect(quoted('364', 80, 80)).toBe(SENTENCES.slice(0, 2).join(' '));
  });

  it('never takes what is quoted already, nor more than there is room, whatever the text', () => {
    const sentence = fc.constantFrom(
      'Pots dry.',
      'Kilns burn hot all night.',
      'Nobody knows why it is so.\n\n',
    );
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        (parts, place, other) => {
          const canonical = parts.join(' ');
          const { statements } = viewDocument(canonical, '');
          fc.pre(statements.length > 0);
          const [index, taken] = [place % statements.length, other % statements.length];
          fc.pre(index !== taken);
          const { first, last, room } = wholeParagraph(
            {
              canonical,
              statements,
              valueAt: (at) => (at === taken ? -Infinity : 0),
              maxCharacters: 30,
              paragraphCharacters: 60,
              bears: () => 0,
            },
            { first: index, last: index },
          );
          expect(first <= index && index <= last && (taken < first || taken > last)).toBe(true);
          const length = (statements[last]?.end ?? 0) - (statements[first]?.start ?? 0);
          expect(first === last || length <= room).toBe(true);
        },
      ),
    );
  });
});
