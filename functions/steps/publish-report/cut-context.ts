import { PAGE_BREAK, parseLocator } from '#shared/domain/locator.ts';
import type { CitedQuote } from '#shared/domain/report.ts';
import { type LineKind, type TextLine, readLines } from '#shared/domain/text-lines.ts';

/** A piece of archived text around one quote or several that stand near each other. */
export interface Excerpt {
  readonly page: number | undefined;
  /** Where the piece stands in its page (or in the whole text): UTF-16 code units, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** In order, without overlap. */
  readonly marks: readonly Mark[];
  /** What each line is, in order; a line goes up to the start of the next. Code that began before stays code. */
  readonly lines: readonly ExcerptLine[];
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

export interface ExcerptLine {
  readonly kind: LineKind;
  readonly start: number;
}

/** A quote in an excerpt; offsets are relative to the excerpt's text. */
export interface Mark {
  readonly evidenceId: string;
  readonly start: number;
  readonly end: number;
}

const REACH = 600;
const LONGEST_REACH = 900;
const NEAR = 160;

interface Range {
  readonly start: number;
  readonly end: number;
}
interface Found extends Range {
  readonly evidenceId: string;
  readonly page: number | undefined;
}
interface Window extends Range {
  readonly quotes: readonly Found[];
}

/**
 * Cuts the surroundings of quotes out of canonical text: about a screen, cut at block borders where there are any near.
 * Quotes near each other share an excerpt. A quote that does not stand at its locator gets none.
 */
export function cutContexts(canonical: string, quotes: readonly CitedQuote[]): readonly Excerpt[] {
  const pages = canonical.split(PAGE_BREAK);
  const textOf = (page: number | undefined): string =>
    page === undefined ? canonical : (pages[page - 1] ?? '');
  const found = quotes.flatMap((quote) => locate(quote, textOf));
  const byPage = Map.groupBy(found, (quote) => quote.page);
  return [...byPage].flatMap(([page, inPage]) => {
    const text = textOf(page);
    const sorted = inPage.toSorted((a, b) => a.start - b.start || a.end - b.end);
    const windows = sorted.map((quote) => ({ ...widen(text, quote), quotes: [quote] }));
    const lines = readLines(text);
    return mergeWindows(windows).map((window) => ({
      ...cut(text, window, page),
      lines: linesIn(lines, window),
    }));
  });
}

function locate(quote: CitedQuote, textOf: (page: number | undefined) => string): readonly Found[] {
  const parts = parseLocator(quote.locator);
  if (!parts || textOf(parts.page).slice(parts.start, parts.end) !== quote.quote) return [];
  return [{ evidenceId: quote.evidenceId, page: parts.page, start: parts.start, end: parts.end }];
}

function mergeWindows(windows: readonly Window[]): readonly Window[] {
  return windows.reduce<readonly Window[]>((merged, next) => {
    const last = merged.at(-1);
    if (!last || !canShare(last, next)) return [...merged, next];
    const both = { start: last.start, end: Math.max(last.end, next.end) };
    return [...merged.slice(0, -1), { ...both, quotes: [...last.quotes, ...next.quotes] }];
  }, []);
}

/** Overlapping quotes stay apart: each mark must hold its whole quote. */
function canShare(last: Window, next: Window): boolean {
  const [quote] = next.quotes;
  const isNear = next.start <= last.end + NEAR;
  return isNear && quote !== undefined && last.quotes.every((one) => one.end <= quote.start);
}

/** The last line is also there when it is empty, so that a text never has no line. */
function linesIn(lines: readonly TextLine[], window: Window): readonly ExcerptLine[] {
  return lines
    .filter((line) => line.end >= window.start && line.start <= window.end)
    .map(({ kind, start }) => ({ kind, start: Math.max(0, start - window.start) }));
}

function cut(text: string, window: Window, page: number | undefined): Omit<Excerpt, 'lines'> {
  return {
    page,
    start: window.start,
    end: window.end,
    text: text.slice(window.start, window.end),
    marks: window.quotes.map((quote) => ({
      evidenceId: quote.evidenceId,
      start: quote.start - window.start,
      end: quote.end - window.start,
    })),
    isCutBefore: text.slice(0, window.start).trim() !== '',
    isCutAfter: text.slice(window.end).trim() !== '',
  };
}

function widen(text: string, quote: Range): Range {
  return { start: borderBefore(text, quote.start), end: borderAfter(text, quote.end) };
}

/** The best place to begin: after an empty line, else after a line, else after a space. */
function borderBefore(text: string, start: number): number {
  if (start <= REACH) return skipBlank(text, 0, start);
  const from = Math.max(0, start - LONGEST_REACH);
  const reach = text.slice(from, start);
  for (const border of ['\n\n', '\n', ' ']) {
    const near = reach.lastIndexOf(border, reach.length - REACH);
    const at = near >= 0 ? near : reach.indexOf(border);
    if (at >= 0) return skipBlank(text, from + at + border.length, start);
  }
  return wholeCharacter(text, start - REACH);
}

/** The best place to end: before an empty line, else before the end of a line, else before a space. */
function borderAfter(text: string, end: number): number {
  if (text.length - end <= REACH) return text.trimEnd().length < end ? text.length : text.trimEnd().length;
  const reach = text.slice(end, end + LONGEST_REACH);
  for (const border of ['\n\n', '\n', ' ']) {
    const near = reach.indexOf(border, REACH);
    const at = near >= 0 ? near : reach.lastIndexOf(border);
    if (at >= 0) return end + at;
  }
  return wholeCharacter(text, end + REACH);
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
