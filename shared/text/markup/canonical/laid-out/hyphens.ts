import { JOINING, type KnownWords, countOf, countWords } from '../../broken-words.ts';
import { type CanonicalBlock, joinLines } from '../blocks.ts';

/** Stands where a line ends within a word, or behind its hyphen, until all of the text is known; clean text has none. */
const BREAK = '\u000b';
const BROKEN = /[\p{L}\p{M}]{2,}-$/u;
const CONTINUED = /^\p{Ll}/u;
const PLACE = new RegExp(String.raw`(?<first>[\p{L}\p{M}]+)-${BREAK}(?<second>\p{Ll}[\p{L}\p{M}]*)`, 'gu');
/** So many words of a text are broken that it writes whole elsewhere: it breaks words. */
const FEWEST_BROKEN = 3;

/** The lines of a paragraph as one, with a sign where a word may have been broken. */
export function joinBroken(lines: readonly string[]): string {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1) ?? '';
    if (BROKEN.test(before) && CONTINUED.test(line)) joined[joined.length - 1] = `${before}${BREAK}${line}`;
    else joined.push(line);
  }
  return joinLines(joined);
}

/** Words that were broken at the end of a line are whole again, where the text writes them so or breaks words at all. */
export function mendBroken(blocks: readonly CanonicalBlock[], text: string): readonly CanonicalBlock[] {
  if (!blocks.some((block) => block.text.includes(BREAK))) return blocks;
  const known = countWords(text.split('\n'));
  const breaks = blocks.flatMap((block) => [...block.text.matchAll(PLACE)]);
  const whole = breaks.filter(
    ({ groups }) => countOf(known, `${groups?.['first']}${groups?.['second']}`) > 0,
  );
  const doesBreak = whole.length >= FEWEST_BROKEN;
  return blocks.map((block) => ({
    ...block,
    text: block.text
      .replaceAll(PLACE, (_, first: string, second: string) => mended({ first, second }, known, doesBreak))
      .replaceAll(BREAK, ''),
  }));
}

interface Halves {
  readonly first: string;
  readonly second: string;
}

function mended({ first, second }: Halves, known: KnownWords, doesBreak: boolean): string {
  const [whole, hyphened] = [countOf(known, first + second), countOf(known, `${first}-${second}`)];
  if (whole === 0 && JOINING.test(second)) return `${first}- ${second}`;
  return whole > hyphened || (whole === hyphened && doesBreak) ? first + second : `${first}-${second}`;
}
