import type { Sentence } from '#shared/domain/report.ts';
import { checkSentence } from '../text/sentence-check/check-sentence.ts';
import { askedWords } from './asked-words.ts';
import { isConnective, isIntroduction } from './connective.ts';
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

/** A label that turns round what some quote says states something after all: "Certified:" above "is not certified". */
function isTurned(text: string, { evidence, asked }: Pick<FaultSources, 'asked' | 'evidence'>): boolean {
  if (!isIntroduction(text)) return false;
  const quotes = evidence.map((one) => one.evidence.quote);
  const faults = checkSentence(text, { quotes, about: [], asked });
  return faults.some(({ kind }) => kind === 'negation' || kind === 'direction');
}
