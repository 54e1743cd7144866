import type { ErrorBody, JobView } from '#shared/api/responses.ts';
import type { FollowUp } from '#shared/domain/follow-up.ts';
import { type Job, type JobReference, isTerminal } from '#shared/domain/job.ts';
import { NotFound } from '#shared/errors.ts';
import type { ApiRequest } from './api-request.ts';

type Asked = Pick<ApiRequest, 'caller' | 'jobId' | 'ports'>;

/** The job of the request. One that is not the caller's is as missing as one that never was. */
export async function findJob(request: Asked): Promise<Job> {
  const job = isJobId(request.jobId) ? await request.ports.jobs.get(referTo(request)) : undefined;
  if (job?.owner === request.caller.owner) return job;
  throw new NotFound(`There is no job ${request.jobId.slice(0, 80)}.`, {
    remedy: 'List your jobs to find its id.',
  });
}

function referTo(request: Asked): JobReference {
  return { tenantId: request.caller.tenantId, jobId: request.jobId };
}

export function isJobId(text: string): boolean {
  return /^[A-Za-z0-9-]{1,80}$/.test(text);
}

/** The job without the keys of the inside. */
export function viewJob(job: Job): JobView {
  const {
    pendingInput,
    followUp,
    uploads,
    tenantId: _t,
    fingerprint: _f,
    resumption: _r,
    lastReply: _l,
    corpusFolders: _c,
    ...rest
  } = job;
  const view = {
    ...rest,
    ...(followUp === undefined ? {} : { followUp: viewFollowUp(followUp) }),
    ...(uploads === undefined ? {} : { uploads: uploads.map(({ name }) => name) }),
  };
  if (!pendingInput) return view;
  const { taskToken: _taskToken, ...pending } = pendingInput;
  return { ...view, pendingInput: pending };
}

function viewFollowUp({ answer: _a, sourceIds: _s, ...view }: FollowUp): JobView['followUp'] {
  return view;
}

/** Why a job that is not COMPLETED has no result. */
export function explainMissingResult(job: Job): ErrorBody['error'] {
  if (job.failure) return { ...job.failure, status: job.status };
  if (isTerminal(job.status)) {
    return {
      name: 'Conflict',
      message: `Job ${job.jobId} has ended as ${job.status} and has no report.`,
      remedy: 'Submit the question again.',
      status: job.status,
    };
  }
  return {
    name: 'Conflict',
    message: `Job ${job.jobId} is not finished; it is ${job.status}.`,
    remedy:
      job.status === 'AWAITING_INPUT' ? 'Reply to what it asks.' : 'Follow its events and ask again then.',
    status: job.status,
  };
}
