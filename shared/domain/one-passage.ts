import type { Sentence } from './report.ts';

/** Between two quotes of one paragraph stands a blank. */
const BLANK = 1;

/** Whether a quote is what its source says right behind another in the same paragraph. */
export function followsQuote(one: Sentence, before: Sentence): boolean {
  if (one.kind !== 'quote' || before.kind !== 'quote') return false;
  const [from, to] = [placeOf(before), placeOf(one)];
  return from !== undefined && from.source === to?.source && to.start - from.end === BLANK;
}

/**
 * Sentences in the order in which they are read: a report names the best quote first, but what leads to it in the same
 * paragraph of its source is read before it.
 */
export function inOrderOfReading(sentences: readonly Sentence[]): readonly Sentence[] {
  const left = [...sentences];
  const shown: Sentence[] = [];
  for (let next = left.shift(); next !== undefined; next = left.shift())
    shown.push(...leadingTo(next, left), next);
  return shown;
}

/** What leads to a sentence, one quote to the other; taken from those that are left. */
function leadingTo(sentence: Sentence, left: Sentence[]): readonly Sentence[] {
  const found = left.findIndex((one) => followsQuote(sentence, one));
  return left.splice(found, found < 0 ? 0 : 1).flatMap((one) => [...leadingTo(one, left), one]);
}

/** Where a quote stands, as its evidence is called by it; page and source together. */
function placeOf({
  evidenceIds: [id = ''],
}: Sentence): { readonly source: string; readonly start: number; readonly end: number } | undefined {
  const { source, start, end } = /^(?<source>.*?)(?<start>\d+)-(?<end>\d+)$/su.exec(id)?.groups ?? {};
  return source === undefined ? undefined : { source, start: Number(start), end: Number(end) };
}
