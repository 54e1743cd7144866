import { PAGE_BREAK } from '#shared/domain/locator.ts';
import { Fences, opensFence } from './fences.ts';

/** What a stretch of text is, structurally. */
export type UnitKind = 'sentence' | 'heading' | 'list-item' | 'table-row' | 'code';

/** A structural stretch: a paragraph (kind `sentence`), a heading, one list item, one table row, one block of code. */
export interface Block {
  readonly kind: UnitKind;
  readonly start: number;
  readonly end: number;
  /** 1-6 for a heading, 0 otherwise. */
  readonly level: number;
}

interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const FENCE = /^ {0,3}[`~]{3}/u;
/** So many lines at most are code of which the end is missing. */
const UNCLOSED_LINES = 60;
const ATX_HEADING = /^ {0,3}(#{1,6})(?:\s+|$)/u;
const SETEXT_UNDERLINE = /^ {0,3}(=+|-+)\s*$/u;
/** At most five words: a longer line that ends in a colon is a sentence. */
const LABEL_HEADING = /^[\p{Lu}\p{N}][^\s!?;]*(?: [^\s!?;]+){0,4}:$/u;
const LIST_ITEM = /^\s{0,12}(?:[-*+•]|\d{1,3}[.)])\s+\S/u;
const TABLE_ROW = /^\s*\|.*\|\s*$/u;
/** What is said of the terms that stand in the lines above it. */
export const DESCRIPTION_MARK = /^ {0,3}: +(?=\S)/u;
/** More lines above it are a paragraph that happens to be broken before a colon, as French ones are. */
const MOST_TERMS = 12;
const LONGEST_TERM = 400;
const TABLE_RULE = /^[\s|:-]+$/u;
/** Badges, comments, bare tags, link definitions and rules, on a trimmed line. */
const MARKUP_LINE =
  /^(?:<!--.*|.*-->|<\/?[a-z][^>]*>|(?:\[?!\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?\s?)+|\[[^\]]+\]:\s+\S+.*|(?:---+|\*\*\*+|___+|[\u2500-\u257f]{3,}))$/iu;
const LONGEST_MARKUP = 2000;

/** Blocks of plain or Markdown text, in order and disjoint; blank lines, rules and bare markup belong to none. */
export function splitBlocks(text: string): readonly Block[] {
  const lines = splitLines(text);
  const fences = new Fences(lines.map((line) => line.text));
  const blocks: Block[] = [];
  let index = 0;
  while (index < lines.length) {
    const read = readFence(lines, index, fences) ?? readBlock(lines, index);
    if (read.block !== undefined) blocks.push(read.block);
    index = read.next;
  }
  return blocks;
}

interface Read {
  readonly block?: Block;
  readonly next: number;
}

function readBlock(lines: readonly Line[], index: number): Read {
  const line = lines[index];
  if (line === undefined || line.text.trim() === '') return { next: index + 1 };
  if (isMarkup(line.text)) return { next: index + 1 };
  const heading = readHeading(lines, index, line);
  if (heading !== undefined) return heading;
  if (TABLE_ROW.test(line.text)) {
    const isRule = TABLE_RULE.test(line.text);
    return isRule ? { next: index + 1 } : { block: { ...spanOf(line), kind: 'table-row' }, next: index + 1 };
  }
  return readProse(lines, index, LIST_ITEM.test(line.text) ? 'list-item' : 'sentence');
}

/** A heading marked by `#`, by an underline (which is passed over) or by standing alone as a label with a colon. */
function readHeading(lines: readonly Line[], index: number, line: Line): Read | undefined {
  const heading = (level: number, next: number): Read => {
    return { block: { kind: 'heading', start: line.start, end: line.end, level }, next };
  };
  const marks = ATX_HEADING.exec(line.text)?.[1];
  if (marks !== undefined && !isRunTogether(line.text)) return heading(marks.length, index + 1);
  const isFirst = (lines[index - 1]?.text ?? '').trim() === '';
  if (!isFirst) return undefined;
  const next = lines[index + 1]?.text ?? '';
  const canBeUnderlined = line.text.length <= 120 && !LIST_ITEM.test(line.text);
  const underline = canBeUnderlined ? SETEXT_UNDERLINE.exec(next)?.[1] : undefined;
  if (underline !== undefined) return heading(underline.startsWith('=') ? 1 : 2, index + 2);
  const isAbove = next.trim() !== '' && !DESCRIPTION_MARK.test(next);
  const isLabel = isAbove && LABEL_HEADING.test(line.text.trim());
  return isLabel ? heading(labelLevel(line.text), index + 1) : undefined;
}

const LONG_HEADING = 120;
const LONGEST_HEADING = 400;

/** "#### RETRIES How often it is tried again. The default is three.": a heading and what stood below it, or a comment in code. */
function isRunTogether(line: string): boolean {
  return line.length > LONG_HEADING && (line.length > LONGEST_HEADING || /\p{Ll}[.!?] \p{Lu}/u.test(line));
}

function labelLevel(text: string): number {
  return text.trim() === text.trim().toUpperCase() ? 1 : 6;
}

function readFence(lines: readonly Line[], index: number, fences: Fences): Read | undefined {
  if (!opensCode(lines[index]?.text ?? '')) return undefined;
  const isNearEnd = lines.length - index <= UNCLOSED_LINES;
  const last = fences.closing(index) ?? (isNearEnd ? lines.length - 1 : undefined);
  if (last === undefined) return undefined;
  const start = lines[index]?.start ?? 0;
  return { block: { kind: 'code', start, end: lines[last]?.end ?? start, level: 0 }, next: last + 1 };
}

function opensCode(line: string): boolean {
  return FENCE.test(line) && opensFence(line) !== undefined;
}

function readProse(lines: readonly Line[], index: number, kind: UnitKind): Read {
  let last = index;
  while (continuesProse(lines, last + 1) && !isDescribedBelow(lines, index, last)) last += 1;
  const start = lines[index]?.start ?? 0;
  const end = lines[last]?.end ?? start;
  return { block: { kind, start, end, level: 0 }, next: last + 1 };
}

function continuesProse(lines: readonly Line[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  if (text.trim() === '') return false;
  return (
    ![ATX_HEADING, LIST_ITEM, TABLE_ROW].some((pattern) => pattern.test(text)) &&
    !opensCode(text) &&
    !isMarkup(text)
  );
}

/** What is said of the lines from `first` to `last`, or else is said of a term, begins in the next one. */
function isDescribedBelow(lines: readonly Line[], first: number, last: number): boolean {
  if (!DESCRIPTION_MARK.test(lines[last + 1]?.text ?? '')) return false;
  if (DESCRIPTION_MARK.test(lines[first]?.text ?? '')) return true;
  return (
    last - first < MOST_TERMS && lines.slice(first, last + 1).every(({ text }) => text.length <= LONGEST_TERM)
  );
}

function isMarkup(line: string): boolean {
  const text = line.trim();
  return text.length <= LONGEST_MARKUP && MARKUP_LINE.test(text);
}

function spanOf(line: Line): { readonly start: number; readonly end: number; readonly level: number } {
  return { start: line.start, end: line.end, level: 0 };
}

/** A page ends a paragraph, unless a sentence goes on over it. */
function splitLines(text: string): readonly Line[] {
  return [...text.matchAll(/[^\r\n\f\u2028\u2029]+|\r\n?|\n|\f|\u2028|\u2029/gu)].reduce<Line[]>(
    (lines, match) => {
      const isBreak = /^[\r\n\f\u2028\u2029]/u.test(match[0]);
      const start = match.index;
      if (!isBreak) lines.push({ text: match[0], start, end: start + match[0].length });
      else if (match[0] === PAGE_BREAK ? !goesOnOver(text, start) : isBlankBefore(text, start))
        lines.push({ text: '', start, end: start });
      return lines;
    },
    [],
  );
}

const ENDED = /[.!?:;…。！？：；।؟|][)\]"'”’»`]*\s*$/u;
const GOES_ON = /^\s*[\p{Ll}\p{Lo}]/u;
const AROUND = 20;

function goesOnOver(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - AROUND), at);
  return !ENDED.test(before) && GOES_ON.test(text.slice(at + 1, at + AROUND));
}

function isBlankBefore(text: string, index: number): boolean {
  return index === 0 || /[\r\n\u2028\u2029]/u.test(text.charAt(index - 1));
}
