import * as z from 'zod';
import { EndReason, type Job, JobStatus, Outcome } from './job.ts';
import { JobRequest } from './job-request.ts';

/**
 * `QUEUED` until its run begins; `VALIDATING` while its lines are read, `SUBMITTING` while they become jobs, `RUNNING` until
 * the last job has ended. The last three are ends and never change.
 */
export const BatchStatus = z.enum([
  'QUEUED',
  'VALIDATING',
  'SUBMITTING',
  'RUNNING',
  'CANCELLING',
  'COMPLETED',
  'CANCELLED',
  'FAILED',
]);
export type BatchStatus = z.infer<typeof BatchStatus>;

/** What all lines of a batch have that do not say otherwise. Nobody is there to be asked anything. */
export const BatchDefaults = JobRequest.omit({ question: true, interaction: true });
export type BatchDefaults = z.infer<typeof BatchDefaults>;

const CUSTOM_ID_CHARACTERS = 128;

/** One line of a batch: a question under a name of the caller's own, which no other line has. */
export const BatchLine = JobRequest.omit({ interaction: true }).extend({
  customId: z
    .string()
    .min(1)
    .max(CUSTOM_ID_CHARACTERS)
    // oxlint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u001F\u007F-\u009F]*$/u, 'must not hold control characters'),
});
export type BatchLine = z.infer<typeof BatchLine>;

/** A line that can be submitted, with its number in the file as it came (from 1). */
export const CleanLine = BatchLine.extend({ line: z.int().positive() });
export type CleanLine = z.infer<typeof CleanLine>;

/** Why a line cannot be submitted. */
export const LineError = z.object({
  line: z.int().positive(),
  customId: z.string().optional(),
  error: z.object({ name: z.string(), message: z.string(), field: z.string().optional() }),
});
export type LineError = z.infer<typeof LineError>;

/** How many jobs of a batch have ended, and how. */
export const BatchCounts = z.object({
  ended: z.int().nonnegative(),
  answered: z.int().nonnegative(),
  partial: z.int().nonnegative(),
  insufficientEvidence: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  cancelled: z.int().nonnegative(),
  expired: z.int().nonnegative(),
  /** What their models cost, where the price is known. */
  usd: z.number().nonnegative(),
  tokens: z.number().nonnegative(),
});
export type BatchCounts = z.infer<typeof BatchCounts>;

export const NO_COUNTS: BatchCounts = {
  ended: 0,
  answered: 0,
  partial: 0,
  insufficientEvidence: 0,
  failed: 0,
  cancelled: 0,
  expired: 0,
  usd: 0,
  tokens: 0,
};

export const BatchReference = z.object({ tenantId: z.string(), batchId: z.string() });
export type BatchReference = z.infer<typeof BatchReference>;

/** Many questions that are submitted together and answered one by one. */
export const Batch = BatchReference.extend({
  owner: z.string(),
  name: z.string().optional(),
  status: BatchStatus,
  defaults: BatchDefaults,
  /** Archive key of the lines as they came. */
  inputKey: z.string(),
  /** ISO 8601, all of them. */
  createdAt: z.string(),
  endedAt: z.string().optional(),
  /** Lines that can be submitted; absent until they are known. */
  lines: z.int().nonnegative().optional(),
  /** Lines that cannot. */
  errors: z.int().nonnegative().optional(),
  counts: BatchCounts,
  /** Lines of those that can be submitted of which jobs were made already, from the first on. */
  submitted: z.int().nonnegative().optional(),
  /** How often its run was begun, and when it was last: one that is cut short begins again. */
  runs: z.int().nonnegative(),
  runStartedAt: z.string().optional(),
  failure: z.object({ name: z.string(), message: z.string(), remedy: z.string().optional() }).optional(),
  /** Distinguishes the same request from another under the same key. */
  requestHash: z.string().optional(),
  /** The schedule that it is a run of. */
  scheduleId: z.string().optional(),
});
export type Batch = z.infer<typeof Batch>;

/** How one line of a batch has ended. */
export const LineEnd = z.object({
  status: JobStatus,
  outcome: Outcome.optional(),
  endReason: EndReason.optional(),
  /** Name and message of what the job failed with. */
  failure: z.object({ name: z.string(), message: z.string() }).optional(),
  usd: z.number().nonnegative(),
  tokens: z.number().nonnegative(),
});
export type LineEnd = z.infer<typeof LineEnd>;

const ends: ReadonlySet<BatchStatus> = new Set(['COMPLETED', 'CANCELLED', 'FAILED']);

export function hasBatchEnded(status: BatchStatus): boolean {
  return ends.has(status);
}

/** The statuses in which a batch can still become CANCELLING. */
export const CANCELLABLE: readonly BatchStatus[] = ['QUEUED', 'VALIDATING', 'SUBMITTING', 'RUNNING'];

/** What an end adds to the counts. */
export function countsOf(end: LineEnd): BatchCounts {
  return {
    ended: 1,
    answered: Number(end.outcome === 'answered'),
    partial: Number(end.outcome === 'partial'),
    insufficientEvidence: Number(end.outcome === 'insufficient_evidence'),
    failed: Number(end.status === 'FAILED'),
    cancelled: Number(end.status === 'CANCELLED'),
    expired: Number(end.status === 'EXPIRED'),
    usd: end.usd,
    tokens: end.tokens,
  };
}

/** The counts of many ends. */
export function sumCounts(all: Iterable<LineEnd>): BatchCounts {
  let sum = NO_COUNTS;
  for (const end of all) sum = addCounts(sum, countsOf(end));
  return sum;
}

function addCounts(one: BatchCounts, other: BatchCounts): BatchCounts {
  return {
    ended: one.ended + other.ended,
    answered: one.answered + other.answered,
    partial: one.partial + other.partial,
    insufficientEvidence: one.insufficientEvidence + other.insufficientEvidence,
    failed: one.failed + other.failed,
    cancelled: one.cancelled + other.cancelled,
    expired: one.expired + other.expired,
    usd: one.usd + other.usd,
    tokens: one.tokens + other.tokens,
  };
}

/** The end of a job as its batch keeps it. */
export function endOf(
  { status, outcome, endReason, failure }: Pick<Job, 'status' | 'outcome' | 'endReason' | 'failure'>,
  spent: { readonly usd: number; readonly tokens: number },
): LineEnd {
  return {
    status,
    ...(outcome === undefined ? {} : { outcome }),
    ...(endReason === undefined ? {} : { endReason }),
    ...(failure === undefined ? {} : { failure: { name: failure.name, message: failure.message } }),
    usd: spent.usd,
    tokens: spent.tokens,
  };
}

/** The files of a batch in the archive; tenant first. */
export const BATCH_FILES = {
  input: 'input.jsonl',
  clean: 'clean.jsonl',
  errors: 'errors.jsonl',
  results: 'results.jsonl',
  summary: 'summary.html',
} as const;
export type BatchFile = keyof typeof BATCH_FILES;

/** Archive key of a file of a batch. */
export function batchKey({ tenantId, batchId }: BatchReference, file: BatchFile): string {
  return `${tenantId}/batches/${batchId}/${BATCH_FILES[file]}`;
}

/** Where a tenant may put a file of lines for a batch to take. */
export function batchUploadPrefix(tenantId: string): string {
  return `${tenantId}/uploads/`;
}
