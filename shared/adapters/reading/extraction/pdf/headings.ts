import type { LevelOf, PdfLine } from './lines.ts';

const LARGER = 1.15;
const MOST_CHARACTERS = 120;
/** What is larger than most is text, too, where there is more of it. */
const MOST_SHARE = 0.15;
const MOST_LEVELS = 6;

/** Headings are set in larger letters than the text: the larger, the higher. What only a first page has is the title of all. */
export function findHeadings(pages: readonly (readonly PdfLine[])[]): LevelOf {
  const lines = pages.flat();
  const sizes = new Map<number, number>();
  for (const line of lines) sizes.set(sizeOf(line), (sizes.get(sizeOf(line)) ?? 0) + line.text.length);
  const [usual = 0] = [...sizes].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const isLarger = (line: PdfLine): boolean => usual > 0 && sizeOf(line) >= usual * LARGER;
  const large = lines.filter(isLarger);
  const share = lengthOf(large) / (lengthOf(lines) || 1);
  if (share > MOST_SHARE) return () => 0;
  const [, ...further] = pages;
  const places = further.length > 0 ? further.flat() : lines;
  const levels = [...new Set(places.filter((line) => isLarger(line) && names(line)).map(sizeOf))].toSorted(
    (a, b) => b - a,
  );
  return (line) =>
    isLarger(line) && names(line) ? Math.min(MOST_LEVELS, levels.indexOf(sizeOf(line)) + 1) : 0;
}

/** Short enough for a heading, and of words. */
function names({ text }: PdfLine): boolean {
  return text.length <= MOST_CHARACTERS && /\p{L}{2}/u.test(text) && !/[,;]$/u.test(text);
}

function sizeOf({ height }: PdfLine): number {
  return Math.round(height * 2) / 2;
}

function lengthOf(lines: readonly PdfLine[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}
