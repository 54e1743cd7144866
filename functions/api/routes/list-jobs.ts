import type { JobList } from '#shared/api/responses.ts';
import type { Job } from '#shared/domain/job.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { viewJob } from '../job-access.ts';
import { findOwnJobs } from '../own-jobs.ts';

type Request = ApiRequest<'listJobs'>;

/** The caller's jobs that fit the filters, newest first, and behind all others those of batches. */
export async function listJobs(request: Request): Promise<ApiResponse> {
  const { limit, after, createdFrom } = request.query;
  const from = createdFrom === undefined ? -Infinity : Date.parse(createdFrom);
  const { jobs, next } = await findOwnJobs(request, {
    limit,
    after,
    fits: filterOf(request.query),
    // Behind an old one that a person asked for there may be newer ones of batches.
    isPast: (job) => job.batch !== undefined && Date.parse(job.createdAt) < from,
  });
  const list: JobList = { jobs: jobs.map((job) => viewJob(job)), ...(next === undefined ? {} : { next }) };
  return answerJson(list);
}

function filterOf({ status, createdFrom, createdTo, text }: Request['query']): (job: Job) => boolean {
  const from = createdFrom === undefined ? -Infinity : Date.parse(createdFrom);
  const to = createdTo === undefined ? Infinity : Date.parse(createdTo);
  const sought = text?.toLowerCase();
  return (job) => {
    const at = Date.parse(job.createdAt);
    if (status !== undefined && job.status !== status) return false;
    if (at < from || at >= to) return false;
    return sought === undefined || wordsOf(job).toLowerCase().includes(sought);
  };
}

function wordsOf({ question, context = '', metadata = {} }: Job): string {
  return [question, context, ...Object.values(metadata)].join('\n');
}
