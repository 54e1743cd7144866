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

it('lists the stages as one would, a strange one by its name, and the reason where there is one', () => {
  const trouble = {
    answered: 0,
    failed: 1,
    stages: ['plan-research', 'weigh-the-evidence', 'draft-report'],
    reasons: ['It is v1.5.'],
  };
  expect(describeModelTrouble({ ...trouble, answered: 1 })).toBe(
    'The language model failed at 1 of 2 calls (It is v1.5): for planning, weigh the evidence and writing, simpler means took its place.',
  );
  expect(describeModelTrouble({ ...trouble, answered: 1, stages: ['draft-report'], reasons: [] })).toBe(
    'The language model failed at 1 of 2 calls: for writing, simpler means took its place.',
  );
});
