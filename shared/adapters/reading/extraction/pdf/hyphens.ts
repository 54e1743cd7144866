const BROKEN = /(?<first>[\p{L}\p{M}]{2,})[-\u2010]$/u;
const CONTINUED = /^(?<second>\p{Ll}[\p{L}\p{M}]*)(?<rest>\S*)(?:\s+|$)/u;
const WORD = /[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/gu;

/**
 * Joins words that were broken at the end of a line: `exam-` and `ple` become `example` on the first line. A word that
 * the document writes with a hyphen elsewhere, and not without, keeps it.
 */
export function joinHyphens(pages: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const known = countWords(pages);
  return pages.map((lines) => joinPage(lines, known));
}

function countWords(pages: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of pages.flat()) {
    for (const [word] of line.matchAll(WORD)) {
      const key = fold(word);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

function joinPage(lines: readonly string[], known: ReadonlyMap<string, number>): readonly string[] {
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
    const keepsHyphen = count(known, `${first}-${second}`) > count(known, first + second);
    const start = keepsHyphen ? previous : previous.slice(0, -1);
    joined[joined.length - 1] = `${start}${second}${next.groups?.['rest'] ?? ''}`;
    const rest = line.slice(next[0].length);
    if (rest !== '') joined.push(rest);
  }
  return joined;
}

function count(known: ReadonlyMap<string, number>, word: string): number {
  return known.get(fold(word)) ?? 0;
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll('\u2010', '-');
}
