import type { Job } from '#shared/domain/job.ts';
import type { JobStore } from '#shared/ports/job-store.ts';

type Queue = Pick<JobStore, 'nextQueued'>;

/**
 * Queued jobs, one of each tenant in turn, beginning behind the tenant whose turn it was last; oldest first within each.
 * Read as they are asked for: a job costs one or two reads, however long the queue is. A tenant whose next job is held back
 * is passed over.
 */
export async function* queueInTurn(
  jobs: Queue,
  lastTenant: string | undefined,
  isHeldBack: (job: Job) => boolean,
): AsyncGenerator<Job> {
  const given = new Map<string, Job>();
  for (let from = lastTenant; ; from = undefined) {
    const count = yield* oneRound(jobs, from, { given, isHeldBack });
    if (from === undefined && count === 0) return;
  }
}

interface Round {
  /** The last of each tenant that was given. */
  readonly given: Map<string, Job>;
  readonly isHeldBack: (job: Job) => boolean;
}

/** The next job of each tenant behind the one named; returns how many those were. */
async function* oneRound(
  jobs: Queue,
  from: string | undefined,
  { given, isHeldBack }: Round,
): AsyncGenerator<Job, number> {
  let count = 0;
  let tenantId = from;
  for (;;) {
    const head = await jobs.nextQueued(tenantId === undefined ? undefined : { tenantId });
    if (!head) return count;
    tenantId = head.tenantId;
    const next = await nextOfTenant(jobs, head, given.get(tenantId));
    // Behind one that is held back there are only others of batches.
    if (!next || isHeldBack(next)) continue;
    given.set(tenantId, next);
    count += 1;
    yield next;
  }
}

async function nextOfTenant(jobs: Queue, head: Job, last: Job | undefined): Promise<Job | undefined> {
  if (!last) return head;
  const next = await jobs.nextQueued(last);
  return next?.tenantId === head.tenantId ? next : undefined;
}
