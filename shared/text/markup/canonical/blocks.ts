/** A finished piece of canonical text. Items and rows stand close together, all else is set apart by an empty line. */
export interface CanonicalBlock {
  readonly kind: 'text' | 'heading' | 'item' | 'row' | 'code';
  readonly text: string;
}

const CLOSE = new Set(['item', 'row']);

/** Blocks put together; empty ones vanish. */
export function joinBlocks(blocks: readonly CanonicalBlock[]): string {
  let previous: CanonicalBlock | undefined;
  const parts: string[] = [];
  for (const block of blocks) {
    if (block.text === '') continue;
    if (previous !== undefined) {
      parts.push(previous.kind === block.kind && CLOSE.has(block.kind) ? '\n' : '\n\n');
    }
    parts.push(block.text);
    previous = block;
  }
  return parts.join('');
}

export function headingBlock(level: number, text: string): CanonicalBlock {
  return { kind: 'heading', text: text === '' ? '' : `${'#'.repeat(level)} ${text}` };
}

/** `marker` is `-` or `1.`; nested items are indented by two spaces a level. */
export function itemBlock(depth: number, marker: string, text: string): CanonicalBlock {
  return { kind: 'item', text: text === '' ? '' : `${'  '.repeat(depth)}${marker} ${text}` };
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

/** Lines of one paragraph as one: no space between scripts that write without, no backslash of a forced break. */
export function joinLines(lines: readonly string[]): string {
  return lines.reduce((before, line) => {
    const text = before.replace(/(?<!\\)\\$/u, '');
    if (text === '' || line === '') return text + line;
    const isUnspaced = UNSPACED.test(text.slice(-1)) && UNSPACED.test(line.slice(0, 1));
    return isUnspaced ? text + line : `${text} ${line}`;
  }, '');
}
