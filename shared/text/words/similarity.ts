import { countTerms } from '../retrieval/bm25.ts';

/** Share of distinct terms two texts have in common, 0 to 1; two texts without terms share nothing. */
export function jaccard(first: readonly string[], second: readonly string[]): number {
  const a = new Set(first);
  const b = new Set(second);
  const common = [...a].filter((term) => b.has(term)).length;
  const union = a.size + b.size - common;
  return union === 0 ? 0 : common / union;
}

const RUN = 4;

/** Share of the runs of four terms of the shorter text that stand in the other, 0 to 1; a shorter text is one run. */
export function containment(first: readonly string[], second: readonly string[]): number {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (short.length === 0) return 0;
  const [wanted, held] = [
    runsOf(short, Math.min(RUN, short.length)),
    runsOf(long, Math.min(RUN, short.length)),
  ];
  return [...wanted].filter((run) => held.has(run)).length / wanted.size;
}

function runsOf(terms: readonly string[], length: number): ReadonlySet<string> {
  return new Set(
    Array.from({ length: terms.length - length + 1 }, (_, at) => terms.slice(at, at + length).join(' ')),
  );
}

/** How many characters two words begin with alike. */
export function sharedBeginning(one: string, other: string): number {
  let same = 0;
  while (same < one.length && same < other.length && one.charAt(same) === other.charAt(same)) same += 1;
  return same;
}

/** The terms of a text, each weighted by (1 + ln tf) * idf. */
export interface TermVector {
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
}

export function termVector(terms: readonly string[], idf: (term: string) => number): TermVector {
  const weights = new Map(
    [...countTerms(terms)].map(([term, count]) => [term, (1 + Math.log(count)) * idf(term)]),
  );
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  return { weights, length: Math.sqrt(squares) };
}

/** Cosine of two term vectors, 0 to 1. */
export function cosine(first: TermVector, second: TermVector): number {
  let product = 0;
  for (const [term, weight] of first.weights) product += weight * (second.weights.get(term) ?? 0);
  const length = first.length * second.length;
  return length === 0 ? 0 : Math.min(1, product / length);
}

/** "configured" and "configuration" begin alike for so much of the longer. */
const SAME_FORM = 0.7;

/** Whether two terms are likely forms of one word: they begin alike for most of the longer, and for so many letters at least. */
export function isSameForm(one: string, other: string, leastLetters: number): boolean {
  const least = Math.max(leastLetters, SAME_FORM * Math.max(one.length, other.length));
  return sharedBeginning(one, other) >= least;
}
