import { expect, it } from 'vitest';
import { prepareDraft } from '#functions/steps/draft-report/from-model.ts';
import { draftWithoutModel } from '#functions/steps/draft-report/without-model.ts';
import { answers, inputOf, variousEvidence } from './draft-input.ts';

it('has what code would write alone ready before the answer is there', () => {
  const input = inputOf({ evidence: variousEvidence(12, answers('item_1', 0)) });
  expect(prepareDraft(input).fallback).toEqual(draftWithoutModel(input));
});
