import { terms } from '../words/analyze.ts';
import {
  conditionsIn,
  bearsDefault,
  bearsLimit,
  bearsProcedure,
  bearsPurpose,
  bearsYesOrNo,
} from './asked-kind.ts';
import { definition } from './defines.ts';
import type { DocumentView } from './document-view.ts';
import type { QuestionView } from './question-view.ts';
import { type Sign, signsOf } from './signs.ts';

/** "Yes" says nothing below another question: so much of this one stands in what it says or above it. */
const LEAST_OF_QUESTION = 0.4;

/** How far a statement looks like a limit, a default, a way to do something, a use or a definition, where one is asked for. */
export function kindOf(
  document: DocumentView,
  { asked, defined, terms: wanted }: QuestionView,
  { index, sameQuestion }: { readonly index: number; readonly sameQuestion: number },
): number {
  const statement = document.statements[index];
  if (statement === undefined) return 0;
  // The "not" of a program limits nothing that a sentence would.
  const isProse = statement.kind !== 'code';
  const read = signsOf(document);
  const bears = (sign: Sign): boolean => read(sign, index) > 0;
  const isOfKind =
    (isProse && asked.has('whether') && sameQuestion >= LEAST_OF_QUESTION && bears(bearsYesOrNo)) ||
    (isProse && asked.has('limit') && bears(bearsLimit)) ||
    (asked.has('default') && bears(bearsDefault)) ||
    (asked.has('procedure') && bears(bearsProcedure)) ||
    (isProse && asked.has('purpose') && bears(bearsPurpose)) ||
    (isProse && asked.has('consequence') && isUnderCondition(statement.text, wanted));
  const isAlone = defined !== undefined;
  const defines =
    isAlone || asked.has('definition')
      ? definition(statement, { wanted: defined ?? wanted, isAlone }, document)
      : 0;
  return Math.max(Number(isOfKind), isAlone ? Math.min(ASKED_ALONE * defines, ASKED_ALONE + 1) : defines);
}

/** Whether a text says what is so under a condition that is asked for. */
function isUnderCondition(text: string, wanted: readonly string[]): boolean {
  return conditionsIn(text).some((clause) => terms(clause).some((term) => wanted.includes(term)));
}

/** Where nothing is asked but what a thing is, all that is said of it bears its name: what says what it is counts the more. */
const ASKED_ALONE = 5;
