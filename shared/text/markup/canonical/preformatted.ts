import { fold } from '../../words/fold.ts';
import { isStopword } from '../../words/stopwords.ts';
import { codeBlock, headingBlock, type CanonicalBlock } from './blocks.ts';

const FEWEST_PARAGRAPHS = 3;
const PROSE_SHARE = 0.4;
/** With so many paragraphs of prose the rest are tables and examples, of which a manual may have more. */
const MANY_PARAGRAPHS = 20;
const SHARE_OF_MANY = 0.2;
const FEWEST_WORDS = 8;
const FEWEST_OF_SENTENCE = 4;
const SENTENCE = /^\s*\p{Lu}.*[.:!?]\s*$/u;
/** Of the words of prose about two in five are function words; of code and of tables next to none. */
const FUNCTION_WORDS = 0.2;
/** Code has more signs and figures among its letters. */
const LETTERS = 0.88;
const LEAST_LETTERS = 0.75;
const RULE = /^\s*([=\-_*~#])\1{9,}\s*$/u;
const COMMENT = /^\s*(?:#|\/\/|\/\*|\*\s|;|--\s|%|<!--|>>>|\$\s)/u;
const HEADING_CHARACTERS = 60;
const SECTION_LEVEL = 2;

/**
 * The blocks of preformatted text that is prose set in lines, as a manual page or a standard is: paragraphs, the headings
 * between them, and what is no prose as code. Undefined where it is code, and stays as it is. On a page of prose `isAmongProse`
 * a single paragraph is enough.
 */
export function readPreformatted(text: string, isAmongProse = false): readonly CanonicalBlock[] | undefined {
  const paragraphs = paragraphsOf(text);
  const isRead = isAmongProse ? paragraphs.some(isProse) : isMostlyProse(paragraphs);
  if (!isRead || isCommented(text)) return undefined;
  return paragraphs.flatMap((lines, index) => blocksOf(lines, isRule(paragraphs[index - 1])));
}

/** True of the preformatted texts of a page that sets its prose so, each section or entry by itself. */
export function isSetAsProse(texts: readonly string[]): boolean {
  return isMostlyProse(texts.flatMap(paragraphsOf));
}

function isMostlyProse(paragraphs: readonly Lines[]): boolean {
  const prose = paragraphs.filter(isProse);
  const share = prose.length >= MANY_PARAGRAPHS ? SHARE_OF_MANY : PROSE_SHARE;
  return prose.length >= FEWEST_PARAGRAPHS && size(prose) >= share * size(paragraphs);
}

type Lines = readonly string[];

/** Parted at empty lines, and at headings. */
function paragraphsOf(text: string): readonly Lines[] {
  return text
    .split(/\n[^\S\n]*\n/u)
    .flatMap((part) => partedAtRules(part.split('\n').filter((line) => line.trim() !== '')))
    .flatMap((lines) => (isHeading(lines) ? [lines.slice(0, 1), lines.slice(1)] : [lines]))
    .filter((lines) => lines.length > 0);
}

function partedAtRules(lines: Lines): readonly Lines[] {
  const rule = lines.findIndex((line) => RULE.test(line));
  if (rule < 0) return [lines];
  return [lines.slice(0, rule), lines.slice(rule, rule + 1), ...partedAtRules(lines.slice(rule + 1))];
}

/** A line in capitals at the margin, above what is set in. */
function isHeading([first = '', second]: Lines): boolean {
  if (first.length > HEADING_CHARACTERS || /^\s|\p{Ll}/u.test(first)) return false;
  return (
    /\p{Lu}{2}/u.test(first) && !/\s{3}/u.test(first.trim()) && (second === undefined || /^\s/u.test(second))
  );
}

/** A line drawn through the page, and no more. */
function isRule(lines: Lines | undefined): boolean {
  return lines?.length === 1 && RULE.test(lines[0] ?? '');
}

function blocksOf(lines: Lines, isBelowRule: boolean): readonly CanonicalBlock[] {
  const [first = '', ...rest] = lines;
  if (isRule(lines)) return [];
  if (lines.length === 1 && isBelowRule && isTitle(first))
    return [headingBlock(SECTION_LEVEL, oneSpaced(first))];
  if (lines.length === 1 && isTitleCase(first))
    return [headingBlock(SECTION_LEVEL + 1, first.trim().replace(/:$/u, ''))];
  if (lines.length === 1 && isHeading(lines)) return [headingBlock(SECTION_LEVEL, first.trim())];
  if (rest.length > 0 && isReadable(rest) && isNameAbove(first, rest))
    return [textBlock([first]), textBlock(rest)];
  const isText = isProse(lines) || (isReadable(lines) && SENTENCE.test(lines.join(' ')));
  return [isText ? textBlock(lines) : codeBlock('', lines)];
}

/** Between two rules of a page stands a title, which is short and no sentence. */
function isTitle(line: string): boolean {
  return oneSpaced(line).length <= HEADING_CHARACTERS && /\p{L}{3}/u.test(line) && !SENTENCE.test(line);
}

/** "Error Recovery:", alone at the margin. */
function isTitleCase(line: string): boolean {
  if (line.length > HEADING_CHARACTERS || !/^\p{Lu}[^:]*:\s*$/u.test(line)) return false;
  const words = line.replace(/:\s*$/u, '').split(/\s+/u);
  return words.length > 1 && words.every((word) => /^\p{Lu}\p{L}+$/u.test(word) || isStopword(fold(word)));
}

/** What stands further out than all below it, and is no sentence itself, is the name of what they describe. */
function isNameAbove(first: string, rest: Lines): boolean {
  return rest.every((line) => indentOf(line) > indentOf(first)) && !isProse([first]);
}

function textBlock(lines: Lines): CanonicalBlock {
  return { kind: 'text', text: lines.map(oneSpaced).join('\n') };
}

function oneSpaced(line: string): string {
  return line.trim().replace(/\s+/gu, ' ');
}

interface Measure {
  readonly words: number;
  /** Shares of the words, and of the characters but spaces. */
  readonly functional: number;
  readonly letters: number;
}

function isProse(lines: Lines): boolean {
  const { words, functional, letters } = measure(lines.join(' '));
  return words >= FEWEST_WORDS && functional >= FUNCTION_WORDS && letters >= LETTERS;
}

/** Words for a reader, where what stands around them is prose: figures and names of settings may stand among them. */
function isReadable(lines: Lines): boolean {
  const { words, functional, letters } = measure(lines.join(' '));
  return words >= FEWEST_OF_SENTENCE && functional > 0 && letters >= LEAST_LETTERS;
}

function measure(text: string): Measure {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const functional = words.filter((word) => isStopword(fold(word)) && !/^\p{Lu}{2,}$/u.test(word));
  return {
    words: words.length,
    functional: functional.length / Math.max(1, words.length),
    letters: words.join('').length / Math.max(1, text.replace(/\s+/gu, '').length),
  };
}

function isCommented(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => COMMENT.test(line)).length > lines.length / 10;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function size(paragraphs: readonly Lines[]): number {
  return paragraphs.reduce((sum, lines) => sum + lines.join('').length, 0);
}
