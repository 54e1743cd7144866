import * as z from 'zod';
import { FollowUp } from './follow-up.ts';
import { JobBudget } from './job-budget.ts';
import { Upload } from './upload.ts';
import { Domains } from './lens.ts';
import { Plan } from './plan.ts';
import { StandingPlace } from './standing-place.ts';

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
 * could be found because search is off, because every search of the wave failed, or because the service itself lost a part
 * of the wave, it says so.
 */
export const EndReason = z.enum([
  'no_new_evidence',
  'max_iterations',
  'deadline',
  'budget',
  'search_off',
  'search_failed',
  'infrastructure',
]);
export type EndReason = z.infer<typeof EndReason>;

/** How much a caller wants to be asked; `approve` includes `clarify`. */
export const Interaction = z.enum(['none', 'clarify', 'approve']);
export type Interaction = z.infer<typeof Interaction>;

/** What is written: answer and sections, the answer alone, or the answer as a table. */
export const AnswerFormat = z.enum(['report', 'brief', 'table']);
export type AnswerFormat = z.infer<typeof AnswerFormat>;

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
  /** What the caller lets it use at most. */
  budget: JobBudget.optional(),
  /** BCP 47 tag of the language that the fixed words of the report are in; absent: that of the question. */
  language: z.string().optional(),
  /** `brief`: the direct answer and its sources, no sections; `table`: that answer as a table. Absent: the whole report. */
  format: AnswerFormat.optional(),
  /** Name of the corpus that is searched in place of that of the service. */
  corpus: z.string().optional(),
  /** Name of the lens it was asked through. */
  lens: z.string().optional(),
  /** Domains that its pages must, or must not, be of; absent: those of the service. */
  domains: Domains.optional(),
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

/** How a wait for a person ended. The execution goes on with it as soon as the job has a slot again. */
export const Resumption = z.object({
  taskToken: z.string(),
  /** ISO 8601: when the waiting began. */
  since: z.string(),
  /** What the waiting task is answered; undefined: nobody replied in time, and the stated default is taken. */
  output: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
  /** The plan as the person edited it: put in place before the execution goes on. */
  plan: Plan.optional(),
});
export type Resumption = z.infer<typeof Resumption>;

export const Clarification = z.object({ questions: z.array(z.string()).readonly(), answer: z.string() });
export type Clarification = z.infer<typeof Clarification>;

export const JobFailure = z.object({
  name: z.string(),
  message: z.string(),
  remedy: z.string().optional(),
});
export type JobFailure = z.infer<typeof JobFailure>;

/** Where a job stands in a batch: `line` is the number of its line in the file, from 1. */
const BatchPlace = z.object({
  batchId: z.string(),
  customId: z.string(),
  line: z.int().positive(),
});
export type BatchPlace = z.infer<typeof BatchPlace>;

/** One submitted question and its lifecycle; `jobId` is the execution name (at most 80 characters). */
export const Job = z.object({
  tenantId: z.string(),
  jobId: z.string(),
  owner: z.string(),
  question: z.string(),
  context: z.string().optional(),
  /** Labels of the caller's own; the service makes nothing of them. */
  metadata: z.record(z.string(), z.string()).optional(),
  /** Texts that came with the question; they are read like any source. */
  uploads: z.array(Upload).readonly().optional(),
  /** Folders that were searched by default when it was submitted, none: the documentation that is there; absent where none can be. */
  corpusFolders: z.array(z.string()).readonly().optional(),
  /** Of a question that follows up on another. */
  followUp: FollowUp.optional(),
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
  /** Set while a job that was replied to waits for a slot; its status is QUEUED then. */
  resumption: Resumption.optional(),
  /** Fingerprint of the reply that was taken last, by which the same reply is known when it comes again. */
  lastReply: z.string().optional(),
  clarifications: z.array(Clarification).readonly(),
  /** Milliseconds spent waiting for people, not counted by the deadline. */
  waitedMilliseconds: z.number(),
  failure: JobFailure.optional(),
  /** How often it was resumed after it had failed; each time has an execution of its own. */
  attempt: z.int().positive().optional(),
  /** Set for a caller who says when it has the result: `due` until then. */
  delivery: z.enum(['due', 'done']).optional(),
  /** Fingerprint of the submission, by which the same command finds its unfinished job. */
  fingerprint: z.string().optional(),
  /** The batch that it is of, and the line there. Its time to live counts from its start. */
  batch: BatchPlace.optional(),
  /** The standing question that it is a run of. */
  standing: StandingPlace.optional(),
});
export type Job = z.infer<typeof Job>;

/** The key of everything that belongs to a job. */
export const JobReference = z.object({ tenantId: z.string(), jobId: z.string() });
export type JobReference = z.infer<typeof JobReference>;

const terminal: ReadonlySet<JobStatus> = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED']);

export function isTerminal(status: JobStatus): boolean {
  return terminal.has(status);
}

const unfinished = ['QUEUED', 'PROCESSING', 'AWAITING_INPUT'] as const;

/**
 * The statuses that a job may be in before it becomes the named one; a terminal status never changes, but that a caller may
 * queue a failed job again. A job that was
 * replied to is queued again until it has a slot.
 */
export const STATUSES_BEFORE: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  QUEUED: ['AWAITING_INPUT'],
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
