import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';

const QUOTE = 'Lumirol reduced the rate of relapses by 28 % compared with placebo.';
const asked = 'How much does lumirol reduce relapses?';

describe('of what its quotes do not speak of a sentence', () => {
  it.each([
    'Doctors call it a miracle cure.',
    'The trial found that lumirol cures every child it was given to.',
    'Lumirol is dangerous for children and banned in most countries.',
    'The moon is made of cheese.',
    'Please consult a doctor.',
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

  it('is not told in another language', () => {
    expect(
      kinds('Der Mond besteht aus grünem Käse und ist nicht von dieser Welt.', QUOTE, { asked }),
    ).toEqual([]);
  });
});
