import type { SourceList } from '#shared/api/responses.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob } from '../job-access.ts';

/** All sources of a job, cited or not, each with its status. */
export async function getSources(request: ApiRequest): Promise<ApiResponse> {
  const job = await findJob(request);
  const list: SourceList = { sources: await request.ports.research.list(job, 'SOURCE') };
  return answerJson(list);
}
