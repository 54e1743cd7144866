import { type Pack, type PackQuestion, evenSample } from '../answers/pack.ts';

const LEAST_FOREIGN = 5;
const BORROWED = 20;

/**
 * Packs with questions that their documents do not answer: where a pack has next to none, those of another pack of its
 * family are asked of it too. So long questions, as some families have them, are judged by long foreign ones.
 */
export function withForeignQuestions(packs: readonly Pack[]): readonly Pack[] {
  return packs.map((pack) => {
    const foreign = pack.questions.filter(({ isAnswerable }) => !isAnswerable);
    const other = packs.find(
      ({ family, name, questions }) =>
        family === pack.family && name !== pack.name && !questions.some(isOfOneDocument),
    );
    if (foreign.length >= LEAST_FOREIGN || other === undefined || pack.questions.some(isOfOneDocument)) {
      return pack;
    }
    return { ...pack, questions: [...pack.questions, ...borrow(other)] };
  });
}

function isOfOneDocument({ within }: PackQuestion): boolean {
  return within !== undefined;
}

function borrow({ name, questions }: Pack): readonly PackQuestion[] {
  const askable = questions.filter(({ isAnswerable }) => isAnswerable);
  return evenSample(askable, BORROWED).map((one) => ({
    ...one,
    id: `${name}/${one.id}`,
    answers: [],
    items: [],
    isAnswerable: false,
  }));
}
