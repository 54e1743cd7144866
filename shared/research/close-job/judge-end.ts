import type { JobFailure, JobStatus } from '#shared/domain/job.ts';
import type { TaskState } from '#shared/domain/steps.ts';
import type { CaughtError } from './read-error.ts';

export interface End {
  readonly status: Extract<JobStatus, 'FAILED' | 'CANCELLED' | 'EXPIRED'>;
  readonly failure: JobFailure;
}

export interface Circumstances {
  readonly isPastExpiry: boolean;
  readonly failedState: TaskState | undefined;
}

/** What a caller can do about each of the product's own errors. Their messages are safe to show. */
const REMEDIES: Readonly<Record<string, string>> = {
  ServiceUnavailable: 'Submit the question again in a while.',
  Throttled: 'Submit the question again in a while, or with fewer providers.',
  InvalidInput: 'Change the question as the message says and submit it again.',
  NotFound: 'Submit the question again; a part of this job is gone.',
  Conflict: 'Look at the job again; it was changed by another call.',
  MalformedReply: 'Submit the question again; if it fails again, report this with the job id.',
  ProviderRefused: 'Check the key and the quota of the provider, or leave it out.',
  UnreadableSource: 'Check the documents that are to be searched.',
  InvalidConfiguration: 'Set what the message names and submit the question again.',
  EnvironmentFailure: 'Mend what the message names (space, folder, port) and start again.',
  ExecutionAborted: 'Submit the question again, or ask whoever runs the service why it was stopped.',
  ExecutionLost: 'Submit the question again; if it fails again, report this with the job id.',
  PayloadTooLarge: 'Ask a narrower question, or allow fewer iterations.',
};

const AGAIN = 'Submit the question again; if it fails again, report this with the job id.';

/** The terminal status for an error, and what is said of it. Only the product's own errors are quoted. */
export function judgeEnd(error: CaughtError, circumstances: Circumstances): End {
  if (error.name === 'PlanRejected') return PLAN_REJECTED;
  if (error.name === 'JobCancelled') return CANCELLED;
  if (circumstances.isPastExpiry) return EXPIRED;
  return { status: 'FAILED', failure: describeFailure(error, circumstances.failedState) };
}

const PLAN_REJECTED: End = {
  status: 'CANCELLED',
  failure: {
    name: 'PlanRejected',
    message: 'The plan was rejected, so no research was done.',
    remedy: 'Submit the question again and say in its context what the plan should do differently.',
  },
};

const CANCELLED: End = {
  status: 'CANCELLED',
  failure: { name: 'JobCancelled', message: 'The job was cancelled.', remedy: 'Submit the question again.' },
};

const EXPIRED: End = {
  status: 'EXPIRED',
  failure: {
    name: 'JobExpired',
    message: 'The job had not finished when its time to live was over.',
    remedy: 'Submit the question again, or raise JOB_TTL_SECONDS.',
  },
};

function describeFailure(error: CaughtError, state: TaskState | undefined): JobFailure {
  const where = state ?? 'the research';
  const remedy = Object.hasOwn(REMEDIES, error.name) ? REMEDIES[error.name] : undefined;
  if (remedy !== undefined && error.message !== '')
    return { name: error.name, message: error.message, remedy };
  if (error.name === 'States.Timeout') {
    return { name: error.name, message: `${where} did not finish in time.`, remedy: AGAIN };
  }
  const name = remedy === undefined ? 'Unexpected' : error.name;
  return { name, message: `An unexpected error occurred in ${where}.`, remedy: remedy ?? AGAIN };
}
