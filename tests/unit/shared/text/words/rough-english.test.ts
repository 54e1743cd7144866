import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roughEnglish } from '#shared/text/words/rough-english.ts';

describe('roughEnglish', () => {
  it.each([
    ['Der Hund schläft im Garten.', 'de', 'the dog sleeps in the garden.'],
    ['Où sont les clés de la cave ?', 'fr', 'where are the keys of the cellar ?'],
    ['¿Dónde está la llave de la casa?', 'es', '¿where is the key of the house?'],
    ['Dov’è la chiave della casa?', 'it', 'where is the key of the house?'],
    ['Onde está a chave da casa?', 'pt', 'where is the key of the house?'],
    ['Waar is de sleutel van het huis?', 'nl', 'where is the key of the house?'],
  ])('says “%s” word by word in its own order', (text, language, english) => {
    expect(roughEnglish(text, language)).toBe(english);
  });

  it.each([
    ['sotto la grata a sinistra del cancello', 'it', 'under the', 'gate'],
    ['A chave está na gaveta de baixo', 'pt', 'key', 'drawer'],
    ['de sleutel is kwijt: € 38', 'nl', 'key', '38'],
  ])('knows “%s” by its words, whatever small words it shares with others', (text, language, ...said) => {
    for (const asked of [language, 'fr', 'de'])
      for (const one of said) expect(roughEnglish(text, asked)).toContain(one);
  });

  it('parts German words that are written together, whatever joins them', () => {
    expect(roughEnglish('Gartenschlüssel', 'de')).toBe('garden key');
    expect(roughEnglish('Hundefutter', 'de')).toBe('dogs fodder');
    expect(roughEnglish('Wohnungsschlüssel', 'de')).toBe('flat key');
  });

  it('parts what French writes with an apostrophe', () => {
    expect(roughEnglish("L'eau de l'école", 'fr')).toBe('the water of the school');
  });

  it('leaves names, figures and all that no glossary has as they are', () => {
    expect(roughEnglish('Der Kilnbox 4000 Xyloftar ist im Haus', 'de')).toBe(
      'the Kilnbox 4000 Xyloftar is in the house',
    );
  });

  it.each([
    ['Where is the dog of the house?', 'de'],
    ['Gift shop opening times', 'en'],
    ['Hut fees 2025', 'und'],
    ['Gdzie jest klucz do domu?', 'pl'],
    ['狗在哪里？', 'de'],
    ['', 'de'],
  ])('leaves a text in another language as it is: “%s”', (text, language) => {
    expect(roughEnglish(text, language)).toBe(text);
  });

  it('loses no figure and no sign of a text, whatever it is', () => {
    const signs = (text: string): string => text.replaceAll(/[\p{L}\p{M}\s'’-]/gu, '');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('de', 'fr', 'es', 'it', 'pt', 'nl', 'und'),
        (text, language) => {
          expect(signs(roughEnglish(text, language))).toBe(signs(text));
        },
      ),
    );
  });
});
