import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { terms } from '#shared/text/words/analyze.ts';

/** A statement that says no more than the question: at most this share of its terms was not asked. */
const MOST_FRESH = 0.2;
const FEWEST_TERMS = 4;
/** A statement tells of a message that is asked about when it bears this share of its terms. */
const LEAST_OF_MESSAGE = 0.75;
/** How many statements further down the first may stand that says more. */
const WITHIN = 3;
/** What a program says, as it is quoted in a question. */
const MESSAGE = /["“](?<words>[^"“”]{12,300})["”]/u;

export interface Echoed {
  /** What is asked, in terms. */
  readonly asked: readonly string[];
  readonly question: string;
}

/**
 * Where it is said what a statement means that only repeats what was asked, such as the message of a program: beside it in its
 * paragraph, or else below. Nowhere where the statement says something of its own, or nothing stands there.
 */
export function aroundEcho(
  statements: readonly AnalysedStatement[],
  from: number,
  { asked, question }: Echoed,
): readonly number[] {
  const top = statements[from];
  const wanted = new Set(asked);
  const message = terms(MESSAGE.exec(question)?.groups?.['words'] ?? '');
  if (top === undefined || !(isEcho(top, wanted) || bears(top, message))) return [];
  const beside = [from - 1, from + 1].filter((at) => statements[at]?.block === top.block);
  if (beside.length > 0) return beside;
  for (let at = from + 1; at <= from + WITHIN; at += 1) {
    const below = statements[at];
    if (below === undefined || below.headings !== top.headings) return [];
    if (!isEcho(below, wanted) && below.kind !== 'code') return [at];
  }
  return [];
}

function isEcho({ counts }: AnalysedStatement, wanted: ReadonlySet<string>): boolean {
  const own = [...counts.keys()];
  return (
    own.length >= FEWEST_TERMS && own.filter((term) => !wanted.has(term)).length <= MOST_FRESH * own.length
  );
}

function bears({ counts }: AnalysedStatement, message: readonly string[]): boolean {
  const borne = message.filter((term) => counts.has(term)).length;
  return message.length >= FEWEST_TERMS && borne >= LEAST_OF_MESSAGE * message.length;
}
