import type { QuoteBlock, QuoteCode, QuoteList, QuoteTable } from '#shared/domain/quote-blocks.ts';
import { layOutQuote, standsInLine } from '#shared/domain/quote-layout.ts';
import { cellMarkdown, inlineMarkdown, withoutControls } from '#shared/text/markup/escape-markdown.ts';

/** A quote of one paragraph in quotation marks, as part of a sentence; undefined for any other. */
export function quotedInline(quote: string): string | undefined {
  return standsInLine(quote) ? `“${inlineMarkdown(quote)}”` : undefined;
}

/**
 * A quote as a Markdown quotation with its lists, code and tables, and what cites it (Markdown already) at its end.
 * Each line has the mark of the quotation, so that nothing in it can get out.
 */
export function quotationMarkdown(quote: string, citation: string): string {
  return quotation([...layOutQuote(quote).map(blockMarkdown), ...(citation === '' ? [] : [`— ${citation}`])]);
}

/** A quote within a list item, with what parts it from the words before: in the same line, or as a quotation below. */
export function quoteInItem(quote: string, citation: string): string {
  const inline = quotedInline(quote);
  if (inline !== undefined) return citation === '' ? ` ${inline}` : ` ${inline} ${citation}`;
  return `\n\n${quotationMarkdown(quote, citation).replaceAll(/^/gmu, '  ')}\n`;
}

function quotation(parts: readonly string[]): string {
  const lines = parts.join('\n\n').split('\n');
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}

function blockMarkdown(block: QuoteBlock): string {
  if (block.kind === 'list') return listMarkdown(block, '');
  if (block.kind === 'code') return codeMarkdown(block);
  if (block.kind === 'table') return tableMarkdown(block);
  return block.kind === 'heading' ? `**${solidMarkdown(block.text)}**` : inlineMarkdown(block.text);
}

/** Text of which nothing can be shown must not vanish: `-` alone would make a heading of the line above. */
function solidMarkdown(text: string): string {
  return inlineMarkdown(text) || '&nbsp;';
}

function listMarkdown(list: QuoteList, indent: string): string {
  return list.items
    .map((item, index) => {
      const mark = list.first === undefined ? '-' : `${list.first + index}.`;
      const inner = indent + ' '.repeat(mark.length + 1);
      const below = item.lists.map((one) => `${gapAbove(one)}${listMarkdown(one, inner)}`);
      return `${indent}${mark} ${solidMarkdown(item.text)}${below.join('')}`;
    })
    .join('\n');
}

/** A list that does not count from 1 would be taken for a part of the text above. */
function gapAbove({ first }: QuoteList): string {
  return first === undefined || first === 1 ? '\n' : '\n\n';
}

/** A fence longer than any run of backticks inside. */
function codeMarkdown({ language, text }: QuoteCode): string {
  const runs = text.match(/`+/gu) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  const name = /^[\w+#.-]{1,30}$/u.test(language) ? language : '';
  return `${fence}${name}\n${withoutControls(text)}\n${fence}`;
}

/** Tables need a head, which a quote of rows does not have. */
function tableMarkdown({ rows }: QuoteTable): string {
  const columns = [...Array(Math.max(...rows.map((row) => row.length))).keys()];
  const body = rows.map((row) => rowMarkdown(columns.map((column) => cellMarkdown(row[column] ?? ''))));
  const head = [rowMarkdown(columns.map(() => ' ')), rowMarkdown(columns.map(() => '---'))];
  return [...head, ...body].join('\n');
}

function rowMarkdown(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
