import type { QuoteBlock, QuoteItem, QuoteList } from '#shared/domain/quote-blocks.ts';
import { layOutQuote } from '#shared/domain/quote-layout.ts';
import { hang, printableLine, printable, wrap } from './text-layout.ts';

const INDENT = '  ';
const CODE_INDENT = '    ';

/**
 * A quote of several lines as a terminal shows it, set in: an item a line, code as it is (never cut, never wrapped),
 * the citation at the end.
 */
export function renderQuotation(quote: string, citation: string, columns: number): string {
  const blocks = layOutQuote(quote);
  const inner = columns - INDENT.length;
  const parts = blocks.map((block, index) => {
    const marks = index === blocks.length - 1 && block.kind !== 'code' ? citation : '';
    return block.kind === 'code' ? codeLines(block.text) : setIn(blockLines(block, marks, inner));
  });
  const isOpen = blocks.at(-1)?.kind === 'code' && citation !== '';
  const end = isOpen ? `\n${INDENT}${citation}` : '';
  return parts.map((lines) => lines.join('\n')).join('\n\n') + end;
}

function setIn(lines: readonly string[]): readonly string[] {
  return lines.map((line) => INDENT + line);
}

function codeLines(text: string): readonly string[] {
  return printable(text.replaceAll('\t', '  '))
    .split('\n')
    .map((line) => (line === '' ? '' : CODE_INDENT + line));
}

function blockLines(block: QuoteBlock, citation: string, columns: number): readonly string[] {
  if (block.kind === 'list') return listLines(block, citation, columns);
  if (block.kind === 'table') {
    return block.rows.flatMap((row, index) => {
      const marks = index === block.rows.length - 1 ? citation : '';
      return hang('', cited(row.map(printableLine).join(' | '), marks), columns);
    });
  }
  return wrap(cited(printableLine(block.text), citation), columns);
}

function listLines(list: QuoteList, citation: string, columns: number): readonly string[] {
  return list.items.flatMap((item, index) => {
    const mark = list.first === undefined ? '- ' : `${list.first + index}. `;
    return itemLines(item, mark, index === list.items.length - 1 ? citation : '', columns);
  });
}

function itemLines(item: QuoteItem, mark: string, citation: string, columns: number): readonly string[] {
  const own = cited(printableLine(item.text), item.lists.length === 0 ? citation : '');
  const nested = item.lists.flatMap((list, index) =>
    listLines(list, index === item.lists.length - 1 ? citation : '', columns - INDENT.length),
  );
  return [...hang(mark, own, columns), ...setIn(nested)];
}

function cited(text: string, citation: string): string {
  return citation === '' ? text : `${text} ${citation}`;
}
