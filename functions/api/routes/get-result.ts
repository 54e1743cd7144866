import { type ResultFormat, ResultQuery } from '#shared/api/requests.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { NotFound } from '#shared/errors.ts';
import { type ApiRequest, parseQuery } from '../api-request.ts';
import { type ApiResponse, answerText } from '../api-response.ts';
import { failure } from '../error-response.ts';
import { explainMissingResult, findJob } from '../job-access.ts';

const CONTENT_TYPES: Readonly<Record<ResultFormat, string>> = {
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/** The report of a finished job, byte for byte as it was published. */
export async function getResult(request: ApiRequest): Promise<ApiResponse> {
  const { format } = parseQuery(request, ResultQuery);
  const job = await findJob(request);
  if (job.status !== 'COMPLETED') return failure(409, explainMissingResult(job));
  const text = await request.ports.archive.getText(reportKey(job.tenantId, job.jobId, format));
  if (text === undefined) {
    throw new NotFound(`The report of job ${job.jobId} is no longer kept.`, {
      remedy: 'Submit the question again.',
    });
  }
  return answerText(text, CONTENT_TYPES[format]);
}
