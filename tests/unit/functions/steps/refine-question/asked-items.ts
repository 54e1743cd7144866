import { deriveChecklist } from '#functions/steps/plan-research/derive-checklist.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';

/** What each item of a question says. */
export function itemsOf(question: string): readonly string[] {
  const brief = refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 });
  return deriveChecklist(brief).map(({ description }) => description);
}
