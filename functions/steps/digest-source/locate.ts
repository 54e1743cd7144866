import { PAGE_BREAK, formatLocator } from '#shared/domain/locator.ts';
import type { Candidate } from './quote-candidates.ts';

/** Documents with pages are located by page; a quote that runs over a page break has no locator. */
export function locate(canonical: string, candidate: Candidate): string | undefined {
  if (!canonical.includes(PAGE_BREAK)) return formatLocator(candidate);
  if (candidate.text.includes(PAGE_BREAK)) return undefined;
  const before = canonical.slice(0, candidate.start);
  const page = before.split(PAGE_BREAK).length;
  const offset = before.lastIndexOf(PAGE_BREAK) + 1;
  return formatLocator({ page, start: candidate.start - offset, end: candidate.end - offset });
}
