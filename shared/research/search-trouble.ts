import type { Job } from '#shared/domain/job.ts';
import { type SearchTrouble, searchTroubleOf } from '#shared/domain/search-trouble.ts';
import type { ResearchStore } from '../ports/research-store.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';

/** What is known of the searches of a job, or of one wave of it. */
export interface SearchHealth {
  readonly trouble: SearchTrouble | undefined;
  readonly searches: readonly SearchResult[];
}

export async function readSearchHealth(
  { research }: { readonly research: ResearchStore },
  job: Job,
  waveId = '',
): Promise<SearchHealth> {
  const all = await research.list(job, 'SEARCH', waveId);
  const searches = all.filter((search) => waveId === '' || search.waveId === waveId);
  return { searches, trouble: searchTroubleOf(job, searches) };
}

/** The providers that failed, each with its reasons: `pubmed: PubMed does not answer.` */
export function describeFailures(searches: readonly SearchResult[]): readonly string[] {
  const failed = searches.filter((search) => search.failure !== undefined);
  return [...Map.groupBy(failed, (search) => search.provider)].map(([provider, all]) => {
    const reasons = new Set(all.flatMap((search) => search.failure?.message ?? []));
    return `${provider}: ${[...reasons].join(' ')}`;
  });
}
