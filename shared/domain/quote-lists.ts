import type { QuoteItem, QuoteList } from './quote-blocks.ts';
import type { TextLine } from './text-lines.ts';

/** An item as it stands in its line, with the lines that go on with it. */
interface Entry {
  readonly indent: number;
  /** Undefined for an item without a number. */
  readonly number: number | undefined;
  readonly texts: readonly string[];
}

const ITEM = /^(\s*)(?:[-*+•]|(\d{1,3})[.)])\s+(.*)$/su;
/** Deeper than this, items stand side by side. */
const DEEPEST = 12;

/** Lists by the indents of their items; numbered items and others do not share one. */
export function readLists(lines: readonly TextLine[]): readonly QuoteList[] {
  return nest(readEntries(lines));
}

function readEntries(lines: readonly TextLine[]): readonly Entry[] {
  const entries: (Entry & { readonly texts: string[] })[] = [];
  for (const { kind, text } of lines) {
    const match = kind === 'item' ? ITEM.exec(text) : null;
    const last = entries.at(-1);
    if (match) {
      const [, indent = '', number, content = ''] = match;
      entries.push({
        indent: Math.min(DEEPEST, indent.length),
        number: number === undefined ? undefined : Number(number),
        texts: [content.trim()],
      });
    } else if (last) {
      last.texts.push(text.trim());
    }
  }
  return entries;
}

function nest(entries: readonly Entry[]): readonly QuoteList[] {
  const lists: { readonly first: number | undefined; readonly items: QuoteItem[] }[] = [];
  for (const [head, ...below] of families(entries)) {
    if (!head) continue;
    const item = { text: head.texts.join('\n'), lists: nest(below) };
    const last = lists.at(-1);
    const goesOn = last !== undefined && (last.first === undefined) === (head.number === undefined);
    if (goesOn) last.items.push(item);
    else lists.push({ first: head.number, items: [item] });
  }
  return lists.map((list) => ({ kind: 'list', ...list }));
}

/** An item and all that are set in below it. */
function families(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const found: Entry[][] = [];
  let outermost = Infinity;
  for (const entry of entries) {
    if (entry.indent <= outermost) {
      found.push([entry]);
      outermost = entry.indent;
    } else {
      found.at(-1)?.push(entry);
    }
  }
  return found;
}
