import type { QuoteContext } from '#shared/domain/quote-context.ts';
import { readLines } from '#shared/domain/text-lines.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';

/** What is shown of a context. */
export type ShownContext = Pick<QuoteContext, 'text' | 'lines' | 'quote'>;
type Line = QuoteContext['lines'][number];

/** A quote by itself, in the form of a context that holds nothing else. */
export function bareContext(quote: string): ShownContext {
  const lines = readLines(quote).map(({ kind, start }) => ({ kind, start }));
  return { text: quote, lines, quote: { start: 0, end: quote.length } };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Archived text with its quote marked: each character of it is there, once, in order, though the marks of headings and
 * fences do not show. A quote that goes over lines is one `<mark>` in each; the first that shows bears the id.
 */
export function contextHtml(context: ShownContext, id: string): Html {
  const { text, lines } = context;
  const ranges = lines.map((line, index) => ({
    start: line.start,
    end: lines[index + 1]?.start ?? text.length,
  }));
  const first = firstShown(context, ranges);
  return html`${lines.map((line, index) => {
    const range = ranges[index];
    if (!range || range.start === range.end) return NOTHING;
    const anchor = index === first ? id : undefined;
    return html`<span class="line ${classOf(line, text)}">${pieces({ context, line, range, anchor })}</span>`;
  })}`;
}

/** The first line of the quote that shows; the first at all where none does. */
function firstShown({ lines, quote }: ShownContext, ranges: readonly Range[]): number {
  const holds = (index: number): boolean => common(quote, ranges[index]) !== undefined;
  const shown = lines.findIndex(({ kind }, index) => kind !== 'fence' && kind !== 'blank' && holds(index));
  return shown >= 0 ? shown : lines.findIndex((_, index) => holds(index));
}

function classOf(line: Line, text: string): string {
  const isNested = line.kind === 'item' && /^\s/u.test(text.slice(line.start, line.start + 1));
  return isNested ? 'item nested' : line.kind;
}

interface Piece {
  readonly context: ShownContext;
  readonly line: Line;
  readonly range: Range;
  readonly anchor: string | undefined;
}

function pieces({ context, line, range, anchor }: Piece): Html {
  const { text, quote } = context;
  const hidden = hiddenEnd(line, text);
  const show = (start: number, end: number): Html => {
    const middle = Math.min(Math.max(hidden, start), end);
    const sign = middle > start ? html`<span class="sign-of">${text.slice(start, middle)}</span>` : NOTHING;
    return html`${sign}${text.slice(middle, end)}`;
  };
  const part = common(quote, range);
  if (!part) return show(range.start, range.end);
  const shown = show(part.start, part.end);
  const marked =
    anchor === undefined
      ? html`<mark>${shown}</mark>`
      : html`<mark id="${anchor}" tabindex="-1" autofocus>${shown}</mark>`;
  return html`${show(range.start, part.start)}${marked}${show(part.end, range.end)}`;
}

/** Where the `###` of a heading ends. */
function hiddenEnd(line: Line, text: string): number {
  const sign = line.kind === 'heading' ? /^#+\s+/u.exec(text.slice(line.start, line.start + 12))?.[0] : '';
  return line.start + (sign?.length ?? 0);
}

function common(one: Range, other: Range | undefined): Range | undefined {
  if (!other) return undefined;
  const part = { start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) };
  return part.start < part.end ? part : undefined;
}
