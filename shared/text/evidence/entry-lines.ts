import type { Span } from '../words/sentences.ts';

/** A line that is longer is no entry of a list of contents. */
export const MOST_OF_ENTRY = 200;

/** Without marks and the number of a section ("3.1", "Q4.") before it, and links to itself behind it. */
export function bareTitle(heading: string): string {
  return heading
    .replaceAll(/^[\s*+•-]+|\s*(?:¶|§|# ?(?:TOC)?)$/gu, '')
    .replace(/^(?:\d+(?:\.\d+)*\.?|\p{Lu}{1,2}\d+(?:\.\d+)*[.:)])\s+(?=\S)/u, '')
    .toLowerCase();
}

/** The line that a statement stands in, as far as it may be an entry of a list of contents, which may be several sentences. */
export function lineAround(canonical: string, { start, end }: Span): string {
  const before = canonical.slice(Math.max(0, start - MOST_OF_ENTRY), start);
  const [behind = ''] = canonical.slice(end, end + MOST_OF_ENTRY).split('\n', 1);
  return `${before.slice(before.lastIndexOf('\n') + 1)}${canonical.slice(start, end)}${behind}`;
}
