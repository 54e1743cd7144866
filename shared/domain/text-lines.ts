/**
 * What a line of canonical text is (docs/canonical-text.md). `rule` is the row of dashes below the head of a table,
 * which only plain text has.
 */
export type LineKind = 'blank' | 'prose' | 'heading' | 'item' | 'row' | 'rule' | 'fence' | 'code';

/** A line and where it stands: UTF-16 code units, end exclusive, without its line feed. */
export interface TextLine {
  readonly kind: LineKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const FENCE = /^ {0,12}(`{3,})[^`]*$/u;
const HEADING = /^#{1,6}\s+\S/u;
const ITEM = /^\s{0,24}(?:[-*+•]|\d{1,3}[.)])\s+\S/u;
const RULE = /^[\s|:-]*$/u;

/** All lines of a text, in order; joined by line feeds they are the text. */
export function readLines(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  let fence: string | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const kind = fence === undefined ? kindOf(line) : kindInCode(line, fence);
    if (kind === 'fence') fence = fence === undefined ? (FENCE.exec(line)?.[1] ?? '') : undefined;
    lines.push({ kind, start, end: start + line.length, text: line });
    start += line.length + 1;
  }
  return lines;
}

/** Each look takes a bounded number of steps for the length of the line. */
function kindOf(line: string): LineKind {
  const text = line.trim();
  if (text === '') return 'blank';
  if (FENCE.test(line)) return 'fence';
  if (HEADING.test(line)) return 'heading';
  if (ITEM.test(line)) return 'item';
  if (text.length < 2 || !text.startsWith('|') || !text.endsWith('|')) return 'prose';
  return text.includes('---') && RULE.test(text) ? 'rule' : 'row';
}

function kindInCode(line: string, fence: string): LineKind {
  const mark = line.trim();
  return mark.length >= fence.length && /^`+$/u.test(mark) ? 'fence' : 'code';
}
