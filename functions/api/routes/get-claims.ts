import type { ClaimList } from '#shared/api/insights.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob } from '../job-access.ts';

/** What a job claims, as far as it has come. */
export async function getClaims(request: ApiRequest<'getClaims'>): Promise<ApiResponse> {
  const job = await findJob(request);
  const list: ClaimList = { claims: await request.ports.research.list(job, 'CLAIM') };
  return answerJson(list);
}
