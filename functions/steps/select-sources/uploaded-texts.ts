import type { Hit } from '#shared/domain/hit.ts';
import type { Job } from '#shared/domain/job.ts';
import { queryId } from '#shared/domain/query.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import { UPLOADS, type Upload, readsUploads } from '#shared/domain/upload.ts';

/** The texts that came with the question, the likeliest first, as one more search of the first wave. */
export function findUploads(
  waveId: string,
  { uploads = [] }: Pick<Job, 'uploads'>,
): SearchResult | undefined {
  if (!readsUploads(waveId, { uploads })) return undefined;
  const hits = uploads.map(toHit);
  return { queryId: queryId(waveId, UPLOADS_PLACE), waveId, provider: UPLOADS, hits };
}

/** Behind the queries of a wave. */
const UPLOADS_PLACE = 97;

function toHit({ key, name, snippet }: Upload, index: number): Hit {
  return {
    id: key,
    provider: UPLOADS,
    kind: 'corpus',
    title: name,
    url: `upload:/${encodeURIComponent(name)}`,
    snippet,
    rank: index + 1,
    score: 0,
    container: name,
    notices: [],
  };
}
