import { queryTerms } from '../words/analyze.ts';
import { isCommonStem } from '../words/common-stems.ts';
import { askedNames } from './asked-names.ts';

/** Terms of a question that may name a package or a folder: what is written as a name, and what is no common English word. */
export function productNames(question: string): ReadonlySet<string> {
  const names = new Set(askedNames(question));
  return new Set(queryTerms(question).filter((term) => names.has(term) || !isCommonStem(term)));
}
