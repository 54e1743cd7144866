import { terms } from '../words/analyze.ts';
import {
  conditionsIn,
  bearsDefault,
  bearsLimit,
  procedureIn,
  bearsPurpose,
  bearsYesOrNo,
} from './asked-kind.ts';
import { definition, doesSomething } from './defines.ts';
import type { DocumentView } from './document-view.ts';
import type { QuestionView } from './question-view.ts';
import { type Sign, signsOf } from './signs.ts';

/** "Yes" says nothing below another question: so much of this one stands in what it says or above it. */
const LEAST_OF_QUESTION = 0.4;

interface Place {
  /** Of the statement. */
  readonly index: number;
  /** How far it, or what stands above it, is the question itself, 0-1. */
  readonly sameQuestion: number;
  readonly weightOf: (term: string) => number;
}

/** How far a statement looks like a limit, a default, a way to do something, a use or a definition, where one is asked for. */
export function kindOf(
  document: DocumentView,
  { asked, condition, defined, used, terms: wanted }: QuestionView,
  { index, sameQuestion, weightOf }: Place,
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
    (isProse && asked.has('purpose') && bears(bearsPurpose)) ||
    (isProse && used !== undefined && doesSomething(statement.text, used)) ||
    (isProse && asked.has('consequence') && isUnderCondition(statement.text, wanted));
  const way = asked.has('procedure') ? read(procedureIn, index) : 0;
  const isUnderSame =
    isProse && condition.length > 0 ? sharesCondition(statement.text, condition, weightOf) : 0;
  const isAlone = defined !== undefined;
  const defines =
    isAlone || asked.has('definition')
      ? definition(statement, { wanted: defined ?? wanted, isAlone }, document)
      : 0;
  return Math.max(
    Number(isOfKind),
    way,
    isUnderSame,
    isAlone ? Math.min(ASKED_ALONE * defines, ASKED_ALONE + 1) : defines,
  );
}

/** Whether a text says what is so under a condition that is asked for. */
function isUnderCondition(text: string, wanted: readonly string[]): boolean {
  return conditionsIn(text).some((clause) => terms(clause).some((term) => wanted.includes(term)));
}

/** How far a text says what is so under the condition of a question: of half of its words, by their weight, in full. */
function sharesCondition(
  text: string,
  condition: readonly string[],
  weightOf: (term: string) => number,
): number {
  const weigh = (some: readonly string[]): number => some.reduce((sum, term) => sum + weightOf(term), 0);
  const shares = conditionsIn(text).map((clause) => {
    const own = new Set(terms(clause));
    return weigh(condition.filter((term) => own.has(term)));
  });
  return Math.min(1, (2 * Math.max(0, ...shares)) / weigh(condition));
}

/** Where nothing is asked but what a thing is, all that is said of it bears its name: what says what it is counts the more. */
const ASKED_ALONE = 5;
