import { PAGE_BREAK, formatLocator } from '#shared/domain/locator.ts';

interface Place {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Documents with pages are located by page; a quote that runs over a page break has no locator. */
export function locate(canonical: string, place: Place): string | undefined {
  if (!canonical.includes(PAGE_BREAK)) return formatLocator({ start: place.start, end: place.end });
  if (place.text.includes(PAGE_BREAK)) return undefined;
  const before = canonical.slice(0, place.start);
  const page = before.split(PAGE_BREAK).length;
  const offset = before.lastIndexOf(PAGE_BREAK) + 1;
  return formatLocator({ page, start: place.start - offset, end: place.end - offset });
}
