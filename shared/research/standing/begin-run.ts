import type { Brief } from '#shared/domain/brief.ts';
import { type Job, isTerminal } from '#shared/domain/job.ts';
import type { Plan } from '#shared/domain/plan.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type Standing, type StandingRun, withRun } from '#shared/domain/standing.ts';
import { standingJobId } from '#shared/domain/standing-ids.ts';
import type { Ports } from '../../ports/ports.ts';
import { type DraftPorts, draftJob, storeJob } from '../draft-job.ts';

export type RunPorts = DraftPorts & Pick<Ports, 'jobs' | 'trace' | 'research' | 'standings' | 'dispatcher'>;

export type Begun =
  | { readonly job: Job }
  /** The run before is not done; two at once would be compared to the same. */
  | { readonly skipped: StandingRun };

/**
 * Begins a run of a standing question: by the plan of the run before, to be compared to it. The same key is the same run,
 * however often it comes; while another run is at work none begins.
 */
export async function beginRun(standing: Standing, runKey: string, ports: RunPorts): Promise<Begun> {
  const jobId = standingJobId(standing, runKey);
  const there = await ports.jobs.get({ tenantId: standing.tenantId, jobId });
  if (there) return { job: await listed(standing, there, ports) };
  const unfinished = await findUnfinished(standing, ports);
  if (unfinished) return { skipped: unfinished };
  const last = await findLast(standing, ports);
  const { tenantId, owner } = standing;
  const { fingerprint: _fingerprint, ...drafted } = await draftJob(
    standing.request,
    { tenantId, owner, jobId },
    ports,
  );
  const job: Job = {
    ...drafted,
    standing: {
      standingId: standing.standingId,
      ...(last === undefined ? {} : { since: last.since }),
      isPlanned: last !== undefined,
      reusesReading: last !== undefined && standing.plan === undefined,
    },
  };
  if (last) {
    await ports.research.put(job, 'BRIEF', { id: ONLY, record: last.brief });
    await ports.research.put(job, 'PLAN', { id: ONLY, record: standing.plan ?? last.plan });
  }
  await storeJob(job, ports);
  const stored = await listed(standing, job, ports);
  await ports.dispatcher.notify();
  return { job: stored };
}

/** An edited plan goes into the run that is compared to; from then on it is that of the last run. */
async function listed(standing: Standing, job: Job, { standings }: RunPorts): Promise<Job> {
  await standings.change(standing, (now) => {
    const { plan, ...rest } = withRun(now, { jobId: job.jobId, at: job.createdAt });
    const isTaken = job.standing?.isPlanned === true && !job.standing.reusesReading;
    return plan === undefined || isTaken ? rest : { ...rest, plan };
  });
  return job;
}

async function findUnfinished(
  { tenantId, runs }: Standing,
  { jobs }: RunPorts,
): Promise<StandingRun | undefined> {
  for (const run of runs.filter(({ status }) => status === undefined)) {
    const status = await jobs.statusOf({ tenantId, jobId: run.jobId });
    if (status !== undefined && !isTerminal(status)) return run;
  }
  return undefined;
}

interface LastRun {
  readonly since: { readonly jobId: string; readonly at: string };
  readonly brief: Brief;
  readonly plan: Plan;
}

/** The newest run with a report whose records are still kept. */
async function findLast({ tenantId, runs }: Standing, ports: RunPorts): Promise<LastRun | undefined> {
  for (const { jobId, at } of runs.toReversed()) {
    const job = { tenantId, jobId };
    if ((await ports.jobs.statusOf(job)) !== 'COMPLETED') continue;
    const brief = await ports.research.get(job, 'BRIEF', ONLY);
    const plan = await ports.research.get(job, 'PLAN', ONLY);
    if (brief && plan) return { since: { jobId, at }, brief, plan };
  }
  return undefined;
}
