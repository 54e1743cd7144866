import type { Sentence } from '#shared/domain/report.ts';
import { checkSentence } from '../text/sentence-check/check-sentence.ts';
import { askedWords } from './asked-words.ts';
import { isConnective, isIntroduction } from './connective.ts';
import { holdsDenial } from './left-open.ts';
import { isRemark } from './remark.ts';
import type { FaultSources } from './written-faults.ts';

/** What a sentence without a citation is: one that only leads on, one on how firm the evidence is, or a statement, which wants one. */
export function kindOfUncited(
  text: string,
  from: Pick<FaultSources, 'asked' | 'evidence' | 'firmness'>,
): Sentence['kind'] {
  if (isConnective(text, askedWords(from.asked)) && !isTurned(text, from)) return 'connective';
  return isRemark(text, from.firmness) ? 'remark' : 'written';
}

/** A line that ends in a colon above a list or a table leads on to it, where it says nothing that could be false. */
export function leadsOn(
  { text, kind, evidenceIds }: Sentence,
  { evidence, asked }: Pick<FaultSources, 'asked' | 'evidence'>,
): boolean {
  if (kind !== 'written' || evidenceIds.length > 0 || !isIntroduction(text)) return false;
  if (/\p{N}/u.test(text) || holdsDenial(text)) return false;
  const quotes = evidence.map((one) => one.evidence.quote);
  return checkSentence(text, { quotes, about: [], asked }).length === 0;
}

/** A label that turns round what some quote says states something after all: "Certified:" above "is not certified". */
function isTurned(text: string, { evidence, asked }: Pick<FaultSources, 'asked' | 'evidence'>): boolean {
  if (!isIntroduction(text)) return false;
  const quotes = evidence.map((one) => one.evidence.quote);
  const faults = checkSentence(text, { quotes, about: [], asked });
  return faults.some(({ kind }) => kind === 'negation' || kind === 'direction');
}
