import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { terms } from '#shared/text/words/analyze.ts';

/** "out of stock", "have no supplier", "without a lid": what is asked for is not there. */
const LACKED =
  /\b(?:(?:sold|run|running|ran|are|is) out of|out of|have no|has no|with no|without(?: any| an?)?|lacks?(?: any| an?)?|lacking|zero|no)\s+(?<lacked>\p{L}[\p{L}_-]*(?:\s\p{L}[\p{L}_-]*)?)/giu;
const NONE = /^(?:0+(?:[.,]0+)?|no|none|nil|n\/?a|false|nothing|empty|[-–—]+)$/iu;
const VALUE = /(?:^|;\s)(?<name>[^:;]+): (?<value>[^;]*)/gu;

/** The records of a table of values that have nothing of what a question asks for the lack of: `stock: 0` where "out of stock". */
export interface Lacking {
  readonly without: readonly number[];
  /** They have some of it, and are not what is asked for. */
  readonly having: ReadonlySet<number>;
}

export function recordsWithout(statements: readonly AnalysedStatement[], question: string): Lacking {
  const lacked = [...question.matchAll(LACKED)].flatMap(({ groups }) => wordsOf(groups?.['lacked'] ?? ''));
  const without: number[] = [];
  const having = new Set<number>();
  for (const [index, { isRecord, text }] of lacked.length === 0 ? [] : statements.entries()) {
    const value = isRecord === true ? valueOf(text, lacked) : undefined;
    if (value !== undefined && NONE.test(value)) without.push(index);
    else if (value !== undefined) having.add(index);
  }
  return { without, having };
}

/** What was lacked may be the first of two words, or both. */
function wordsOf(lacked: string): readonly string[] {
  const all = terms(lacked);
  return all.length > 0 ? [all.slice(0, 1).join(' '), all.join(' ')] : [];
}

function valueOf(record: string, lacked: readonly string[]): string | undefined {
  const body = record.replace(/^\|\s|\s\|$/gu, '');
  const found = [...body.matchAll(VALUE)].find(({ groups }) =>
    lacked.includes(terms(groups?.['name'] ?? '').join(' ')),
  );
  return found?.groups?.['value']?.trim();
}
