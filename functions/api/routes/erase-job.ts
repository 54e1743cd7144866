import type { ErasedList } from '#shared/api/responses.ts';
import { type Job, isTerminal } from '#shared/domain/job.ts';
import { Conflict, InvalidInput } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob } from '../job-access.ts';

/** Takes away for good what is kept of a job, and says what stays for the sake of another. */
export async function eraseJob(request: ApiRequest<'eraseJob'>): Promise<ApiResponse> {
  const job = await findJob(request);
  if (isTerminal(job.status)) return answerJson(await request.ports.eraser.erase(job));
  throw new Conflict(`Job ${job.jobId} is ${job.status}; only one that has ended can be erased.`, {
    remedy: 'Cancel it first.',
  });
}

/** The same of all jobs of the caller that have ended. */
export async function eraseJobs(request: ApiRequest<'eraseJobs'>): Promise<ApiResponse> {
  const { ports } = request;
  const jobs = await allJobs(request);
  const ended = jobs.filter(({ status }) => isTerminal(status));
  const erased = [];
  for (const job of ended) erased.push(await ports.eraser.erase(job));
  const unfinished = jobs.filter(({ status }) => !isTerminal(status)).map(({ jobId }) => jobId);
  const list: ErasedList = { erased, unfinished };
  return answerJson(list);
}

/** For those who look after the service: all that is kept of a tenant. */
export async function eraseTenant({ ports, params }: ApiRequest<'eraseTenant'>): Promise<ApiResponse> {
  const tenantId = params['tenantId'] ?? '';
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/u.test(tenantId)) {
    throw new InvalidInput('This is no name of a tenant.', { field: 'tenantId' });
  }
  await endSchedules(tenantId, ports);
  return answerJson(await ports.eraser.eraseTenant(tenantId));
}

/** First of all: else they would go on making jobs. */
async function endSchedules(
  tenantId: string,
  { schedules, timers }: Pick<Ports, 'schedules' | 'timers'>,
): Promise<void> {
  for (const schedule of await schedules.listByTenant(tenantId)) {
    await timers?.remove(schedule);
    await schedules.remove(schedule);
  }
}

async function allJobs({ ports, caller }: Pick<ApiRequest, 'caller' | 'ports'>): Promise<readonly Job[]> {
  const jobs: Job[] = [];
  let after: string | undefined;
  do {
    const page = await ports.jobs.listByOwner(caller.tenantId, caller.owner, {
      limit: 100,
      ...(after === undefined ? {} : { after }),
    });
    jobs.push(...page.jobs);
    after = page.next;
  } while (after !== undefined);
  return jobs;
}
