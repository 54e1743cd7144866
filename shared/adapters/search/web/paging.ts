import { isPlumblineError } from '#shared/errors.ts';
import type { Domains } from '#shared/domain/lens.ts';
import { type Result, usableResults } from './hits.ts';

export interface Paging {
  readonly resultCount: number;
  readonly pageSize: number;
  readonly maximumPages: number;
  readonly domains: Domains;
}

export interface ResultPage {
  readonly results: readonly Result[];
  /** False where the service has nothing behind it. */
  readonly hasMore: boolean;
}

/** A further page is not worth its price when it is wanted for so small a part of it. */
const SMALLEST_PART = 0.2;

/**
 * Results of as many pages, counted from 0, as are needed and bring something new. What the first pages brought is kept
 * when a later one fails: it is paid for, and it is an answer.
 */
export async function collectPages(
  { resultCount, pageSize, maximumPages, domains }: Paging,
  load: (page: number) => Promise<ResultPage>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const pages = Math.min(maximumPages, Math.ceil(resultCount / pageSize) + 1);
  let usable = 0;
  for (let page = 0; page < pages; page += 1) {
    const loaded = await load(page).catch((error: unknown) => {
      if (page > 0 && isPlumblineError(error)) return undefined;
      throw error;
    });
    if (loaded === undefined) break;
    results.push(...loaded.results);
    const before = usable;
    usable = usableResults(results, domains).length;
    if (!loaded.hasMore || resultCount - usable <= pageSize * SMALLEST_PART || usable === before) break;
  }
  return results;
}
