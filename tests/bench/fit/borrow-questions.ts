import { type Pack, type PackQuestion, evenSample } from '../answers/pack.ts';

const LEAST_FOREIGN = 5;
const BORROWED = 20;

/**
 * Packs with questions that their documents do not answer: where a pack has next to none, those of another pack of its
 * family on other documents are asked of it too. So long questions, as some families have them, are judged by long foreign ones.
 */
export function withForeignQuestions(packs: readonly Pack[]): readonly Pack[] {
  return packs.map((pack) => {
    const foreign = pack.questions.filter(({ isAnswerable }) => !isAnswerable);
    const other = packs.find(
      (one) =>
        one.family === pack.family && !shareDocuments(one, pack) && !one.questions.some(isOfOneDocument),
    );
    if (foreign.length >= LEAST_FOREIGN || other === undefined || pack.questions.some(isOfOneDocument)) {
      return pack;
    }
    return { ...pack, questions: [...pack.questions, ...borrow(other)] };
  });
}

function shareDocuments(one: Pack, other: Pack): boolean {
  const names = new Set(one.documents.map(nameOf));
  return other.documents.some((document) => names.has(nameOf(document)));
}

/** Without its ending: a document may be given in two forms. */
function nameOf({ name }: Pack['documents'][number]): string {
  return name.replace(/\.[^.]+$/u, '');
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
