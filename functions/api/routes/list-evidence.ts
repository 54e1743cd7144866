import type { EvidenceList } from '#shared/api/responses.ts';
import { Report } from '#shared/domain/report.ts';
import { loadContexts } from '#shared/research/load-contexts.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { failure } from '../error-response.ts';
import { explainMissingResult, findJob } from '../job-access.ts';
import { readReport } from './get-result.ts';

/** Each quote of a report in the archived text around it, cut from the archive again. */
export async function listEvidence(request: ApiRequest<'listEvidence'>): Promise<ApiResponse> {
  const job = await findJob(request);
  if (job.status !== 'COMPLETED') return failure(409, explainMissingResult(job));
  const report = Report.parse(JSON.parse(await readReport(request, job, 'json')));
  const contexts = await loadContexts(report, request.ports.archive);
  const list: EvidenceList = { evidence: [...contexts.values()] };
  return answerJson(list);
}
