import { describe, expect, it } from 'vitest';
import { analyseQuestion } from '#functions/steps/refine-question/analyse-question.ts';

const KINDS = [
  ['What is the maximum item size?', 'limits'],
  ['How much does it cost?', 'quantity'],
  ['Why does it fail?', 'why'],
  ['Does aspirin reduce the risk of stroke?', 'effect'],
  ['When was it built?', 'when'],
  ['How are backups made?', 'how'],
  ['What is photosynthesis?', 'definition'],
  ['What’s a grob, and what does it draw?', 'definition'],
  ['Tea versus coffee', 'comparison'],
  ['Coral bleaching', 'general'],
] as const;

describe('kind of a question', () => {
  it.each(KINDS)('takes %j to ask for: %s', (question, kind) => {
    expect(analyseQuestion(question).kind).toBe(kind);
  });

  it('takes a question that begins with "why" for one, whatever it is about', () => {
    expect(analyseQuestion('Why does p-limit need a limit?').kind).toBe('why');
  });
});
