import { describe, expect, it } from 'vitest';
import { briefOf } from '#tests/unit/functions/steps/builders.ts';
import { omissionsCovered, omissionsShown } from '#functions/steps/refine-question/omitted-words.ts';

describe('dots for words that were left out', () => {
  it.each([
    'If I use MIX ... KEEPING, is the glaze kept?',
    'Does a for ... in loop keep the order of its pots?',
    'What does fire ... --slow do?',
    'If the kiln ... goes out, is it cold?',
  ])('end no sentence, and are shown as they were: %s', (question) => {
    expect(omissionsCovered(question)).not.toContain('...');
    expect(omissionsShown(omissionsCovered(question))).toBe(question);
    expect(briefOf(question).aspects.map(({ text }) => `${text}?`)).toEqual([question]);
  });

  it.each([
    'I lit the kiln ... It went out. Why?',
    'the kiln goes out ... what can I do?',
    'How do I light it ... i have tried gas',
    'The kiln is cold... Why is it?',
  ])('but end it where something else is said next: %s', (question) => {
    expect(omissionsCovered(question)).toBe(question);
  });
});
