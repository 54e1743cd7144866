import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsAmong, isFormOf, isInflected, isStemmedAsEnglish } from '#shared/text/words/word-forms.ts';

describe('forms of a word', () => {
  it.each([
    ['linie', 'linien'],
    ['sequenziert', 'sequenzierten'],
    ['savas', 'savasindan'],
    ['okul', 'okullar'],
  ])('begin alike: %s, %s', (one, other) => {
    expect(isFormOf(one, other)).toBe(true);
    expect(isFormOf(other, one)).toBe(true);
  });

  it.each([
    ['land', 'landwirtschaftlich'],
    ['der', 'derb'],
    ['international', 'intelligent'],
    ['verwaltung', 'vermietung'],
  ])('are not %s and %s', (one, other) => {
    expect(isFormOf(one, other)).toBe(false);
  });

  it('are given with the word that is wanted, which is none of itself', () => {
    const forms = formsAmong(['linie', 'pflanze'], ['linie', 'linien', 'pflanzen', 'wasser']);
    expect([...forms]).toEqual([
      ['linien', 'linie'],
      ['pflanzen', 'pflanze'],
    ]);
  });

  it('are of the vocabulary, and of nothing wanted', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'e', 'n'), maxLength: 10 }));
    fc.assert(
      fc.property(words, words, (wanted, vocabulary) => {
        for (const [form, of] of formsAmong(wanted, vocabulary)) {
          expect(vocabulary).toContain(form);
          expect(wanted).toContain(of);
          expect(wanted).not.toContain(form);
        }
      }),
    );
  });
});

describe('languages whose words end in many ways', () => {
  it.each(['Welche Linie umfasst die Landpflanzen?', 'TUMAS başkanlığını kim yapmaktadır ve ne zaman?'])(
    'are stemmed as English is where they have its letters: %s',
    (question) => {
      expect(isStemmedAsEnglish(question)).toBe(true);
      expect(isInflected(question)).toBe(true);
    },
  );

  it('have stems of their own in Russian and Greek', () => {
    expect(isStemmedAsEnglish('Когда у администрации Хубилая закончились деньги?')).toBe(false);
    expect(isInflected('Когда у администрации Хубилая закончились деньги?')).toBe(true);
  });

  it.each(['Which line holds the land plants?', 'weechat autoreconnect delay', '東京の人口は何人ですか'])(
    'are none of: %s',
    (question) => {
      expect(isInflected(question)).toBe(false);
    },
  );
});
