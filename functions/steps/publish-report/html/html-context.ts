import { readLines } from '#shared/domain/text-lines.ts';
import type { Excerpt, ExcerptLine, Mark } from '../cut-context.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';

/** Marks beyond these are highlighted like all others, not more strongly when they are the one that was asked for. */
export const DISTINCT_MARKS = 24;

/** What is shown of an excerpt. */
export type Context = Pick<Excerpt, 'text' | 'lines' | 'marks'>;

/** A quote by itself, in the form of an excerpt that holds nothing else. */
export function bareContext(evidenceId: string, quote: string): Context {
  const lines = readLines(quote).map(({ kind, start }) => ({ kind, start }));
  return { text: quote, lines, marks: [{ evidenceId, start: 0, end: quote.length }] };
}

/**
 * Archived text with its quotes marked: each character of it is there, once, in order. Lines are set by their kind; a
 * mark that goes over lines is one `<mark>` in each. `waysBack` goes into the first of them.
 */
export function contextHtml(context: Context, waysBack: (evidenceId: string) => Html): Html {
  const { text, lines } = context;
  return html`${lines.map((line, index) => {
    const range = { start: line.start, end: lines[index + 1]?.start ?? text.length };
    if (range.start === range.end) return NOTHING;
    return html`<span class="line ${classOf(line, text)}">${pieces(range, context, waysBack)}</span>`;
  })}`;
}

function classOf(line: ExcerptLine, text: string): string {
  const isNested = line.kind === 'item' && /^\s/u.test(text.slice(line.start, line.start + 1));
  return isNested ? 'item nested' : line.kind;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function pieces(range: Range, { text, marks }: Context, waysBack: (evidenceId: string) => Html): Html {
  const parts: Html[] = [];
  let end = range.start;
  for (const [index, mark] of marks.entries()) {
    const part = common(mark, range);
    if (!part) continue;
    const ways = part.start === mark.start ? waysBack(mark.evidenceId) : NOTHING;
    const shown = html`<mark class="${nameOf(index)}">${ways}${text.slice(part.start, part.end)}</mark>`;
    parts.push(html`${text.slice(end, part.start)}${shown}`);
    end = part.end;
  }
  return html`${parts}${text.slice(end, range.end)}`;
}

function common(mark: Mark, range: Range): Range | undefined {
  const part = { start: Math.max(mark.start, range.start), end: Math.min(mark.end, range.end) };
  return part.start < part.end ? part : undefined;
}

function nameOf(index: number): string {
  return index < DISTINCT_MARKS ? `m${index}` : 'm';
}
