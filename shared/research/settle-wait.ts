import type { Clarification, Job, Resumption } from '#shared/domain/job.ts';
import { progressAt } from '#shared/domain/progress.ts';
import type { Ports } from '../ports/ports.ts';

type SettlePorts = Pick<Ports, 'jobs' | 'trace' | 'dispatcher'>;

/** How a wait for a person ends. */
export interface Settlement extends Pick<Resumption, 'output' | 'plan'> {
  readonly clarification?: Clarification;
  /** By which the same reply is known when it comes again. */
  readonly fingerprint?: string;
  /** What happened, for the trace. */
  readonly message: string;
}

/**
 * Ends a job's wait by one conditional write, which holds all there is to know; the job is queued again, and goes on when
 * it has a slot. Of several replies one is taken; undefined for the others, which leave no trace.
 */
export async function settleWait(
  job: Job,
  settlement: Settlement,
  ports: SettlePorts,
): Promise<Job | undefined> {
  const pending = job.pendingInput;
  if (!pending) return undefined;
  const { output, plan, clarification, fingerprint } = settlement;
  const settled = await ports.jobs.settleWait(job, pending.taskToken, {
    status: 'QUEUED',
    pendingInput: null,
    resumption: {
      taskToken: pending.taskToken,
      since: pending.since,
      ...(output === undefined ? {} : { output }),
      ...(plan === undefined ? {} : { plan }),
    },
    ...(clarification === undefined ? {} : { clarifications: [...job.clarifications, clarification] }),
    ...(fingerprint === undefined ? {} : { lastReply: fingerprint }),
  });
  if (!settled) return undefined;
  await emitSettled(job, settlement, ports);
  await ports.dispatcher.notify();
  return settled;
}

async function emitSettled(job: Job, { output, message }: Settlement, ports: SettlePorts): Promise<void> {
  const kind = job.pendingInput?.kind ?? 'clarify';
  const type = output === undefined ? 'job-not-answered' : 'job-replied';
  await ports.trace.append(job, {
    key: `${type}/${kind}/${job.clarifications.length}`,
    type,
    stage: kind === 'clarify' ? 'ask-user' : 'approve-plan',
    message,
    progress: progressAt(kind === 'clarify' ? 'AskUser' : 'ApprovePlan', undefined),
    data: { kind },
  });
}
