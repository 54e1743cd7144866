import type { ResultFormat } from '#shared/api/requests.ts';
import {
  BIBLIOGRAPHY_FILES,
  BIBLIOGRAPHY_FORMATS,
  type BibliographyFormat,
  renderBibliography,
} from '#shared/domain/bibliography/bibliography.ts';
import type { Job } from '#shared/domain/job.ts';
import { type ReportFormat, reportKey } from '#shared/domain/report-files.ts';
import { Report } from '#shared/domain/report.ts';
import { NotFound } from '#shared/errors.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerBody } from '../api-response.ts';
import { failure } from '../error-response.ts';
import { RESULT_FORMS, chooseFormat } from '../negotiate.ts';
import { explainMissingResult, findJob } from '../job-access.ts';

const CONTENT_TYPES: Readonly<Record<ReportFormat, string>> = {
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/** The report of a finished job, byte for byte as it was published, or the bibliography that is made from it. */
export async function getResult(request: ApiRequest<'getResult'>): Promise<ApiResponse> {
  const format = chooseFormat(RESULT_FORMS, {
    format: request.query.format,
    accept: request.headers.get('accept'),
  });
  const job = await findJob(request);
  if (job.status !== 'COMPLETED') return failure(409, explainMissingResult(job));
  if (!isBibliography(format))
    return answerBody(await readReport(request, job, format), CONTENT_TYPES[format]);
  const report = Report.parse(JSON.parse(await readReport(request, job, 'json')));
  return answerBody(renderBibliography(report, format), BIBLIOGRAPHY_FILES[format].contentType);
}

export async function readReport(
  { ports }: Pick<ApiRequest, 'ports'>,
  job: Job,
  format: ReportFormat,
): Promise<string> {
  const text = await ports.archive.getText(reportKey(job.tenantId, job.jobId, format));
  if (text !== undefined) return text;
  throw new NotFound(`The report of job ${job.jobId} is no longer kept.`, {
    remedy: 'Submit the question again.',
  });
}

function isBibliography(format: ResultFormat): format is BibliographyFormat {
  return BIBLIOGRAPHY_FORMATS.some((one) => one === format);
}
