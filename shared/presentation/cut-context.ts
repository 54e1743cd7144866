import { PAGE_BREAK, parseLocator } from '#shared/domain/locator.ts';
import type { QuoteContext } from '#shared/domain/quote-context.ts';
import type { CitedQuote } from '#shared/domain/report.ts';
import { type TextLine, readLines } from '#shared/domain/text-lines.ts';

/** How far a context reaches on each side of its quote, in UTF-16 code units. */
const REACH = 600;
/** In a report of many quotes. */
const SHORT_REACH = 240;
const MANY_QUOTES = 120;
/** To the next border, at most so much further. */
const FURTHER = 1.5;

interface Range {
  readonly start: number;
  readonly end: number;
}
interface Found extends Range {
  readonly evidenceId: string;
  readonly page: number | undefined;
}

/** How far contexts reach in a report of so many quotes, so that its page stays small. */
export function reachFor(quotes: number): number {
  return quotes > MANY_QUOTES ? SHORT_REACH : REACH;
}

/**
 * Cuts the surroundings of each quote out of canonical text: about a screen, cut at block borders where there are any
 * near. A quote that does not stand at its locator gets none.
 */
export function cutContexts(
  canonical: string,
  quotes: readonly CitedQuote[],
  reach = REACH,
): readonly QuoteContext[] {
  const pages = canonical.split(PAGE_BREAK);
  const textOf = (page: number | undefined): string =>
    page === undefined ? canonical : (pages[page - 1] ?? '');
  const found = quotes.flatMap((quote) => locate(quote, textOf));
  const byPage = Map.groupBy(found, (quote) => quote.page);
  return [...byPage].flatMap(([page, inPage]) => {
    const text = textOf(page);
    const lines = readLines(text);
    return inPage.map((quote) => cut(text, quote, { lines, reach }));
  });
}

function locate(quote: CitedQuote, textOf: (page: number | undefined) => string): readonly Found[] {
  const parts = parseLocator(quote.locator);
  if (!parts || textOf(parts.page).slice(parts.start, parts.end) !== quote.quote) return [];
  return [{ evidenceId: quote.evidenceId, page: parts.page, start: parts.start, end: parts.end }];
}

interface Cutting {
  readonly lines: readonly TextLine[];
  readonly reach: number;
}

function cut(text: string, quote: Found, { lines, reach }: Cutting): QuoteContext {
  const window = {
    start: borderBefore(text, quote.start, reach),
    end: borderAfter(text, quote.end, reach),
  };
  return {
    evidenceId: quote.evidenceId,
    ...(quote.page === undefined ? {} : { page: quote.page }),
    ...window,
    text: text.slice(window.start, window.end),
    quote: { start: quote.start - window.start, end: quote.end - window.start },
    lines: linesIn(lines, window),
    isCutBefore: text.slice(0, window.start).trim() !== '',
    isCutAfter: text.slice(window.end).trim() !== '',
  };
}

/** The last line is also there when it is empty, so that a text never has no line. */
function linesIn(lines: readonly TextLine[], window: Range): QuoteContext['lines'] {
  return lines
    .filter((line) => line.end >= window.start && line.start <= window.end)
    .map(({ kind, start }) => ({ kind, start: Math.max(0, start - window.start) }));
}

/** The best place to begin: after an empty line, else after a line, else after a space. */
function borderBefore(text: string, start: number, reach: number): number {
  if (start <= reach) return skipBlank(text, 0, start);
  const from = Math.max(0, start - reach * FURTHER);
  const before = text.slice(from, start);
  for (const border of ['\n\n', '\n', ' ']) {
    const near = before.lastIndexOf(border, before.length - reach);
    const at = near >= 0 ? near : before.indexOf(border);
    if (at >= 0) return skipBlank(text, from + at + border.length, start);
  }
  return wholeCharacter(text, start - reach);
}

/** The best place to end: before an empty line, else before the end of a line, else before a space. */
function borderAfter(text: string, end: number, reach: number): number {
  if (text.length - end <= reach) return text.trimEnd().length < end ? text.length : text.trimEnd().length;
  const after = text.slice(end, end + reach * FURTHER);
  for (const border of ['\n\n', '\n', ' ']) {
    const near = after.indexOf(border, reach);
    const at = near >= 0 ? near : after.lastIndexOf(border);
    if (at >= 0) return end + at;
  }
  return wholeCharacter(text, end + reach);
}

function skipBlank(text: string, from: number, until: number): number {
  const blank = /^(?:[^\S\n]*\n)+/.exec(text.slice(from, until));
  return from + (blank?.[0].length ?? 0);
}

/** Not between the two halves of a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
