import type { Sentence } from '#shared/domain/report.ts';
import { areOfTwoLanguages } from '../text/sentence-check/language.ts';
import { terms } from '../text/words/analyze.ts';
import { type FaultySentence, type WrittenFrom, citedBy, readSentence } from './read-written.ts';

/**
 * A faulty sentence as its writer has written it again; undefined when it still cannot stand. One that cited nothing was not written
 * from a quote, and one is soon put to it: it must be borne by what it cites now, names of the question included, and have more
 * than half of its words from there.
 */
export function readRewritten(
  text: string,
  { cited }: Pick<FaultySentence, 'cited'>,
  from: WrittenFrom,
): Sentence | undefined {
  if (cited.length > 0) return readSentence(text, from);
  const sentence = readSentence(text, { ...from, asked: '' });
  return sentence && isTakenFromQuotes(sentence, from) ? sentence : undefined;
}

const NOT_ENOUGH = 0.5;

function isTakenFromQuotes(sentence: Sentence, { evidence, about }: WrittenFrom): boolean {
  const cited = citedBy(sentence, evidence).map((one) => one.evidence);
  if (cited.some(({ quote }) => areOfTwoLanguages(quote, sentence.text))) return true;
  const known = new Set(cited.flatMap((one) => terms([one.quote, ...one.headings, about(one)].join('\n'))));
  const said = [...new Set(terms(sentence.text))];
  return said.filter((term) => known.has(term)).length > said.length * NOT_ENOUGH;
}
