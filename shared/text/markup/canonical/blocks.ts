import { breaksAtHyphen } from '../broken-words.ts';

/**
 * A finished piece of canonical text. Items and rows stand close together, and so do the terms of a definition list and
 * what is said of them; all else is set apart by an empty line.
 */
export interface CanonicalBlock {
  readonly kind: 'text' | 'heading' | 'item' | 'row' | 'code' | 'term' | 'description';
  readonly text: string;
}

const CLOSE = new Set(['item', 'row']);

/** Blocks put together; empty ones vanish. A term that nothing is said of, and what is said of none, are text. */
export function joinBlocks(blocks: readonly CanonicalBlock[]): string {
  const some = asDefined(blocks.filter(({ text }) => text !== ''));
  return some
    .map(({ kind, text }, at) => {
      const above = some[at - 1]?.kind;
      const isClose = kind === 'description' || above === 'term' || (above === kind && CLOSE.has(kind));
      const apart = at === 0 ? '' : isClose ? '\n' : '\n\n';
      return `${apart}${kind === 'description' ? ': ' : ''}${text}`;
    })
    .join('');
}

function asDefined(blocks: readonly CanonicalBlock[]): readonly CanonicalBlock[] {
  const read: CanonicalBlock[] = [];
  for (const block of blocks) {
    const above = read.at(-1);
    const isOfNone = block.kind === 'description' && above?.kind !== 'term' && above?.kind !== 'description';
    const goesOn =
      block.kind === 'description' || (block.kind === 'term' && indentOf(above) === indentOf(block));
    if (!goesOn) loseTerms(read);
    read.push(isOfNone ? { ...block, kind: 'text' } : block);
  }
  loseTerms(read);
  return read;
}

function indentOf({ text }: CanonicalBlock = { kind: 'text', text: '' }): number {
  return text.length - text.trimStart().length;
}

/** The terms at the end, of which nothing was said. */
function loseTerms(blocks: CanonicalBlock[]): void {
  for (let at = blocks.length - 1; blocks[at]?.kind === 'term'; at -= 1)
    blocks[at] = { kind: 'text', text: blocks[at]?.text.trimStart() ?? '' };
}

export function headingBlock(level: number, text: string): CanonicalBlock {
  return { kind: 'heading', text: text === '' ? '' : `${'#'.repeat(level)} ${text}` };
}

/** `marker` is `-` or `1.`; nested items are indented by two spaces a level. */
export function itemBlock(depth: number, marker: string, text: string): CanonicalBlock {
  return { kind: 'item', text: text === '' ? '' : `${'  '.repeat(depth)}${marker} ${text}` };
}

const DEEPEST = 6;

/** A term of a definition list; one of a list within what is said of another is indented by two spaces a level. */
export function termBlock(depth: number, text: string): CanonicalBlock {
  const indent = '  '.repeat(Math.max(0, Math.min(DEEPEST, depth)));
  return { kind: 'term', text: text.replaceAll(/^(?=.)/gmu, indent) };
}

export function rowBlock(cells: readonly string[]): CanonicalBlock {
  const isEmpty = cells.every((cell) => cell === '');
  return { kind: 'row', text: isEmpty ? '' : `| ${cells.join(' | ')} |` };
}

/** Longer code is parted, at empty lines where there are any: a listing of a hundred lines says no one thing. */
const LONGEST_CODE = 2000;
const LONGEST_PART = 1000;

/** Code in its fences. */
export function codeBlock(language: string, lines: readonly string[]): CanonicalBlock {
  const body = trimEmptyLines(lines.map((line) => line.trimEnd()));
  const parts = sizeOf(body) > LONGEST_CODE ? partedCode(body) : [body];
  return { kind: 'code', text: parts.map((part) => fenced(language, part)).join('\n\n') };
}

/** A fence longer than any run of backticks inside, so that the code cannot end it. */
function fenced(language: string, lines: readonly string[]): string {
  const body = lines.join('\n');
  if (body === '') return '';
  const longest = [...body.matchAll(/^\s*(`{3,})/gmu)].reduce(
    (length, match) => Math.max(length, match[1]?.length ?? 0),
    2,
  );
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${body}\n${fence}`;
}

function partedCode(lines: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  let size = 0;
  for (const [at, line] of lines.entries()) {
    const stretch = line === '' ? stretchFrom(lines, at + 1) : 0;
    const isFull = size + line.length > LONGEST_CODE || (line === '' && size + stretch > LONGEST_PART);
    if (isFull && size > 0) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(line);
    size += line.length + 1;
  }
  return parts.map(trimEmptyLines).filter((part) => part.length > 0);
}

/** Up to the next empty line. */
function stretchFrom(lines: readonly string[], start: number): number {
  const end = lines.indexOf('', start);
  return sizeOf(lines.slice(start, end < 0 ? lines.length : end));
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

function trimEmptyLines(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** Lines of one paragraph as one: no space between scripts that write without, or behind a hyphen; no backslash of a forced break. */
export function joinLines(lines: readonly string[]): string {
  const joined: string[] = [];
  let before = '';
  for (const line of lines) {
    const text = withoutForcedBreak(before);
    if (text !== before) joined[joined.length - 1] = text;
    const isUnspaced = UNSPACED.test(text.slice(-1)) && UNSPACED.test(line.slice(0, 1));
    const isApart = text !== '' && line !== '' && !isUnspaced && !breaksAtHyphen(text, line);
    if (isApart) joined.push(' ');
    if (line !== '') joined.push(line);
    before = line === '' ? text : line;
  }
  return joined.join('');
}

function withoutForcedBreak(line: string): string {
  return line.endsWith('\\') && !line.endsWith('\\\\') ? line.slice(0, -1) : line;
}
