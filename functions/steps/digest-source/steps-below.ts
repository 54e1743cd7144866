import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { ANNOUNCING } from '#shared/text/words/announcing.ts';

/** How many statements further down a step may stand. */
const WITHIN = 12;
/** Of the words of a heading, those that were asked for. */
const ON_TOPIC = 0.5;

/**
 * Where, of a section on what is to be done, the first code stands that a sentence announces: who asks how to do it needs the
 * command, which often bears none of the words asked for. Undefined where there is none below the statement.
 */
export function stepBelow(
  statements: readonly AnalysedStatement[],
  from: number,
  asked: readonly string[],
): number | undefined {
  const { headings = [] } = statements[from] ?? {};
  const title = [...new Set(terms(headings.at(-1) ?? ''))];
  const borne = title.filter((term) => asked.includes(term)).length;
  if (title.length === 0 || borne < ON_TOPIC * title.length) return undefined;
  for (let at = from + 1; at <= from + WITHIN && at < statements.length; at += 1) {
    const { kind, headings: own = [] } = statements[at] ?? {};
    if (!headings.every((heading, depth) => own[depth] === heading)) return undefined;
    if (kind === 'code' && isAnnounced(statements, at)) return at;
  }
  return undefined;
}

function isAnnounced(statements: readonly AnalysedStatement[], at: number): boolean {
  const before = statements[at - 1];
  return (
    before?.kind !== 'code' &&
    before?.headings === statements[at]?.headings &&
    ANNOUNCING.test(before?.text ?? '')
  );
}
