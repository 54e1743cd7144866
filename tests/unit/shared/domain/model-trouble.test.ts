import { expect, it } from 'vitest';
import { describeModelTrouble } from '#shared/domain/model-trouble.ts';

it('says that a report was made without its model, and why', () => {
  const trouble = {
    answered: 0,
    failed: 3,
    stages: ['refine-question', 'plan-research'],
    reasons: ['The model does not answer.'],
  };
  expect(describeModelTrouble(trouble)).toBe(
    'The language model could not be used (The model does not answer): this report was made without it.',
  );
});

it('says for what a model failed, in plain words', () => {
  const trouble = {
    answered: 11,
    failed: 2,
    stages: ['digest-source', 'draft-report'],
    reasons: ['The model did not answer in time.', 'Its answer could not be used.'],
  };
  expect(describeModelTrouble(trouble)).toBe(
    'The language model failed at 2 of 13 calls: for reading and writing, simpler means took its place.',
  );
});
