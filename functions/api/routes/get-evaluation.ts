import { EvaluationView } from '#shared/api/insights.ts';
import { evaluationKey } from '#shared/domain/report-files.ts';
import { Conflict, NotFound } from '#shared/errors.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob } from '../job-access.ts';

/** How the report of a job was rated. */
export async function getEvaluation(request: ApiRequest<'getEvaluation'>): Promise<ApiResponse> {
  const job = await findJob(request);
  const text = await request.ports.archive.getText(evaluationKey(job.tenantId, job.jobId));
  if (text !== undefined) return answerJson(EvaluationView.parse(JSON.parse(text)));
  if (!job.settings.evaluate) {
    throw new NotFound(`The report of job ${job.jobId} is not rated.`, {
      remedy: 'Submit the question with evaluate: true.',
    });
  }
  throw new Conflict(`The report of job ${job.jobId} has not been rated yet; the job is ${job.status}.`, {
    remedy: 'Follow its events; they end after the evaluation.',
  });
}
