import type { CachedAnswer, Submission } from '#shared/api/responses.ts';
import { pathTo } from '#shared/api/routes.ts';
import { type Job, isTerminal } from '#shared/domain/job.ts';
import { Conflict, InvalidInput } from '#shared/errors.ts';
import { draftJob, storeJob } from '#shared/research/draft-job.ts';
import { readFollowUp } from '#shared/research/read-follow-up.ts';
import { hashOf } from '#shared/text/hash.ts';
import { findEarlierAnswer, rememberAnswer } from '../answer-cache.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { viewJob } from '../job-access.ts';
import { checkSameBody, readIdempotencyKey } from '../repeated-submission.ts';
import { type Admitted, admitSubmission } from '../submission-limit.ts';
import { describeUploads, keepUploads } from '../uploads.ts';

const NOT_COUNTED: Admitted = { headers: {} };

type Request = ApiRequest<'submitJob'>;

/** Takes a question: the job is stored as QUEUED before anything else happens. */
export async function submitJob(request: Request): Promise<ApiResponse> {
  const key = readIdempotencyKey(request);
  const answer = await (key === undefined ? submitOnce(request) : submitUnderKey(request, key));
  await request.ports.dispatcher.notify();
  return answer;
}

async function submitOnce(request: Request): Promise<ApiResponse> {
  const { body: asked, ports } = request;
  const job = await draft(request, { jobId: ports.ids.next() });
  const unfinished = asked.joinUnfinished === true ? await findUnfinished(request, job) : undefined;
  if (unfinished) return answerSubmission(unfinished, { joined: true });
  const earlier = await findEarlierAnswer(request, asked, job);
  if (earlier) return answerSubmission(earlier.job, { joined: false, cached: earlier.cached });
  const { headers, refusal } = await admitSubmission(request, job.jobId);
  if (refusal) return refusal;
  await keepUploads(request, job);
  if (await storeJob(job, ports)) {
    await rememberAnswer(request, job);
    return answerSubmission(job, { joined: false }, headers);
  }
  throw new Conflict(`A job ${job.jobId} exists already.`, { remedy: 'Submit the question again.' });
}

/** The job of a key is promised before it is stored: who comes with the key again stores that job, or finds it stored. */
async function submitUnderKey(request: Request, key: string): Promise<ApiResponse> {
  const { body: asked, caller, ports } = request;
  if (asked.joinUnfinished === true) {
    throw new InvalidInput('A key and joinUnfinished say two things about the same question.', {
      field: 'joinUnfinished',
      remedy: 'Leave one of them out.',
    });
  }
  const known = await ports.idempotencyKeys.find(caller, key);
  checkSameBody(known, asked);
  // What cannot be submitted is refused before anything is promised.
  const drafted = await draft(request, { jobId: known?.jobId ?? ports.ids.next() });
  const { headers, refusal } = known ? NOT_COUNTED : await admitSubmission(request, hashOf(key));
  if (refusal) return refusal;
  const wanted = { bodyHash: hashOf(asked), jobId: drafted.jobId, at: ports.clock.now() };
  const promised = known ?? (await ports.idempotencyKeys.promise(caller, key, wanted));
  checkSameBody(promised, asked);
  const job = await draft(request, promised);
  if (promised.isStored) return repeatAnswer(job, request);
  await keepUploads(request, job);
  const isNew = await storeJob(job, ports);
  await ports.idempotencyKeys.confirm(caller, key);
  return isNew ? answerSubmission(job, { joined: false }, headers) : repeatAnswer(job, request);
}

/** What the first submission was answered, although the job may be further by now. */
async function repeatAnswer(job: Job, { ports }: Request): Promise<ApiResponse> {
  const stored = await ports.jobs.get(job);
  if (!stored) {
    throw new Conflict(`Job ${job.jobId}, which this idempotency key stands for, was erased.`, {
      remedy: 'Send a new key.',
    });
  }
  return answerSubmission(
    { ...job, settings: stored.settings },
    { joined: false },
    { 'idempotent-replayed': 'true' },
  );
}

async function draft(
  { body: asked, caller, ports }: Request,
  promised: { readonly jobId: string; readonly at?: number },
): Promise<Job> {
  const { jobId, at } = promised;
  const followed = asked.followUpTo;
  const followUp =
    followed === undefined
      ? {}
      : { followUp: await readFollowUp({ jobId: followed, question: asked.question, caller }, ports) };
  const { corpus, ...request } = asked;
  const named = corpus?.name;
  const drafted = await draftJob(
    { ...request, ...(named === undefined ? {} : { corpus: { name: named } }) },
    { ...caller, ...followUp, jobId, ...(at === undefined ? {} : { at }) },
    ports,
  );
  const uploads = describeUploads(asked, drafted);
  return {
    ...drafted,
    ...(uploads === undefined ? {} : { uploads }),
    ...(asked.confirmsDelivery === true ? { delivery: 'due' as const } : {}),
  };
}

function answerSubmission(
  job: Job,
  { joined, cached }: { readonly joined: boolean; readonly cached?: CachedAnswer },
  headers: ApiResponse['headers'] = {},
): ApiResponse {
  const submission: Submission = {
    ...viewJob(job),
    joined,
    ...(cached === undefined ? {} : { cached }),
  };
  const location = pathTo('getJob', { jobId: job.jobId });
  return answerJson(submission, joined || cached ? 200 : 201, { location, ...headers });
}

const PAGES_SEARCHED = 5;

/** The newest job of the same owner with the same fingerprint that has not come to the caller yet. */
async function findUnfinished({ ports, caller }: Request, job: Job): Promise<Job | undefined> {
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
