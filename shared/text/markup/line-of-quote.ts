/**
 * The lines of a file on which its canonical text stands: stretches of the text in order, each as the step from the end
 * of the one before, its length (UTF-16 code units) and the step of its line (counted from 1) from that before.
 */
export type LineMap = readonly number[];

/** The line on which a quote begins that stands at `start` of the canonical text; undefined when it is not certain. */
export function lineOfQuote(map: LineMap, start: number, quote: string): number | undefined {
  const first = quote.search(WORD);
  if (first < 0) return undefined;
  const wanted = start + first;
  let [end, line] = [0, 0];
  for (let at = 0; at + 2 < map.length; at += 3) {
    const begin = end + (map[at] ?? 0);
    end = begin + (map[at + 1] ?? 0);
    line += map[at + 2] ?? 0;
    if (wanted < begin) return undefined;
    if (wanted < end) return line;
  }
  return undefined;
}

/** Scripts without blanks are taken character by character: a wrapped line may part them anywhere. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`;
/** The first word of a text. */
export const WORD = new RegExp(String.raw`${UNSPACED}|(?:(?!${UNSPACED})[\p{L}\p{N}\p{M}])+`, 'u');
