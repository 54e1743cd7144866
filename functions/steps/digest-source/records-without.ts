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
  const records =
    lacked.length === 0 ? [] : [...statements.entries()].filter(([, one]) => one.isRecord === true);
  const values = records.map(([index, { text }]) => ({ index, value: valueOf(text, lacked) }));
  // An empty cell is left out of its record.
  const isColumn = values.some(({ value }) => value !== undefined && !NONE.test(value));
  const isWithout = (value: string | undefined): boolean =>
    value === undefined ? isColumn : NONE.test(value);
  const named = namedIn(
    question,
    records.map(([, { text }]) => text),
  );
  return {
    without: values.filter(({ value }) => isWithout(value)).map(({ index }) => index),
    having: new Set(
      values
        .filter(
          ({ index, value }) =>
            !isWithout(value) && value !== undefined && !named(statements[index]?.text ?? ''),
        )
        .map(({ index }) => index),
    ),
  };
}

/** Whether a record is named in a question by a value that no other has: that is asked for itself. */
function namedIn(question: string, records: readonly string[]): (record: string) => boolean {
  const asked = ` ${terms(question).join(' ')} `;
  const times = new Map<string, number>();
  for (const name of records.flatMap(namesOf)) times.set(name, (times.get(name) ?? 0) + 1);
  return (record) => namesOf(record).some((name) => times.get(name) === 1 && asked.includes(` ${name} `));
}

/** Its values that have letters, in terms. */
function namesOf(record: string): readonly string[] {
  const values = [...record.replaceAll(/^\|\s|\s\|$/gu, '').matchAll(VALUE)].map(
    ({ groups }) => groups?.['value'] ?? '',
  );
  return values
    .filter((value) => /\p{L}/u.test(value))
    .map((value) => terms(value).join(' '))
    .filter((name) => name !== '');
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
