import { markOlderEditions } from '#shared/domain/older-editions.ts';
import type { SourceList } from '#shared/api/responses.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob } from '../job-access.ts';

/** All sources of a job, cited or not, each with its status, and with its digest where that stands for the content. */
export async function getSources(request: ApiRequest<'getSources'>): Promise<ApiResponse> {
  const job = await findJob(request);
  const { research } = request.ports;
  const sources = markOlderEditions(await research.list(job, 'SOURCE'));
  const digests = (await research.list(job, 'DIGEST')).filter((digest) => digest.replacesContent);
  const payloads = new Map(digests.map((digest) => [digest.sourceId, digest.payload]));
  const list: SourceList = {
    sources: sources.map((source) => {
      const digest = payloads.get(source.id);
      return digest === undefined ? source : { ...source, digest };
    }),
  };
  return answerJson(list);
}
