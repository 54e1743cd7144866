import { describe, expect, it } from 'vitest';
import { namedProducts } from '#shared/domain/named-products.ts';
import { sourceOf } from '#tests/unit/functions/steps/builders.ts';

const FOUND = [sourceOf('s-1', { container: 'potterix-doc' }), sourceOf('s-2', { container: 'lampero' })];

describe('namedProducts', () => {
  it('are the packages and folders of what was found that the question names, once each', () => {
    expect(namedProducts('Potterix moans. Why, Potterix?', FOUND)).toEqual(['Potterix']);
    expect(namedProducts('How do I join Potterix to Lampero?', FOUND)).toEqual(['Potterix', 'Lampero']);
  });

  it('are given as they are written', () => {
    const office = [sourceOf('s-1', { container: 'libreoffice-common' })];
    expect(namedProducts('I use LibreOffice. How do I number the pages?', office)).toEqual(['LibreOffice']);
    const python = [sourceOf('s-1', { container: 'python-natsort-doc' })];
    expect(namedProducts('I write Python. How do I sort names?', python)).toEqual(['Python']);
  });

  it.each([
    ['I play Warzone 2100. Why is it slow?', 'warzone2100-data', 'Warzone 2100'],
    ['Qt Creator hangs. Why is that?', 'qtcreator-doc', 'Qt Creator'],
    ['Our Curl fails on big files. Why?', 'libcurl', 'Curl'],
    ['My 7zip fails on big files. Why?', '7zip', '7zip'],
  ])('are found in two words, by a figure and without "lib": %s', (question, container, name) => {
    expect(namedProducts(question, [sourceOf('s-1', { container })])).toEqual([name]);
  });

  it('are none that the question sets apart', () => {
    expect(namedProducts('Unlike Potterix, how does Lampero do it?', FOUND)).toEqual(['Lampero']);
    expect(namedProducts('I am coming from Potterix. How is it done here?', FOUND)).toEqual([]);
    expect(namedProducts('We moved away from Potterix to Lampero. Why is it dark?', FOUND)).toEqual([
      'Lampero',
    ]);
    expect(namedProducts('The clay comes from Potterix. Why is it late?', FOUND)).toEqual(['Potterix']);
    expect(namedProducts('How do I migrate from Potterix to Lampero?', FOUND)).toEqual([
      'Potterix',
      'Lampero',
    ]);
  });

  it('are none where it names none, or no document of what it names was found', () => {
    expect(namedProducts('Which doc tells of knobs?', FOUND)).toEqual([]);
    expect(namedProducts('How do I turn the knob in Kilnio?', FOUND)).toEqual([]);
    expect(namedProducts('', [])).toEqual([]);
  });
});
