import { closeEnded } from '#functions/queue/close/close.ts';
import { dispatchJobs } from '#functions/queue/dispatch/dispatch.ts';
import { sweepJobs } from '#functions/queue/sweep/sweep.ts';
import type { ExecutionStanding } from '#shared/domain/execution.ts';
import type { Job, JobReference } from '#shared/domain/job.ts';
import { leaseUntil } from '#shared/domain/time-bounds.ts';
import { Conflict } from '#shared/errors.ts';
import type { Executions } from '#shared/ports/executions.ts';
import type { Ports } from '#shared/ports/ports.ts';
import {
  type StandingClock,
  createStandingClock,
  jobOf,
  openPorts,
} from '#tests/unit/functions/steps/ports.ts';

/** Executions whose lives the test decides on; the stores and the functions around the queue are the real ones. */
export interface QueueWorld {
  readonly ports: Ports;
  readonly clock: StandingClock;
  /** In the order in which they were started. */
  readonly started: readonly string[];
  /** What waiting tasks were answered: an output, or that nobody replied. */
  readonly replies: readonly unknown[];
  queue(jobId: string, change?: Partial<Job>): Promise<Job>;
  /** As its first step does. */
  work(jobId: string): Promise<Job>;
  /** The job waits for a person. */
  park(jobId: string): Promise<Job>;
  /** The execution has come to this, and nobody has been notified. */
  end(jobId: string, standing: ExecutionStanding): void;
  /** What EventBridge would say of it. */
  eventOf(jobId: string): unknown;
  dispatch(): Promise<number>;
  close(event: unknown): Promise<unknown>;
  /** A sweep, and the look at the queue that it asks for. */
  sweep(): Promise<void>;
  job(jobId: string): Promise<Job>;
}

export async function openQueue(environment: Readonly<Record<string, string>> = {}): Promise<QueueWorld> {
  const clock = createStandingClock();
  const standings = new Map<string, ExecutionStanding>();
  const tokens = new Set<string>();
  const started: string[] = [];
  const replies: unknown[] = [];
  const executions = executionsOf({ standings, tokens, started, replies });
  const ports = await openPorts({ clock, environment, executions });
  const keyOf = async (jobId: string): Promise<Job> => {
    for (const tenantId of ['local', 'a', 'b', 'c']) {
      const job = await ports.jobs.get({ tenantId, jobId });
      if (job) return job;
    }
    throw new Error(`There is no job ${jobId}.`);
  };
  const standOf = (jobId: string): ExecutionStanding => standings.get(jobId) ?? { status: 'NONE' };
  return {
    ports,
    clock,
    started,
    replies,
    queue: async (jobId, change = {}) => {
      const createdAt = new Date(clock.now()).toISOString();
      const { startedAt: _startedAt, ...job } = jobOf(jobId, { status: 'QUEUED', createdAt, ...change });
      await ports.jobs.create(job);
      clock.moveBy(1);
      return job;
    },
    work: async (jobId) => {
      const job = await keyOf(jobId);
      const startedAt = new Date(clock.now()).toISOString();
      await ports.jobs.change(job, ['QUEUED'], { status: 'PROCESSING', startedAt, resumption: null });
      const now = clock.now();
      await ports.slots.renew(job, { now, until: leaseUntil(now) });
      return keyOf(jobId);
    },
    park: async (jobId) => {
      const job = await keyOf(jobId);
      const now = clock.now();
      const taskToken = `token of ${jobId}`;
      tokens.add(taskToken);
      const since = new Date(now).toISOString();
      const until = new Date(now + 600_000).toISOString();
      await ports.jobs.change(job, ['PROCESSING'], {
        status: 'AWAITING_INPUT',
        pendingInput: { kind: 'approve', questions: [], taskToken, since, until },
      });
      await ports.slots.release(job);
      return keyOf(jobId);
    },
    end: (jobId, standing) => {
      standings.set(jobId, standing);
      tokens.delete(`token of ${jobId}`);
    },
    eventOf: (jobId) => {
      const { status, ...error } = { Error: undefined, Cause: undefined, ...standOf(jobId) };
      const input = JSON.stringify({ tenantId: 'local', jobId });
      return { detail: { status, input, error: error.Error ?? null, cause: error.Cause ?? null } };
    },
    dispatch: async () => dispatchJobs(ports),
    close: async (event) => closeEnded(event, ports),
    sweep: async () => {
      await sweepJobs(ports);
      await dispatchJobs(ports);
    },
    job: keyOf,
  };
}

interface Known {
  readonly standings: Map<string, ExecutionStanding>;
  readonly tokens: Set<string>;
  readonly started: string[];
  readonly replies: unknown[];
}

/** As Step Functions: a name is good for one execution. */
function executionsOf({ standings, tokens, started, replies }: Known): Executions {
  const take = (token: string, what: unknown): void => {
    if (!tokens.delete(token)) throw new Conflict('Nothing waits for this answer.');
    replies.push(what);
  };
  return {
    start: async ({ jobId }: JobReference) => {
      const known = standings.get(jobId);
      if (known) return known.status === 'RUNNING';
      standings.set(jobId, { status: 'RUNNING' });
      started.push(jobId);
      return true;
    },
    describe: async ({ jobId }) => standings.get(jobId) ?? { status: 'NONE' },
    stop: async ({ jobId }, _reason, afterwards) => {
      if (standings.get(jobId)?.status === 'RUNNING') standings.set(jobId, { status: 'ABORTED' });
      await afterwards?.();
    },
    answer: async (token, output) => take(token, output),
    giveUp: async (token) => take(token, 'nobody replied'),
  };
}
