import { codeBlock, headingBlock, itemBlock, joinBlocks, joinLines, rowBlock } from './blocks.ts';
import { DESCRIPTION_MARK } from '../blocks.ts';
import { readFrontMatter } from '../front-matter.ts';
import { type ReadBlock, withLabelsHeaded } from './bold-labels.ts';
import type { CanonicalBlock } from './blocks.ts';
import { readDefinitions } from './definition-list.ts';
import { reduceHtml } from './html.ts';
import { blocksOfParagraph } from './paragraph-parts.ts';
import { type Opening, closesFence, opensFence } from '../fences.ts';
import { reduceInline } from './inline.ts';
import { withoutShortcutLinks } from './shortcut-links.ts';
import {
  ATX,
  closesHtml,
  dropComments,
  HTML_BLOCK,
  indentOf,
  isPlainLine,
  isRule,
  isTableRule,
  LIST_ITEM,
  REFERENCE,
  SETEXT,
  splitCells,
  TABLE_ROW,
  unquote,
} from './markdown-lines.ts';

interface Read {
  readonly blocks: readonly ReadBlock[];
  readonly next: number;
  /** Indents of the list items that are open, outermost first; empty outside a list. */
  readonly list: readonly number[];
}

interface LineContext {
  readonly lines: readonly string[];
  readonly at: number;
  readonly list: readonly number[];
}

const TABLE_LINES = 2000;

interface Reduced {
  readonly text: string;
  /** Its headings are all of parts. */
  readonly isUntitled: boolean;
}

/** Markdown reduced to canonical text by one pass over its lines. Takes clean text. */
export function reduceMarkdown(text: string): Reduced {
  const lines = withoutShortcutLinks(dropComments(withDescription(text.split('\n'))));
  const blocks: ReadBlock[] = [];
  let at = 0;
  let list: readonly number[] = [];
  while (at < lines.length) {
    const read = readBlock({ lines, at, list });
    for (const block of read.blocks) blocks.push(block);
    // Whatever a line is taken for: it is not read twice.
    at = Math.max(read.next, at + 1);
    list = read.list;
  }
  const headed = withLabelsHeaded(blocks);
  return { text: joinBlocks(headed.blocks), isUntitled: headed.isUntitled };
}

/** Of the front matter only the description is text. */
function withDescription(lines: readonly string[]): readonly string[] {
  const { lines: count, description } = readFrontMatter(lines);
  if (count === 0) return lines;
  return [...(description === undefined ? [] : [description, '']), ...lines.slice(count)];
}

function readBlock(place: LineContext): Read {
  const { lines, at, list } = place;
  if (isPlainLine(lines[at] ?? '')) return readPlainLine(place);
  const line = unquote(lines[at] ?? '');
  if (line.trim() === '' || REFERENCE.test(line)) return { blocks: [], next: at + 1, list };
  const indent = indentOf(line);
  const isLoose = unquote(lines[at - 1] ?? '').trim() === '';
  const open = isLoose && indent === 0 ? [] : list;
  const fence = opensFence(line);
  if (fence !== undefined) return readFence({ lines, at, list: open }, fence);
  const item = LIST_ITEM.exec(line);
  if (item !== null && (indent < 4 || open.length > 0) && !isRule(line)) {
    return readItem({ lines, at, list: open }, item);
  }
  if (indent >= 4 && isLoose && open.length === 0) return readIndentedCode({ lines, at, list: open });
  return readFlow({ lines, at, list: item === null ? open : [] });
}

function readPlainLine({ lines, at, list }: LineContext): Read {
  const isLoose = unquote(lines[at - 1] ?? '').trim() === '';
  const place = { lines, at, list: isLoose ? [] : list };
  const isTable = (lines[at] ?? '').includes('|') && isTableRule(unquote(lines[at + 1] ?? ''));
  return isTable ? readTable(place) : readParagraph(place);
}

function readFlow(place: LineContext): Read {
  const { lines, at, list } = place;
  const line = unquote(lines[at] ?? '');
  const heading = ATX.exec(line);
  if (heading !== null) {
    const text = reduceInline(heading[2] ?? '');
    // The heading of a note heads nothing behind it.
    const isOfNote = isQuotedLine(lines[at] ?? '');
    return one(place, isOfNote ? { kind: 'text', text } : headingBlock(heading[1]?.length ?? 1, text));
  }
  if (isRule(line)) return { blocks: [], next: at + 1, list };
  if (HTML_BLOCK.test(line)) return readHtml(place);
  if (isTableRule(unquote(lines[at + 1] ?? '')) && line.includes('|')) return readTable(place);
  if (TABLE_ROW.test(line)) return one(place, rowBlock(splitCells(line).map(reduceInline)));
  return readParagraph(place);
}

function one(place: LineContext, block: CanonicalBlock): Read {
  return { blocks: [block], next: place.at + 1, list: block.kind === 'heading' ? [] : place.list };
}

function isQuotedLine(line: string): boolean {
  return unquote(line) !== line;
}

