const LONGEST_WORD = 64;
const WORD = /[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/gu;

/** How often each word of a document stands in it, with its hyphens. */
export type KnownWords = ReadonlyMap<string, number>;

export function countWords(lines: readonly string[]): KnownWords {
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const [word] of line.matchAll(WORD)) {
      const key = fold(word);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** How often a document writes a word, wherever it is not broken. */
export function countOf(known: KnownWords, word: string): number {
  return known.get(fold(word)) ?? 0;
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll('\u2010', '-');
}

/** "first- and last-born" is no word that was broken. */
export const JOINING = /^(?:and|or|nor|to|than|versus|vs|und|oder|bis|sowie|bzw|et|ou|y|o|e)(?!\p{L})/u;

const HYPHENED = /(?:^|[\s("'“‘[])\p{L}(?:[\p{L}\p{M}\p{N}]|[-/'’](?=[\p{L}\p{N}])){0,60}-$/u;

/** "auto-" at the end of a line, and "negotiation" in the next: one word, whose hyphen is its own; not within code. */
export function breaksAtHyphen(before: string, line: string): boolean {
  return (
    /^\p{Ll}/u.test(line) &&
    HYPHENED.test(before.slice(-LONGEST_WORD)) &&
    !JOINING.test(line) &&
    (before.match(/`/gu)?.length ?? 0) % 2 === 0
  );
}
