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

  it('are none that the question sets apart', () => {
    expect(namedProducts('Unlike Potterix, how does Lampero do it?', FOUND)).toEqual(['Lampero']);
    expect(namedProducts('I am coming from Potterix. How is it done here?', FOUND)).toEqual([]);
  });

  it('are none where it names none, or no document of what it names was found', () => {
    expect(namedProducts('Which doc tells of knobs?', FOUND)).toEqual([]);
    expect(namedProducts('How do I turn the knob in Kilnio?', FOUND)).toEqual([]);
    expect(namedProducts('', [])).toEqual([]);
  });
});
