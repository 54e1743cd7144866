import { type KnownWords, countOf, countWords } from '#shared/text/markup/broken-words.ts';

const BROKEN = /(?<first>[\p{L}\p{M}]{2,})[-\u2010]$/u;
const CONTINUED = /^(?<second>\p{Ll}[\p{L}\p{M}]*)(?<rest>\S*)(?:\s+|$)/u;

/**
 * Joins words that were broken at the end of a line: `exam-` and `ple` become `example` on the first line. A word that
 * the document writes with a hyphen elsewhere, and not without, keeps it.
 */
export function joinHyphens(pages: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const known = countWords(pages.flat());
  return pages.map((lines) => joinPage(lines, known));
}

function joinPage(lines: readonly string[], known: KnownWords): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const previous = joined.at(-1) ?? '';
    const first = BROKEN.exec(previous)?.groups?.['first'];
    const next = first === undefined ? undefined : CONTINUED.exec(line);
    const second = next?.groups?.['second'];
    if (first === undefined || next == null || second === undefined) {
      joined.push(line);
      continue;
    }
    const keepsHyphen = countOf(known, `${first}-${second}`) > countOf(known, first + second);
    const start = keepsHyphen ? previous : previous.slice(0, -1);
    joined[joined.length - 1] = `${start}${second}${next.groups?.['rest'] ?? ''}`;
    const rest = line.slice(next[0].length);
    if (rest !== '') joined.push(rest);
  }
  return joined;
}
