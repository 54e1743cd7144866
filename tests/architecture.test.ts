import { expect, test } from 'vitest';
import { stepName } from '#shared/domain/state.ts';

test('a step is named after its state', () => {
  expect(stepName('DigestSource')).toBe('digest-source');
});
