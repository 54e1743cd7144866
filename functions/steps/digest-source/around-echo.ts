import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';

/** Of the terms of a statement, those that were not asked: it says no more than the question. */
const MOST_FRESH = 0.2;
const FEWEST_TERMS = 4;
/** How many statements further down the first may stand that says more. */
const WITHIN = 3;

/**
 * Where it is said what a statement means that only repeats what was asked, such as the message of a program: what was asked about
 * it stands below. Undefined where the statement says something of its own, or nothing stands below.
 */
export function echoBelow(
  statements: readonly AnalysedStatement[],
  from: number,
  asked: readonly string[],
): number | undefined {
  const wanted = new Set(asked);
  const top = statements[from];
  if (top === undefined || !isEcho(top, wanted)) return undefined;
  for (let at = from + 1; at <= from + WITHIN; at += 1) {
    const below = statements[at];
    if (below === undefined || below.headings !== top.headings) return undefined;
    if (!isEcho(below, wanted) && below.kind !== 'code') return at;
  }
  return undefined;
}

function isEcho({ counts }: AnalysedStatement, wanted: ReadonlySet<string>): boolean {
  const own = [...counts.keys()];
  return (
    own.length >= FEWEST_TERMS && own.filter((term) => !wanted.has(term)).length <= MOST_FRESH * own.length
  );
}
