import { describe, expect, it } from 'vitest';
import { deriveChecklist } from '#functions/steps/plan-research/derive-checklist.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';

const checklistOf = (question: string): ReturnType<typeof deriveChecklist> =>
  deriveChecklist(refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 }));

describe('a wish before what is asked', () => {
  it.each([
    ["I'd love to but I can't: can I swap my shift with Jo?", ['swap', 'shift', 'jo']],
    ["We'd love to, but we can't: is there another date?", ['another', 'date']],
    ["I’d like to but I can't - can I swap my shift?", ['swap', 'shift']],
    ["I'd love to come on Friday but I can't: who takes my place?", ['come', 'friday', 'takes', 'place']],
    ["It is cold and I'd hate to wait, I'd prefer a bench: is there one?", ['cold', 'wait', 'bench']],
  ])('is told, and its words are not searched for: %s', (question, terms) => {
    const checklist = checklistOf(question);
    expect(checklist.map(({ description }) => description)).toEqual([question]);
    expect(checklist[0]?.topic).toEqual(expect.arrayContaining(terms));
    expect(checklist[0]?.topic.filter((term) => /^(?:id|wed|love|like|prefer)$/u.test(term))).toEqual([]);
  });

  it('is no part of the question that it announces', () => {
    expect(checklistOf("I'd love to know how long glaze keeps")[0]?.topic).toEqual([
      'long',
      'glaze',
      'keeps',
    ]);
  });

  it('is searched for without the pieces of a short form where nothing else is said', () => {
    expect(checklistOf("I'd love to, how much is it?")[0]?.topic).toEqual(['love']);
  });
});
