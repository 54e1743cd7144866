import { oneSpaced } from '../laid-out/lines.ts';
import { goesOn, type KnownLine, type KnownLines, kindOf, LONG } from './kinds-of-lines.ts';
import { titlesIn } from './titles-above.ts';
import { isInCapitals, isTitleLine, SHORT } from './title-lines.ts';

const FEWEST_LONG = 3;
/** Of the lines that are long, those that say something; others are of a log or of code. */
const SAYING_SHARE = 0.6;
/** For each line that ends before a margin so many are long. */
const LONG_TO_WRAPPED = 4;
const WRAPPED = 50;
/** "Article 3" */
const OF_PART = /^\p{L}{1,12}\.? \d/u;
const HEADED = /^#{1,6} \S/mu;
const SAYING =
  /(?:[\p{L}\p{M}]{2,20}[,;:]?[ \u202f]){4}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{20}/u;

/**
 * A text whose lines are its paragraphs, with each that says something set apart, and with short lines above such as
 * headings. Undefined of a text that is broken into lines before a margin, that says nothing in long lines, or that has
 * headings.
 */
export function withLinesApart(text: string): string | undefined {
  if (HEADED.test(text) || !isUnbroken(text.split('\n'))) return undefined;
  const paragraphs = text
    .split(/\n{2,}/u)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').map((line) => ({ text: line, kind: kindOf(line) })));
  const titles = titlesIn(paragraphs);
  const title = titleOfAll(paragraphs[0] ?? [], titles);
  const parts = paragraphs.flatMap((lines) => partsOf(lines, titles));
  return parts.map((part) => read(part, title, titles)).join('\n\n');
}

function isUnbroken(lines: readonly string[]): boolean {
  const long = lines.filter((line) => line.length > LONG);
  if (long.length < FEWEST_LONG) return false;
  const wrapped = lines.filter((line, at) => line.length >= WRAPPED && goesOn(lines[at + 1] ?? ''));
  const saying = long.filter((line) => SAYING.test(line) && kindOf(line) !== 'row');
  return wrapped.length * LONG_TO_WRAPPED <= long.length && saying.length >= SAYING_SHARE * long.length;
}

/** The lines of a paragraph that stand together. */
function partsOf(lines: KnownLines, titles: ReadonlySet<KnownLine>): readonly KnownLines[] {
  const areShort = lines.every(({ text }) => text.length <= SHORT);
  const parts: KnownLine[][] = [];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const isTitled = titles.has(line) || (above !== undefined && titles.has(above));
    const isApart = above === undefined || isTitled || (isBegun(line, areShort) && !above.text.endsWith(':'));
    if (isApart) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

/** Among short lines alone, as of an address or a poem, only a clause begins something. */
function isBegun({ text, kind }: KnownLine, areShort: boolean): boolean {
  return kind === 'clause' || (kind === 'sentence' && !areShort && !goesOn(text));
}

function read(part: KnownLines, title: KnownLine | undefined, titles: ReadonlySet<KnownLine>): string {
  const [line] = part;
  if (line === undefined || part.length > 1) return part.map(({ text }) => text).join('\n');
  if (line === title) return `# ${oneSpaced(line.text)}`;
  return titles.has(line) ? `## ${oneSpaced(line.text)}` : line.text;
}

/** Above all else, in capitals, or alone and without a number. */
function titleOfAll([line, ...below]: KnownLines, titles: ReadonlySet<KnownLine>): KnownLine | undefined {
  if (line === undefined || !/^\p{L}/u.test(line.text) || OF_PART.test(line.text)) return undefined;
  const isAlone = below.length === 0;
  // A line as of a log may stand alone by now.
  const isShown = isInCapitals(line.text)
    ? (isAlone && line.kind !== 'row') || titles.has(line)
    : isAlone && titles.has(line);
  return isShown && isTitleLine(line.text) ? line : undefined;
}
