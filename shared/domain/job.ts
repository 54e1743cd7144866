import * as z from 'zod';

export const JobStatus = z.enum([
  'QUEUED',
  'PROCESSING',
  'AWAITING_INPUT',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
]);
export type JobStatus = z.infer<typeof JobStatus>;

export const Outcome = z.enum(['answered', 'partial', 'insufficient_evidence']);
export type Outcome = z.infer<typeof Outcome>;

/**
 * What ended the research when the gate did not: shown to the caller with every outcome but `answered`. Where nothing new
 * could be found because search is off, or because every search of the wave failed, it says so.
 */
export const EndReason = z.enum([
  'no_new_evidence',
  'max_iterations',
  'deadline',
  'budget',
  'search_off',
  'search_failed',
]);
export type EndReason = z.infer<typeof EndReason>;

/** How much a caller wants to be asked; `approve` includes `clarify`. */
export const Interaction = z.enum(['none', 'clarify', 'approve']);
export type Interaction = z.infer<typeof Interaction>;

export const JobSettings = z.object({
  maxIterations: z.int().min(1).max(50),
  interaction: Interaction,
  /** Names of search providers, in order of preference. */
  providers: z.array(z.string()).readonly(),
  /** Providers that would be searched and could not be reached when the job was submitted. */
  unreachableProviders: z.array(z.string()).readonly().optional(),
  /** Search was turned off; providers then name at most the corpus, when folders for it were named. */
  isSearchOff: z.boolean().optional(),
  /** Run time in milliseconds after which research stops and the report is written; waiting for people is not counted. */
  deadlineMilliseconds: z.int().positive(),
  evaluate: z.boolean(),
});
export type JobSettings = z.infer<typeof JobSettings>;

/** A question put to the caller (clarification) or a plan to approve; bounded by `until`. */
export const PendingInput = z.object({
  kind: z.enum(['clarify', 'approve']),
  questions: z.array(z.string()).readonly(),
  taskToken: z.string(),
  /** ISO 8601. */
  since: z.string(),
  /** ISO 8601; then the stated default is taken. */
  until: z.string(),
});
export type PendingInput = z.infer<typeof PendingInput>;

export const Clarification = z.object({ questions: z.array(z.string()).readonly(), answer: z.string() });
export type Clarification = z.infer<typeof Clarification>;

export const JobFailure = z.object({
  name: z.string(),
  message: z.string(),
  remedy: z.string().optional(),
});
export type JobFailure = z.infer<typeof JobFailure>;

/** One submitted question and its lifecycle; `jobId` is the execution name (at most 80 characters). */
export const Job = z.object({
  tenantId: z.string(),
  jobId: z.string(),
  owner: z.string(),
  question: z.string(),
  context: z.string().optional(),
  settings: JobSettings,
  status: JobStatus,
  outcome: Outcome.optional(),
  endReason: EndReason.optional(),
  /** ISO 8601, all of them. */
  createdAt: z.string(),
  startedAt: z.string().optional(),
  endedAt: z.string().optional(),
  expiresAt: z.string(),
  pendingInput: PendingInput.optional(),
  clarifications: z.array(Clarification).readonly(),
  /** Milliseconds spent waiting for people, not counted by the deadline. */
  waitedMilliseconds: z.number(),
  failure: JobFailure.optional(),
  /** Fingerprint of the submission, by which the same command finds its unfinished job. */
  fingerprint: z.string().optional(),
});
export type Job = z.infer<typeof Job>;

/** What was answered when the job asked these very questions. */
export function findAnswer(
  job: Pick<Job, 'clarifications'>,
  questions: readonly string[],
): Clarification | undefined {
  return job.clarifications.find(
    (known) =>
      known.questions.length === questions.length &&
      known.questions.every((question, index) => question === questions[index]),
  );
}

/** The key of everything that belongs to a job. */
export const JobReference = z.object({ tenantId: z.string(), jobId: z.string() });
export type JobReference = z.infer<typeof JobReference>;

const terminal: ReadonlySet<JobStatus> = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED']);

export function isTerminal(status: JobStatus): boolean {
  return terminal.has(status);
}

const unfinished = ['QUEUED', 'PROCESSING', 'AWAITING_INPUT'] as const;

/** The statuses that a job may be in before it becomes the named one; a terminal status never changes. */
export const STATUSES_BEFORE: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  QUEUED: [],
  PROCESSING: unfinished,
  AWAITING_INPUT: ['PROCESSING', 'AWAITING_INPUT'],
  COMPLETED: ['PROCESSING'],
  FAILED: unfinished,
  CANCELLED: unfinished,
  EXPIRED: unfinished,
};

/** Has a job used its run time? Waiting for people is not counted. */
export function isPastDeadline(job: Job, now: number): boolean {
  const started = Date.parse(job.startedAt ?? job.createdAt);
  return now - started - job.waitedMilliseconds > job.settings.deadlineMilliseconds;
}
