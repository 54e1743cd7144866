import { type CanonicalBlock } from '../blocks.ts';
import { descriptionBlock, termBlock } from './laid-blocks.ts';
import { type LaidLine, type Lines, isAnchors } from './lines.ts';
import { isReadable, isSentence, measure } from './measure.ts';

/** What was read from the lines up to `end`: as what it is, or as nothing of the kind. */
export interface Found {
  readonly end: number;
  readonly blocks: readonly CanonicalBlock[] | undefined;
}

/** "term   what is said of it", in two columns. */
interface Row {
  readonly term: string;
  readonly said: string;
  /** Where the second column begins. */
  readonly column: number;
}

interface Entry {
  readonly names: readonly string[];
  readonly said: readonly string[];
}

const TERM_CHARACTERS = 44;
const SLACK = 1;
/** As wide a gap no justified line has. */
const WIDE_GAP = 3;

/** Terms in one column with what is said of each in the next, over one line or more, beginning at a line. */
export function entriesAt(lines: Lines, from: number): Found | undefined {
  const entries: Entry[] = [];
  let at = from;
  let column: number | undefined;
  while (at < lines.length) {
    const read = readEntry(lines, at, column);
    if (read === undefined) break;
    entries.push(read.entry);
    column = read.column;
    at = read.end;
  }
  if (entries.length === 0) return undefined;
  return { end: at, blocks: areRead(entries) ? entries.flatMap(entryBlocks) : undefined };
}

function entryBlocks({ names, said }: Entry): readonly CanonicalBlock[] {
  return [termBlock([names.join(' ')]), descriptionBlock(said)];
}

interface ReadEntry {
  readonly entry: Entry;
  readonly column: number;
  readonly end: number;
}

function readEntry(lines: Lines, from: number, known: number | undefined): ReadEntry | undefined {
  const named = namesAt(lines, from);
  const line = lines[named.end];
  const row = line === undefined ? undefined : rowOf(line);
  if (line === undefined || row === undefined || isAnchors({ ...line, text: row.said })) return undefined;
  if (known !== undefined && !isNear(row.column, known)) return undefined;
  let end = named.end + 1;
  while (goesOn(lines[end], row, line.indent)) end += 1;
  const isInColumns =
    end > named.end + 1 ||
    known !== undefined ||
    isInLine(lines[end], row) ||
    (lines.length === 1 && standsAlone(row, line));
  if (!isInColumns) return undefined;
  const said = [row.said, ...lines.slice(named.end + 1, end).map(({ text }) => text)];
  return { entry: { names: [row.term, ...named.names], said }, column: row.column, end };
}

/** Names alone in their lines, above the one that says what they are. */
function namesAt(lines: Lines, from: number): { readonly names: readonly string[]; readonly end: number } {
  const names: string[] = [];
  let end = from;
  for (let line = lines[end]; line !== undefined; line = lines[end]) {
    const said = rowOf(line)?.said ?? line.text;
    if (!isAnchors({ ...line, text: said })) break;
    names.push(line.text.replace(/\s+/gu, ' '));
    end += 1;
  }
  return { names, end };
}

function rowOf({ text, indent }: LaidLine): Row | undefined {
  const [whole, term = ''] = /^(\S+(?: \S+)*)(\s{2,})/u.exec(text) ?? [];
  if (whole === undefined || term.length > TERM_CHARACTERS || isSentence(term)) return undefined;
  const isPause = /(?:\w[.!?,;]|[.!?]['")])$/u.test(term);
  const said = text.slice(whole.length);
  const isThird = /\S\s{3,}\S/u.test(said) && !/^\S.*\s\*[^\s*]+\*$/u.test(said);
  // Code with a remark behind it is none of these.
  const isRemark = /^(?:#|\/\/|;)/u.test(said) && /[=(){};]/u.test(term);
  return isPause || isThird || isRemark ? undefined : { term, said, column: indent + whole.length };
}

/** In the column of what is said, or set in a little from there. */
function goesOn(line: LaidLine | undefined, { column }: Row, indent: number): boolean {
  if (line === undefined || isAnchors(line)) return false;
  return line.indent > indent + 1 && line.indent >= column - SLACK;
}

function isInLine(line: LaidLine | undefined, { column }: Row): boolean {
  const row = line === undefined ? undefined : rowOf(line);
  return row !== undefined && isNear(row.column, column);
}

/** Two columns of a line that is a paragraph by itself. */
function standsAlone({ term, said, column }: Row, { indent }: LaidLine): boolean {
  return column - indent - term.length >= WIDE_GAP && isReadable(said);
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= SLACK;
}

const LOOKED_AT = 20;
const FUNCTION_WORDS = 0.1;
const LETTERS = 0.7;
const FEWEST_WORDS = 2;

/** What is said is words for a reader, and no second column of a table. */
function areRead(entries: readonly Entry[]): boolean {
  const some = entries.slice(0, LOOKED_AT);
  const { words, functional, letters } = measure(some.flatMap(({ said }) => said).join(' '));
  return words >= FEWEST_WORDS * some.length && functional >= FUNCTION_WORDS && letters >= LETTERS;
}
