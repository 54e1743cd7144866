import { describe, expect, it } from 'vitest';
import { namedProducts } from '#shared/domain/named-products.ts';
import { sourceOf } from '#tests/unit/functions/steps/builders.ts';

const FOUND = [sourceOf('s-1', { container: 'potterix-doc' }), sourceOf('s-2', { container: 'lampero' })];

describe('namedProducts', () => {
  it('are the packages and folders of what was found that the question names, once each', () => {
    expect(namedProducts('Potterix moans. Why, Potterix?', FOUND)).toEqual(['potterix']);
    expect(namedProducts('How do I join Potterix to Lampero?', FOUND)).toEqual(['potterix', 'lampero']);
  });

  it('are none where it names none, or no document of what it names was found', () => {
    expect(namedProducts('Which doc tells of knobs?', FOUND)).toEqual([]);
    expect(namedProducts('How do I turn the knob in Kilnio?', FOUND)).toEqual([]);
    expect(namedProducts('', [])).toEqual([]);
  });
});
