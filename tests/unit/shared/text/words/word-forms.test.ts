import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsIn, isStemmedAsEnglish } from '#shared/text/words/word-forms.ts';

const GERMAN = formsIn('Welche Linie ist das und wie lang ist sie?');
const TURKISH = formsIn('Bu hangi yıl ve kim tarafından kuruldu?');
const isForm = (find: typeof GERMAN, one: string, other: string): boolean =>
  find?.([one], [other]).get(other) === one && find([other], [one]).get(one) === other;

describe('forms of a word', () => {
  it.each([
    ['linie', 'linien'],
    ['sequenziert', 'sequenzierten'],
    ['plastide', 'plastiden'],
  ])('begin alike: %s, %s', (one, other) => {
    expect(isForm(GERMAN, one, other)).toBe(true);
  });

  it.each([
    ['savas', 'savasindan'],
    ['okul', 'okullar'],
  ])('take several endings in Turkish: %s, %s', (one, other) => {
    expect(isForm(TURKISH, one, other)).toBe(true);
    expect(isForm(GERMAN, one, other)).toBe(false);
  });

  it.each([
    ['wasser', 'wasserstoff'],
    ['karte', 'kartoffel'],
    ['stadt', 'stadion'],
    ['java', 'javascript'],
    ['postgres', 'postfix'],
    ['verwaltung', 'vermietung'],
    ['10.15', '10.16'],
    ['2019a', '2019b'],
  ])('are not %s and %s', (one, other) => {
    expect(isForm(GERMAN, one, other)).toBe(false);
  });

  it('are given with the word that is wanted, which is none of itself', () => {
    const forms = GERMAN?.(['linie', 'pflanze'], ['linie', 'linien', 'pflanzen', 'wasser']) ?? [];
    expect([...forms]).toEqual([
      ['linien', 'linie'],
      ['pflanzen', 'pflanze'],
    ]);
  });

  it('are of the vocabulary, and of nothing wanted', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'e', 'n'), maxLength: 10 }));
    fc.assert(
      fc.property(words, words, (wanted, vocabulary) => {
        for (const [form, of] of GERMAN?.(wanted, vocabulary) ?? []) {
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
      expect(formsIn(question)).toBeDefined();
    },
  );

  it('have stems of their own in Russian and Greek', () => {
    expect(isStemmedAsEnglish('Когда у администрации Хубилая закончились деньги?')).toBe(false);
    expect(formsIn('Когда у администрации Хубилая закончились деньги?')).toBeDefined();
  });

  it.each([
    'Which line holds the land plants?',
    'weechat autoreconnect delay',
    'health care cost',
    'macbook pro battery life',
    'show var log',
    'Describe Kim Novak films',
    'Explain opioid mu receptors',
    '東京の人口は何人ですか',
  ])('are none of: %s', (question) => {
    expect(formsIn(question)).toBeUndefined();
  });
});
