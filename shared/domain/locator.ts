import * as z from 'zod';

/**
 * Where a quote stands in canonical text: `char:a-b` or `page:n:char:a-b`, in UTF-16 code units,
 * 0-based, end exclusive; pages are 1-based and page offsets are relative to that page's text.
 */
export const Locator = z.string().regex(/^(?:page:[1-9]\d*:)?char:\d+-\d+$/);
export type Locator = z.infer<typeof Locator>;

export interface LocatorParts {
  readonly page?: number;
  readonly start: number;
  readonly end: number;
}

/** Pages of canonical text are joined by a form feed. */
export const PAGE_BREAK = '\f';

export function formatLocator(parts: LocatorParts): Locator {
  const range = `char:${parts.start}-${parts.end}`;
  return parts.page === undefined ? range : `page:${parts.page}:${range}`;
}

/** Returns undefined for anything that is not a locator. */
export function parseLocator(text: string): LocatorParts | undefined {
  const match = /^(?:page:([1-9]\d*):)?char:(\d+)-(\d+)$/.exec(text);
  if (!match) return undefined;
  const [start, end] = [Number(match[2]), Number(match[3])];
  if (!Number.isSafeInteger(end) || start >= end) return undefined;
  return match[1] === undefined ? { start, end } : { page: Number(match[1]), start, end };
}

/** The text a locator points to, or undefined when it points outside the canonical text. */
export function textAt(canonical: string, locator: string): string | undefined {
  const parts = parseLocator(locator);
  if (!parts) return undefined;
  const text = parts.page === undefined ? canonical : canonical.split(PAGE_BREAK)[parts.page - 1];
  if (text === undefined || parts.end > text.length) return undefined;
  return text.slice(parts.start, parts.end);
}

/** True only when the quote stands exactly where the locator says. */
export function verifyLocator(canonical: string, locator: string, quote: string): boolean {
  return textAt(canonical, locator) === quote;
}
