import { briefOf } from '#tests/unit/functions/steps/builders.ts';
import { analyseQuestion } from '#functions/steps/refine-question/analyse-question.ts';

/** What a question asks, each thing by itself and as it is worded. */
export const textsOf = (question: string): readonly string[] =>
  analyseQuestion(question).aspects.flatMap(({ text, wordings }) => wordings ?? [text]);

/** What a whole message asks, once it is told from what is told around it. */
export const askedBy = (message: string): readonly string[] =>
  briefOf(message).aspects.flatMap(({ text, wordings }) => wordings ?? [text]);
