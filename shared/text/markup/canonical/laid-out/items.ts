import { itemBlock } from '../blocks.ts';
import type { Found } from './entries.ts';
import { joinBroken } from './hyphens.ts';
import { type LaidLine, type Lines, oneSpaced } from './lines.ts';
import { isReadable } from './measure.ts';

const MARKER = /^(?:[-*+•]|o(?= {2,})|(?<number>\d{1,3})[.)]|\(?[a-z\d]\))\s+(?=\S)/u;
const DEEPEST = 5;
const STEP = 2;

interface Item {
  readonly indent: number;
  readonly marker: string;
  readonly texts: readonly string[];
}

/** The items of a list that begins at a line. */
export function itemsAt(lines: Lines, from: number): Found | undefined {
  const items: Item[] = [];
  let at = from;
  for (let line = lines[at]; line !== undefined; line = lines[at]) {
    const match = MARKER.exec(line.text);
    if (match === null) break;
    const { indent } = line;
    let end = at + 1;
    while (belongsTo(lines[end], indent, lines[end - 1])) end += 1;
    const texts = [line.text.slice(match[0].length), ...lines.slice(at + 1, end).map(({ text }) => text)];
    const number = match.groups?.['number'];
    items.push({ indent, marker: number === undefined ? '-' : `${number}.`, texts });
    at = end;
  }
  if (items.length === 0) return undefined;
  const isRead = isReadable(items.flatMap(({ texts }) => texts).join(' '));
  return { end: at, blocks: isRead ? toBlocks(items) : undefined };
}

/** A line that is as long is broken before the margin, and goes on below its own mark where the item does not hang. */
const BROKEN = 50;
/** From a line that ends no sentence to a word, or to a line that begins in small letters. */
const GOES_ON = /[^.!?:\n]\n[\p{L}“‘"'({[]|\n\p{Ll}/u;

function belongsTo(line: LaidLine | undefined, indent: number, before: LaidLine | undefined): boolean {
  if (line === undefined || MARKER.test(line.text)) return false;
  const isBroken =
    (before?.text.length ?? 0) >= BROKEN && GOES_ON.test(`${before?.text ?? ''}\n${line.text}`);
  return line.indent > indent || (line.indent === indent && isBroken);
}

function toBlocks(items: readonly Item[]): Found['blocks'] {
  const outermost = items[0]?.indent ?? 0;
  return items.map(({ indent, marker, texts }) => {
    const depth = Math.max(0, Math.min(DEEPEST, Math.floor((indent - outermost) / STEP)));
    return itemBlock(depth, marker, joinBroken(texts.map(oneSpaced)));
  });
}
