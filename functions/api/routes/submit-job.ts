import type { Submission } from '#shared/api/responses.ts';
import { pathTo } from '#shared/api/routes.ts';
import { type Job, isTerminal } from '#shared/domain/job.ts';
import { Conflict } from '#shared/errors.ts';
import { draftJob, storeJob } from '#shared/research/draft-job.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { viewJob } from '../job-access.ts';

/** Takes a question: the job is stored as QUEUED before anything else happens. */
export async function submitJob(request: ApiRequest<'submitJob'>): Promise<ApiResponse> {
  const { body: asked, caller, ports } = request;
  const drafted = await draftJob(asked, { ...caller, jobId: ports.ids.next() }, ports);
  const job: Job = { ...drafted, ...(asked.confirmsDelivery === true ? { delivery: 'due' } : {}) };
  const unfinished = asked.joinUnfinished === true ? await findUnfinished(request, job) : undefined;
  if (!unfinished) await storeNew(job, request);
  await ports.dispatcher.notify();
  const submission: Submission = { ...viewJob(unfinished ?? job), joined: unfinished !== undefined };
  return answerJson(submission, unfinished ? 200 : 201, {
    location: pathTo('getJob', { jobId: submission.jobId }),
  });
}

const PAGES_SEARCHED = 5;

/** The newest job of the same owner with the same fingerprint that has not come to the caller yet. */
async function findUnfinished({ ports, caller }: ApiRequest, job: Job): Promise<Job | undefined> {
  let after: string | undefined;
  for (let page = 0; page < PAGES_SEARCHED; page++) {
    const found = await ports.jobs.listByOwner(caller.tenantId, caller.owner, {
      limit: 100,
      ...(after === undefined ? {} : { after }),
    });
    const same = found.jobs.find((one) => one.fingerprint === job.fingerprint && isOutstanding(one));
    if (same || found.next === undefined) return same;
    after = found.next;
  }
  return undefined;
}

function isOutstanding({ status, delivery }: Job): boolean {
  return !isTerminal(status) || (status === 'COMPLETED' && delivery === 'due');
}

async function storeNew(job: Job, { ports }: ApiRequest): Promise<void> {
  if (await storeJob(job, ports)) return;
  throw new Conflict(`A job ${job.jobId} exists already.`, { remedy: 'Submit the question again.' });
}
