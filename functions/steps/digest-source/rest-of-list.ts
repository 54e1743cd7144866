import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import type { Thought } from './whole-thought.ts';

/** Further items of one list that are quoted, each by itself. */
const MOST_ITEMS = 4;

/**
 * Where the further items of a list begin whose lead-in is quoted, but which has no room for all of them: "there are several
 * reasons for this:" is answered by each of them.
 */
export function restOfList(
  statements: readonly AnalysedStatement[],
  { first, last, end }: Thought,
): readonly number[] {
  const lead = leadIn(statements, first, last);
  if (lead === undefined) return [];
  const starts: number[] = [];
  for (let at = lead + 1; isItemBelow(statements, lead, at) && starts.length < MOST_ITEMS; at += 1) {
    const { start = 0, block } = statements[at] ?? {};
    if (start >= end && statements[at - 1]?.block !== block) starts.push(at);
  }
  return starts;
}

/** The last of the quoted statements that announces a list. */
function leadIn(statements: readonly AnalysedStatement[], first: number, last: number): number | undefined {
  for (let at = last; at >= first; at -= 1)
    if (ANNOUNCING.test(statements[at]?.text ?? '') && isItemBelow(statements, at, at + 1)) return at;
  return undefined;
}

function isItemBelow(statements: readonly AnalysedStatement[], lead: number, at: number): boolean {
  return statements[at]?.kind === 'list-item' && statements[at].headings === statements[lead]?.headings;
}
