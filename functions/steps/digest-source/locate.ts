import { PAGE_BREAK, formatLocator } from '#shared/domain/locator.ts';

interface QuotedSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Documents with pages are located by page; a quote that runs over a page break has no locator. */
export function locatorOf(canonical: string, span: QuotedSpan): string | undefined {
  if (!canonical.includes(PAGE_BREAK)) return formatLocator({ start: span.start, end: span.end });
  if (span.text.includes(PAGE_BREAK)) return undefined;
  const before = canonical.slice(0, span.start);
  const page = before.split(PAGE_BREAK).length;
  const offset = before.lastIndexOf(PAGE_BREAK) + 1;
  return formatLocator({ page, start: span.start - offset, end: span.end - offset });
}
