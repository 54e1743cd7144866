import { rowBlock } from '../blocks.ts';
import { oneSpaced } from '../laid-out/lines.ts';
import { isParted, readColumns } from './columns.ts';
import { areRows, readAllLed, readLed } from './leaders.ts';

interface Part {
  readonly kind: 'lines' | 'table';
  readonly lines: readonly string[];
}

/**
 * Lines that are aligned in columns by blanks, or whose values leaders lead to, as the rows of a table, and what stands above them, in a few lines without stops,
 * as lines of their own. Takes a text without marks of its own.
 */
export function withTablesDrawn(text: string): string {
  const parts = text.split(/\n{2,}/u).flatMap((paragraph) => partsOf(paragraph.split('\n')));
  if (!parts.some(({ kind }) => kind === 'table')) return text;
  return parts
    .map((part, at) => {
      const isAbove = part.kind === 'lines' && parts[at + 1]?.kind === 'table';
      return isAbove ? captioned(part.lines, at === 0) : part.lines.join('\n');
    })
    .join('\n\n');
}

/** "-----------", "----   ---": below the heads of a table, or above its sum. */
const RULE = /^\s*[-=_+]{2,}(?:[ \t]+[-=_+]{2,})*\s*$/u;

/** Drawn between rows. */
function isRuleWithin(lines: readonly string[], at: number): boolean {
  return RULE.test(lines[at] ?? '') && isParted(lines[at + 1] ?? '');
}

/** Lines between others that are more than they are no table. */
function partsOf(lines: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (let at = 0; at < lines.length;) {
    const led = readAllLed(lines, at);
    if (led.length > 0) {
      if (areRows(led)) {
        parts.push({ kind: 'lines', lines: lines.slice(start, at) }, drawn(led));
        start = at + led.length;
      }
      at += led.length;
      continue;
    }
    if (!isParted(lines[at] ?? '')) {
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < lines.length && isPartedWithin(lines, end)) end += 1;
    const undrawn = lines.slice(at, end).filter((line) => !RULE.test(line));
    const rows = (end - at) * 2 >= lines.length ? readColumns(undrawn) : undefined;
    if (rows !== undefined) {
      parts.push({ kind: 'lines', lines: lines.slice(start, at) }, drawn(rows));
      start = end;
    }
    at = end;
  }
  parts.push({ kind: 'lines', lines: lines.slice(start) });
  return parts.filter((part) => part.lines.length > 0);
}

function isPartedWithin(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  return (isParted(line) && readLed(line) === undefined) || isRuleWithin(lines, at);
}

function drawn(rows: readonly (readonly string[])[]): Part {
  return { kind: 'table', lines: rows.map((row) => rowBlock(row).text) };
}

const MOST_LINES = 3;
const CAPTION_CHARACTERS = 100;

/** Each line by itself; the first of the text, above others, is its title. */
function captioned(lines: readonly string[], isFirst: boolean): string {
  const areCaptions =
    lines.length <= MOST_LINES &&
    lines.every(
      (line) => line.length <= CAPTION_CHARACTERS && /\p{L}/u.test(line) && !/[.!?:;,]$/u.test(line),
    );
  if (!areCaptions) return lines.join('\n');
  const captions = lines.map(oneSpaced);
  return captions
    .map((line, at) => (isFirst && at === 0 && lines.length > 1 ? `# ${line}` : line))
    .join('\n\n');
}
