import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';

const QUOTE = 'Lumirol reduced the rate of relapses by 28 % compared with placebo.';
const asked = 'How much does lumirol reduce relapses?';

describe('of what its quotes do not speak of a sentence', () => {
  it.each([
    'It is said that doctors call this a miracle cure.',
    'The trial found that lumirol cures every child it was given to.',
    'Lumirol is dangerous for children and banned in most countries.',
    'The moon was made of cheese by gods.',
    'You should consult a doctor for that.',
    'I’m sorry, but I can’t help with that request.',
  ])('may not tell: %s', (text) => {
    expect(kinds(text, QUOTE, { asked, about: ['The Osprey trial of lumirol'] })).toContain('strength');
  });

  it.each([
    'Lumirol does reduce relapses considerably.',
    'Yes, lumirol reduces relapses.',
    'Lumirol lowers flare-ups by roughly 28 %.',
    'Lumirol makes relapses rarer.',
    'The Osprey trial tells how much lumirol helps.',
  ])('may tell in other words: %s', (text) => {
    expect(kinds(text, QUOTE, { asked, about: ['The Osprey trial of lumirol'] })).toEqual([]);
  });

  it.each([
    [
      'a framing word of its quotes',
      'Two trials were made to test this.',
      'The Ravn trial was made of hope.',
    ],
    [
      'a language that nobody here is sure of',
      'Lek zmniejsza liczbę napadów.',
      'It was said that velorin works.',
    ],
    ['Polish', 'Nie jest znane, czy lek jest bezpieczny.', 'It was said that velorin works.'],
    ['Japanese with a name in it', 'この薬Velorinは夜に飲む。', 'It was said that velorin works.'],
  ])('is not told of %s', (_, text, quote) => {
    expect(kinds(text, quote, { asked: '' })).not.toContain('strength');
  });

  it('is not told in another language', () => {
    expect(
      kinds('Der Mond besteht aus grünem Käse und ist nicht von dieser Welt.', QUOTE, { asked }),
    ).toEqual([]);
  });
});
