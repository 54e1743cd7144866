import type { PackQuestion } from './pack.ts';

const RUN = 4;
const ENOUGH = 0.6;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a quote gives the answer: it bears an answer string, or is of a passage that shows it. */
export function isRight(question: PackQuestion, quote: string): boolean {
  return question.answers.length > 0
    ? question.answers.some((answer) => bears(quote, answer))
    : question.items.flat().some((gold) => isOf(quote, gold));
}

/** Share of the things asked that some quote shows; undefined where answers are strings. */
export function itemRecall({ items }: PackQuestion, quotes: readonly string[]): number | undefined {
  if (items.length === 0) return undefined;
  const shown = items.filter((golds) => golds.some((gold) => quotes.some((quote) => isOf(quote, gold))));
  return shown.length / items.length;
}

/** A quote is of a passage when most of the runs of four words of the shorter stand in the other. */
function isOf(quote: string, gold: string): boolean {
  const [first, second] = [runsOf(quote), runsOf(gold)];
  const [short, long] = first.size <= second.size ? [first, second] : [second, first];
  if (short.size === 0) return false;
  return [...short].filter((run) => long.has(run)).length / short.size >= ENOUGH;
}

/** Word by word; where words are not parted by spaces, character by character. */
function bears(quote: string, answer: string): boolean {
  if (CJK.test(quote) || CJK.test(answer)) return flat(quote).includes(flat(answer));
  return ` ${words(quote).join(' ')} `.includes(` ${words(answer).join(' ')} `);
}

const known = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 100_000;

/** The runs of four words of a text, in lower case, with a space between. */
export function runsOf(text: string): ReadonlySet<string> {
  const found = known.get(text);
  if (found !== undefined) return found;
  const all = words(text);
  const runs = new Set(
    Array.from({ length: Math.max(0, all.length - RUN + 1) }, (_, at) => all.slice(at, at + RUN).join(' ')),
  );
  if (known.size > MOST_KNOWN) known.clear();
  known.set(text, runs);
  return runs;
}

function words(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function flat(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
}
