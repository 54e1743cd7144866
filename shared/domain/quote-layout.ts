import type { QuoteBlock } from './quote-blocks.ts';
import { readLists } from './quote-lists.ts';
import { type LineKind, type TextLine, readLines } from './text-lines.ts';

/**
 * Parts a quote (canonical text) into what it consists of. No visible character is lost but the marks of list items,
 * headings, descriptions, table cells and fences. A quote of one line is a paragraph, whatever it begins with, or a row of a table.
 */
export function layOutQuote(quote: string): readonly QuoteBlock[] {
  const text = quote.trim();
  if (!text.includes('\n') && readLines(text)[0]?.kind !== 'row') return [{ kind: 'paragraph', text: quote }];
  const blocks = groupLines(readLines(quote.trimEnd())).flatMap(toBlocks);
  return blocks.filter((block) => !isEmpty(block));
}

/** True for a quote that reads as part of a sentence: one paragraph and nothing else. */
function isOneParagraph(blocks: readonly QuoteBlock[]): boolean {
  return blocks.length <= 1 && blocks.every((block) => block.kind === 'paragraph');
}

/** True for a quote that can stand within a line as it is: a record of a table of values is a paragraph, but for its marks. */
export function standsInLine(quote: string): boolean {
  return !quote.trimStart().startsWith('|') && isOneParagraph(layOutQuote(quote));
}

type GroupKind = QuoteBlock['kind'];
/** What is said of a term is a paragraph below it. */
const DESCRIPTION = /^ {0,3}: +/u;

interface Group {
  readonly kind: GroupKind;
  readonly lines: readonly TextLine[];
}

function groupLines(lines: readonly TextLine[]): readonly Group[] {
  const groups: { readonly kind: GroupKind; readonly lines: TextLine[] }[] = [];
  let isAfterBlank = false;
  let isInCode = false;
  for (const line of lines) {
    const last = groups.at(-1);
    const kind = groupOf(line, isAfterBlank ? undefined : last?.kind);
    if (kind !== undefined) {
      const goesOn =
        last?.kind === kind &&
        (kind === 'code' ? isInCode : canGoOn(kind, isAfterBlank) && !DESCRIPTION.test(line.text));
      if (goesOn) last.lines.push(line);
      else groups.push({ kind, lines: [line] });
    }
    if (line.kind === 'fence') isInCode = !isInCode;
    isAfterBlank = line.kind === 'blank' || line.kind === 'fence';
  }
  return groups;
}

const GROUPS: Readonly<Record<LineKind, GroupKind | undefined>> = {
  blank: undefined,
  rule: undefined,
  prose: 'paragraph',
  item: 'list',
  row: 'table',
  fence: 'code',
  code: 'code',
  heading: 'heading',
};

/** Prose right below an item belongs to it. */
function groupOf({ kind }: TextLine, above: GroupKind | undefined): GroupKind | undefined {
  return kind === 'prose' && above === 'list' ? 'list' : GROUPS[kind];
}

/** Items go on after an empty line. */
function canGoOn(kind: GroupKind, isAfterBlank: boolean): boolean {
  return kind === 'list' || (kind !== 'heading' && !isAfterBlank);
}

function toBlocks({ kind, lines }: Group): readonly QuoteBlock[] {
  if (kind === 'list') return readLists(lines);
  if (kind === 'code') return [readCode(lines)];
  if (kind === 'table') return readTable(lines);
  const text = lines.map((line) => line.text).join('\n');
  return [{ kind, text: text.replace(kind === 'heading' ? /^#+\s+/u : DESCRIPTION, '').trim() }];
}

function readCode(lines: readonly TextLine[]): QuoteBlock {
  const [opening] = lines;
  const mark = /^(\s*)`+\s*(\S*)/u.exec(opening?.text ?? '');
  const indent = new RegExp(`^ {0,${mark?.[1]?.length ?? 0}}`, 'u');
  const code = lines.filter((line) => line.kind === 'code').map((line) => line.text.replace(indent, ''));
  return { kind: 'code', language: mark?.[2] ?? '', text: code.join('\n') };
}

/** Rows of one cell, as records of a table of values are, say all in a line each. */
function readTable(lines: readonly TextLine[]): readonly QuoteBlock[] {
  const rows = lines.map((line) => readCells(line.text));
  return rows.every((cells) => cells.length === 1)
    ? rows.map(([text = '']) => ({ kind: 'paragraph', text }))
    : [{ kind: 'table', rows }];
}

/** Canonical rows part their cells by a spaced bar, so that a bar in code stays in its cell. */
function readCells(row: string): readonly string[] {
  const inner = row.trim().slice(1, -1);
  const cells = inner.includes(' | ') ? inner.split(' | ') : inner.split('|');
  return cells.map((cell) => cell.trim());
}

function isEmpty(block: QuoteBlock): boolean {
  return (block.kind === 'code' || block.kind === 'paragraph') && block.text.trim() === '';
}
