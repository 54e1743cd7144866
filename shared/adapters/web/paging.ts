import { isPlumblineError } from '#shared/errors.ts';
import type { Domains } from './domains.ts';
import { type Result, usableResults } from './hits.ts';

export interface Paging {
  readonly resultCount: number;
  readonly maximumPages: number;
  readonly domains: Domains;
}

export interface ResultPage {
  readonly results: readonly Result[];
  /** False where the service has nothing behind it. */
  readonly hasMore: boolean;
}

/**
 * Results of as many pages, counted from 0, as are needed and bring something new. What the first pages brought is kept when
 * a later one fails: it is paid for, and it is an answer.
 */
export async function collectPages(
  { resultCount, maximumPages, domains }: Paging,
  load: (page: number) => Promise<ResultPage>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let usable = 0;
  for (let page = 0; page < maximumPages; page += 1) {
    const loaded = await load(page).catch((error: unknown) => {
      if (page > 0 && isPlumblineError(error)) return undefined;
      throw error;
    });
    if (loaded === undefined) break;
    results.push(...loaded.results);
    const before = usable;
    usable = usableResults(results, domains).length;
    if (!loaded.hasMore || usable >= resultCount || usable === before) break;
  }
  return results;
}
