import { expect, it } from 'vitest';
import { productOf } from '#shared/domain/product-of.ts';
import { sourceOf } from '#tests/unit/functions/steps/builders.ts';

it('is the package or the folder of a document of a corpus', () => {
  expect(productOf(sourceOf('a', { container: 'kilns' }))).toBe('kilns');
  expect(productOf(sourceOf('a', { container: '' }))).toBeUndefined();
  expect(productOf(sourceOf('a'))).toBeUndefined();
});

it('is nothing for what was uploaded, nor for a journal', () => {
  const origins = [{ provider: 'upload', hitId: 'a', queryId: 'i01-01' }];
  expect(productOf(sourceOf('a', { container: 'kilns.pdf', origins }))).toBeUndefined();
  expect(productOf(sourceOf('a', { container: 'Kilns Today', kind: 'scholar' }))).toBeUndefined();
});
