import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentWords } from '#shared/text/words/analyze.ts';
import { withoutFunctionWords } from '#shared/text/words/function-words.ts';

describe('withoutFunctionWords', () => {
  it.each([
    ['Wie bekomme ich die Risse aus dem Krug weg?', ['risse', 'krug']],
    ["Est-ce qu'il y a un outil pour l'argile du four ?", ['outil', 'argile', 'four']],
    ['¿Cómo puedo secar los jarrones sin que se agrieten?', ['secar', 'jarrones', 'agrieten']],
    ['Come posso asciugare i vasi nel forno?', ['asciugare', 'vasi', 'forno']],
    ['Como é que eu posso secar os vasos no forno?', ['secar', 'vasos', 'forno']],
    ['Hoe kan ik de potten in mijn oven drogen?', ['potten', 'oven', 'drogen']],
  ])('leaves what %j is about', (question, words) => {
    expect(contentWords(withoutFunctionWords(question))).toEqual(words);
  });

  it.each([
    'Why do plants die in the shade?',
    'What are the names of the LA kilns, and when did they die?',
    '窯の温度は何度ですか？',
    'Wie ist es?',
  ])('leaves %j as it is', (question) => {
    expect(withoutFunctionWords(question)).toBe(question);
  });

  it('keeps short forms in capitals', () => {
    expect(withoutFunctionWords('Wie teuer ist der ES in LA?')).toMatch(/ES.*LA/u);
  });

  it('takes nothing but whole words away', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const left = new Set(contentWords(text));
        const kept = contentWords(withoutFunctionWords(`${text} der die das`));
        expect(kept.every((word) => left.has(word) || ['die', 'das', 'der'].includes(word))).toBe(true);
      }),
    );
  });
});
