import { analyze } from '#shared/text/words/analyze.ts';

/** The runs of three terms in a text, function words kept. */
export type Shingles = ReadonlySet<string>;

const LENGTH = 3;
/** Texts with fewer runs than this, some twenty words, may well be alike by chance. */
const LEAST_SHINGLES = 20;
/** Share of the shorter text's runs that the other has, from which they are one text; docs/benchmarks/quotes.md has the figures. */
const SAME = 0.7;

/**
 * Runs of terms, to say whether one text is a part or a copy of another. For excerpts of a few lines, where the two may
 * be of any length: a MinHash, which compares whole texts, takes a text and its first half for two.
 */
export function shinglesOf(text: string): Shingles {
  const found = analyze(text, { keepStopwords: true }).map((token) => token.term);
  const runs = found.slice(LENGTH - 1).map((_, index) => found.slice(index, index + LENGTH).join(' '));
  return new Set(runs);
}

/** True when most of the shorter text stands in the other, whatever else that says; false for texts too short to say. */
export function isSameText(first: Shingles, second: Shingles): boolean {
  const [shorter, longer] = first.size <= second.size ? [first, second] : [second, first];
  if (shorter.size < LEAST_SHINGLES) return false;
  let shared = 0;
  for (const run of shorter) if (longer.has(run)) shared += 1;
  return shared >= SAME * shorter.size;
}
