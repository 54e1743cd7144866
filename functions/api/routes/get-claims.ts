import type { ClaimList } from '#shared/api/insights.ts';
import { claimsSoFar } from '#shared/research/findings.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob } from '../job-access.ts';

/** What a job claims, as far as it has come. */
export async function getClaims(request: ApiRequest<'getClaims'>): Promise<ApiResponse> {
  const job = await findJob(request);
  const list: ClaimList = { claims: await claimsSoFar(request.ports.research, job) };
  return answerJson(list);
}
