import { analyseQuestion } from '#functions/steps/refine-question/analyse-question.ts';

/** What a question asks, each thing by itself and as it is worded. */
export const textsOf = (question: string): readonly string[] =>
  analyseQuestion(question).aspects.flatMap(({ text, wordings }) => wordings ?? [text]);
