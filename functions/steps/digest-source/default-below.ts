import { asksFor } from '#shared/text/evidence/asked-kind.ts';
import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { statesDefault } from './with-default.ts';

/** How many statements further down a default may stand. */
const WITHIN = 10;
const DEFAULTS_TO = /\bdefaults? (?:is|are|to)\b/iu;

export function asksForDefault(question: string): boolean {
  return asksFor(question).has('default');
}

/** Where the default of what a statement describes stands, in the same section and below no other name; undefined where it says it itself. */
export function defaultBelow(statements: readonly AnalysedStatement[], from: number): number | undefined {
  const top = statements[from];
  if (top === undefined || statesDefault(top.text) || DEFAULTS_TO.test(top.text)) return undefined;
  for (let at = from + 1; at <= from + WITHIN; at += 1) {
    const below = statements[at];
    const isOfSame = below?.headings === top.headings && !below.isName && below.name?.text === top.name?.text;
    if (below === undefined || !isOfSame) return undefined;
    if (statesDefault(below.text)) return at;
  }
  return undefined;
}