function readFence(place: LineContext, { mark, info }: Opening): Read {
  const opening = unquote(place.lines[place.at] ?? '');
  const isQuoted = isQuotedLine(place.lines[place.at] ?? '');
  const indent = indentOf(opening);
  const body: string[] = [];
  let next = place.at + 1;
  for (; next < place.lines.length; next += 1) {
    const raw = place.lines[next] ?? '';
    const line = isQuoted ? unquote(raw) : raw;
    if (closesFence(line, mark)) break;
    body.push(line.slice(Math.min(indent, indentOf(line))));
  }
  const language = /^[\w+#.-]+/u.exec(info)?.[0] ?? '';
  return { blocks: [codeBlock(language, body)], next: next + 1, list: place.list };
}

/** Within a quotation it ends with that at the latest. */
function readIndentedCode(place: LineContext): Read {
  const isQuoted = isQuotedLine(place.lines[place.at] ?? '');
  const body: string[] = [];
  let next = place.at;
  for (; next < place.lines.length; next += 1) {
    const raw = place.lines[next] ?? '';
    const line = isQuoted ? unquote(raw) : raw;
    if (isQuoted && !isQuotedLine(raw)) break;
    if (line.trim() !== '' && indentOf(line) < 4) break;
    body.push(line.replace(/^(?: {4}|\t)/u, ''));
  }
  return { blocks: [codeBlock('', body)], next, list: [] };
}

function readItem(place: LineContext, item: RegExpExecArray): Read {
  const indent = indentOf(item[1] ?? '');
  const outer = place.list.filter((open) => open < indent);
  const marker = /\d/u.test(item[2] ?? '') ? `${Number.parseInt(item[2] ?? '1', 10)}.` : '-';
  const { texts, next } = gather(place, item[3] ?? '');
  const text = reduceInline(joinLines(texts));
  return { blocks: [itemBlock(outer.length, marker, text)], next, list: [...outer, indent] };
}

function readParagraph(place: LineContext): Read {
  const { texts, next } = gatherDefined(place);
  const defined = readDefinitions(texts);
  if (defined !== undefined) {
    const blocks = defined.map(({ kind, lines }) => ({ kind, text: reduceInline(joinLines(lines)) }));
    return { blocks, next, list: place.list };
  }
  const underline = SETEXT.exec(unquote(place.lines[next] ?? ''))?.[1];
  if (underline !== undefined && place.list.length === 0) {
    const text = reduceInline(joinLines(texts));
    const level = underline.startsWith('=') ? 1 : 2;
    const isOfNote = isQuotedLine(place.lines[place.at] ?? '');
    return {
      blocks: [isOfNote ? { kind: 'text', text } : headingBlock(level, text)],
      next: next + 1,
      list: [],
    };
  }
  const canBeLabelled = place.list.length === 0 && !isQuotedLine(place.lines[place.at] ?? '');
  return { blocks: blocksOfParagraph(texts, canBeLabelled), next, list: place.list };
}

/** The lines of a paragraph; with an empty one between them, a term and what is said of it. */
function gatherDefined(place: LineContext): Gathered {
  const { texts, next } = gather(place, unquote(place.lines[place.at] ?? '').trim());
  const below = unquote(place.lines[next + 1] ?? '');
  const isBlank = unquote(place.lines[next] ?? '').trim() === '';
  if (texts.length > 1 || !isBlank || !DESCRIPTION_MARK.test(below)) return { texts, next };
  const said = gather({ ...place, at: next + 1 }, below.trim());
  return { texts: [...texts, ...said.texts], next: said.next };
}

interface Gathered {
  readonly texts: readonly string[];
  readonly next: number;
}

/** The lines that belong to a paragraph or an item: up to an empty line or the start of another block. */
function gather(place: LineContext, first: string): Gathered {
  const texts = [first];
  let next = place.at + 1;
  while (next < place.lines.length && continues(place.lines, next)) {
    texts.push(unquote(place.lines[next] ?? '').trim());
    next += 1;
  }
  return { texts, next };
}

function continues(lines: readonly string[], at: number): boolean {
  const line = unquote(lines[at] ?? '');
  if (isPlainLine(line)) return !(line.includes('|') && isTableRule(unquote(lines[at + 1] ?? '')));
  if (line.trim() === '' || SETEXT.test(line)) return false;
  if ([ATX, LIST_ITEM, HTML_BLOCK, TABLE_ROW].some((pattern) => pattern.test(line))) return false;
  if (opensFence(line) !== undefined) return false;
  return !(line.includes('|') && isTableRule(unquote(lines[at + 1] ?? '')));
}

function readTable(place: LineContext): Read {
  const blocks: CanonicalBlock[] = [];
  let next = place.at;
  for (; next < place.lines.length; next += 1) {
    const line = unquote(place.lines[next] ?? '');
    if (!line.includes('|')) break;
    if (!isTableRule(line)) blocks.push(rowBlock(splitCells(line).map(reduceInline)));
  }
  return { blocks, next, list: [] };
}

/** HTML inside Markdown ends at an empty line; tables and preformatted text at their closing tag, if it comes. */
function readHtml(place: LineContext): Read {
  const { lines, at } = place;
  const closing = closesHtml(unquote(lines[at] ?? ''));
  let next = at + 1;
  if (closing !== undefined) {
    const limit = Math.min(lines.length, at + TABLE_LINES);
    const end = lines.slice(at, limit).findIndex((line) => closing.test(line));
    if (end !== -1) next = at + end + 1;
  }
  while (next < lines.length && (lines[next] ?? '').trim() !== '') next += 1;
  const text = reduceHtml(lines.slice(at, next).map(unquote).join('\n'), { fragment: reduceInline }).text;
  return { blocks: [{ kind: 'text', text }], next, list: place.list };
}
