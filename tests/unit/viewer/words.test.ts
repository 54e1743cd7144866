import { expect, test } from 'vitest';
import { LANGUAGES, chooseWords } from '../../../viewer/words/words.ts';

test('the viewer speaks the first language of its reader that it knows, else English', () => {
  expect(chooseWords(['pt-BR', 'ar-EG', 'en']).language).toBe('ar');
  expect(chooseWords(['ar']).direction).toBe('rtl');
  expect(chooseWords(['zh_TW']).inReport.language).toBe('zh');
  expect(chooseWords(['xx', '']).language).toBe('en');
});

test('each language has all words, none of them empty and no sign that turns the direction', () => {
  const flat = (value: unknown): readonly string[] => {
    if (typeof value === 'function') return flat(String(Reflect.apply(value, undefined, [2, 3])));
    return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(flat);
  };
  const [english] = LANGUAGES;
  expect(LANGUAGES.map(({ language }) => language)).toEqual(['en', 'zh', 'ar', 'hi', 'de', 'fr', 'es']);
  for (const words of LANGUAGES) {
    const texts = flat(words);
    expect(texts).toHaveLength(flat(english).length);
    expect(texts.filter((text) => text.trim() === '' || /\p{Bidi_Control}|undefined/u.test(text))).toEqual(
      [],
    );
  }
});
