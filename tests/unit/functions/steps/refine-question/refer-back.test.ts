import { expect, it } from 'vitest';
import { referenceIn } from '#functions/steps/refine-question/refer-back.ts';

it('takes "them" for what the clause itself names several of, not for what somebody does to others', () => {
  expect(referenceIn('How do I keep the removed nodes rather than have them destroyed')).toBeUndefined();
  expect(referenceIn('What happens when the user deletes them')?.word).toBe('them');
});
