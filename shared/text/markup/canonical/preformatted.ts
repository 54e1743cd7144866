import { type CanonicalBlock, headingBlock, itemBlock } from './blocks.ts';
import { type Beside, isUnderlined, titleOf } from './laid-out/headings.ts';
import { type LaidLine, type Lines, isDrawn, isRule, oneSpaced, readParagraphs } from './laid-out/lines.ts';
import { mendBroken } from './laid-out/hyphens.ts';
import { isProse, isSentence, textOf } from './laid-out/measure.ts';
import { readParagraph } from './laid-out/read-paragraph.ts';

const FEWEST_PARAGRAPHS = 3;
const PROSE_SHARE = 0.4;
/** With so many paragraphs of prose the rest are tables and examples, of which a manual may have more. */
const MANY_PARAGRAPHS = 8;
const SHARE_OF_MANY = 0.25;
/** Of what is prose, a list or a term with what is said of it, where not all of that is prose. */
const TEXT_SHARE = 0.5;
const COMMENT = /^(?:#|\/\/|\/\*|\*\s|;|--\s|%|<!--|>>>|\$\s)/u;

/**
 * The blocks of preformatted text that is prose set in lines, as a manual page or a standard is: paragraphs, the headings
 * between them, lists, terms with what is said of them, and what is no prose as code. Undefined where it is code, and
 * stays as it is. On a page of prose `isAmongProse` a single paragraph is enough.
 */
export function readPreformatted(text: string, isAmongProse = false): readonly CanonicalBlock[] | undefined {
  const blocks = readBlocks(text, isAmongProse);
  return blocks === undefined ? undefined : mendBroken(blocks, text);
}

function readBlocks(text: string, isAmongProse: boolean): readonly CanonicalBlock[] | undefined {
  const paragraphs = readParagraphs(text);
  if (isAmongProse) return paragraphs.some(isProseAlone) ? readAll(paragraphs) : undefined;
  if (isMostlyProse(paragraphs)) return readAll(paragraphs);
  if (paragraphs.filter(isProseAlone).length < FEWEST_PARAGRAPHS) return undefined;
  const blocks = readAll(paragraphs);
  return sizeOf(blocks.filter(({ kind }) => kind !== 'code')) >= TEXT_SHARE * sizeOf(blocks)
    ? blocks
    : undefined;
}

function readAll(paragraphs: readonly Lines[]): readonly CanonicalBlock[] {
  const parts = paragraphs.flatMap(partedAtRules);
  const margin = parts.flat().reduce((least, { indent }) => Math.min(least, indent), Infinity);
  return parts.flatMap((lines, at) =>
    blocksOf(lines, { before: parts[at - 1], next: parts[at + 1], margin }),
  );
}

function sizeOf(blocks: readonly CanonicalBlock[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}

/** True of the preformatted texts of a page that sets its prose so, each section or entry by itself. */
export function isSetAsProse(texts: readonly string[]): boolean {
  return isMostlyProse(texts.flatMap(readParagraphs));
}

function isMostlyProse(paragraphs: readonly Lines[]): boolean {
  const prose = paragraphs.filter(isProseAlone);
  const share = prose.length >= MANY_PARAGRAPHS ? SHARE_OF_MANY : PROSE_SHARE;
  return prose.length >= FEWEST_PARAGRAPHS && size(prose) >= share * size(paragraphs);
}

/** Prose, and not what is said in the comments of code. */
function isProseAlone(lines: Lines): boolean {
  return isProse(textOf(lines.filter(({ text }) => !COMMENT.test(text))));
}

function size(paragraphs: readonly Lines[]): number {
  return paragraphs.flat().reduce((sum, { text }) => sum + text.length, 0);
}

function blocksOf(lines: Lines, beside: Beside): readonly CanonicalBlock[] {
  if (lines.every(isDrawn)) return [];
  const titled = titleOf(lines, beside);
  if (titled === undefined) return isAmongNames(lines, beside) ? [nameItem(lines)] : readParagraph(lines);
  return [headingBlock(titled.level, titled.title), ...readParagraph(titled.rest)];
}

const NAME_CHARACTERS = 75;
/** Words alone: no command, no code. */
const NAME = /^(?:[\p{N}IVX.]+\s+)?\p{Lu}[^{}<>=\\|;$#()]*$/u;

/** A line alone beside others like it, as in a list of contents. */
function isAmongNames(lines: Lines, { before, next }: Beside): boolean {
  const [line] = lines;
  return (
    line !== undefined &&
    isName(lines) &&
    [before, next].some((other) => other !== undefined && isName(other) && other[0]?.indent === line.indent)
  );
}

function isName(lines: Lines): boolean {
  const text = textOf(lines);
  return lines.length === 1 && text.length <= NAME_CHARACTERS && NAME.test(text) && !isSentence(text);
}

function nameItem(lines: Lines): CanonicalBlock {
  return itemBlock(0, '-', oneSpaced(textOf(lines)));
}

/** At the lines drawn through the page, and above titles that are underlined. */
function partedAtRules(lines: Lines): readonly Lines[] {
  const parts: LaidLine[][] = [[]];
  for (const [at, line] of lines.entries()) {
    const isUnderline = isUnderlined(lines[at - 1], line);
    const isAlone = isRule(line) && !isUnderline;
    if (isAlone || isUnderlined(line, lines[at + 1]) || isRule(parts.at(-1)?.at(-1))) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts.filter((part) => part.length > 0);
}
