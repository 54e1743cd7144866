import { describe, expect, it } from 'vitest';
import { ForeignTexts } from '#shared/adapters/search/corpus/foreign-text.ts';
import { makeFolder, open, queryFor } from './corpus-folder.ts';

const ENGLISH = 'The kiln_heat is what the kiln has when it is hot, and there is no more to be said of it.';
const GERMAN =
  'Die kiln_heat ist das, was der Ofen hat, wenn er heiß ist, und mehr ist nicht zu sagen. kiln_heat kiln_heat';

describe('texts in another language than an English question', () => {
  it('are told by their words, and lists of names are in none', () => {
    const texts = new ForeignTexts();
    expect(texts.has(1, ENGLISH, 'en')).toBe(false);
    expect(texts.has(2, GERMAN, 'en')).toBe(true);
    expect(texts.has(3, 'kiln_heat kiln_cool pot_size', 'en')).toBe(false);
    expect(texts.has(2, GERMAN, 'de')).toBe(false);
    expect(texts.has(2, GERMAN, undefined)).toBe(false);
  });

  it('come behind those in English', async () => {
    const { provider } = open([makeFolder({ 'a.md': GERMAN, 'b.md': ENGLISH })], makeFolder());
    const titles = async (language: string): Promise<readonly string[]> =>
      (await provider.search({ ...queryFor('kiln_heat'), language })).map(({ title }) => title);
    expect(await titles('en')).toEqual(['b', 'a']);
    expect(await titles('de')).toEqual(['a', 'b']);
  });
});
