import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { terms } from '#shared/text/words/analyze.ts';

const ASKING = /[?？؟](?:\s|$)/u;
/** Of the words that were asked for, those that the question above a section must bear. */
const ALIKE = 0.5;
const FEWEST_ALIKE = 2;
/** How many statements further up the section may begin. */
const WITHIN = 40;

/**
 * Where the answer begins to a question that stands as a heading and is much the same as what is asked: its first words often are
 * none of the question's ("Wait. It does not consider …"), which some later remark repeats. Undefined where none stands above.
 */
export function answerBelow(
  statements: readonly AnalysedStatement[],
  from: number,
  asked: readonly string[],
): number | undefined {
  const headings = statements[from]?.headings;
  const title = headings?.at(-1) ?? '';
  const wanted = new Set(asked);
  const borne = new Set(terms(title).filter((term) => wanted.has(term))).size;
  if (!ASKING.test(title) || borne < Math.max(FEWEST_ALIKE, ALIKE * wanted.size)) return undefined;
  let first = from;
  while (first > 0 && from - first < WITHIN && statements[first - 1]?.headings === headings) first -= 1;
  const isBeginning = statements[first - 1]?.headings !== headings;
  return isBeginning && first < from ? first : undefined;
}
