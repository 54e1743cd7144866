import { analyze } from '#shared/text/words/analyze.ts';
import type { AskedQuestion } from './asked-questions.ts';

const KEYWORDS = 3;
const SPACED = /^[^\p{Script=Han}]*$/u;

/** Every second question as people type it into a search box: its rarest words, in their order. */
export function inKeywords(
  asked: readonly AskedQuestion[],
  idf: (term: string) => number,
): readonly AskedQuestion[] {
  return [...Map.groupBy(asked, ({ kind }) => kind).values()].flatMap((alike) =>
    alike
      .filter(({ kind, within, question }, at) => {
        const isApart = within !== undefined || kind === 'impossible';
        return at % 2 === 0 && !isApart && SPACED.test(question.question);
      })
      .map((one) => ({ ...one, question: shorten(one.question, idf), isShort: true })),
  );
}

function shorten(
  question: AskedQuestion['question'],
  idf: (term: string) => number,
): AskedQuestion['question'] {
  const text = question.question;
  const tokens = new Map(analyze(text).map((token) => [token.term, token]));
  const rarest = [...tokens.values()]
    .toSorted((a, b) => idf(b.term) - idf(a.term))
    .slice(0, KEYWORDS)
    .toSorted((a, b) => a.start - b.start);
  return { ...question, question: rarest.map(({ start, end }) => text.slice(start, end)).join(' ') };
}
