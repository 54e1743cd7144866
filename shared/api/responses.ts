import * as z from 'zod';
import { Brief } from '#shared/domain/brief.ts';
import { Spending } from '#shared/domain/budget.ts';
import { DigestPayload } from '#shared/domain/digest.ts';
import { Erased } from '#shared/domain/erased.ts';
import { FollowUp } from '#shared/domain/follow-up.ts';
import { Job, JobStatus, PendingInput } from '#shared/domain/job.ts';
import { Plan } from '#shared/domain/plan.ts';
import { QuoteContext } from '#shared/domain/quote-context.ts';
import { RuntimeProgress } from '#shared/domain/runtime-progress.ts';
import { Source } from '#shared/domain/source.ts';
import { TraceEvent } from '#shared/domain/trace-event.ts';

/** A job as its owner sees it; keys of the inside are left out. */
export const JobView = Job.omit({
  tenantId: true,
  fingerprint: true,
  pendingInput: true,
  resumption: true,
  lastReply: true,
  corpusFolders: true,
  followUp: true,
  uploads: true,
}).extend({
  /** Names of the texts that came with the question. */
  uploads: z.array(z.string()).readonly().optional(),
  followUp: FollowUp.omit({ answer: true, sourceIds: true }).optional(),
  pendingInput: PendingInput.omit({ taskToken: true }).optional(),
});
export type JobView = z.infer<typeof JobView>;

/** A job with how far it is, as its latest event says. */
export const JobState = JobView.extend({
  progress: z.number().min(0).max(1),
  stage: z.string(),
  message: z.string(),
  /** Of a queued job: 1 when it is the next of its tenant. */
  queuePosition: z.int().positive().optional(),
  /** What its models have cost so far. */
  cost: Spending.optional(),
  /** Steps that went on with something simpler than a model. */
  degradedSteps: z.array(z.string()).readonly().optional(),
  /** How its research stands (seed 003 §2), once a wave has begun. */
  runtime_progress: RuntimeProgress.optional(),
});
export type JobState = z.infer<typeof JobState>;

/** That an earlier report answers, how old it is, and how to have a new one. */
export const CachedAnswer = z.object({ ageSeconds: z.int().nonnegative(), refresh: z.string() });
export type CachedAnswer = z.infer<typeof CachedAnswer>;

/** `joined` is true when the submission was answered by an unfinished job of the same kind. */
export const Submission = JobView.extend({
  joined: z.boolean(),
  /** Of an answer that was there: the job is the earlier one. */
  cached: CachedAnswer.optional(),
});
export type Submission = z.infer<typeof Submission>;

/** What was erased; `unfinished` are those that have to end first. */
export const ErasedList = z.object({
  erased: z.array(Erased).readonly(),
  unfinished: z.array(z.string()).readonly(),
});
export type ErasedList = z.infer<typeof ErasedList>;

export const JobList = z.object({ jobs: z.array(JobView).readonly(), next: z.string().optional() });
export type JobList = z.infer<typeof JobList>;

/** A job as those see it who look after the service: how it stands and what its models cost, not what it is about. */
export const AdminJobView = Job.pick({
  tenantId: true,
  jobId: true,
  status: true,
  createdAt: true,
  startedAt: true,
  endedAt: true,
  outcome: true,
  endReason: true,
}).extend({ failure: z.string().optional(), cost: Spending });
export type AdminJobView = z.infer<typeof AdminJobView>;

export const AdminJobList = z.object({ jobs: z.array(AdminJobView).readonly(), next: z.string().optional() });
export type AdminJobList = z.infer<typeof AdminJobList>;

export const PlanView = z.object({ brief: Brief.optional(), plan: Plan });
export type PlanView = z.infer<typeof PlanView>;

/** `digest` is there when `contentType` is `digest/v1`: it stands for the content, and is not to be condensed further. */
const SourceView = Source.extend({ digest: DigestPayload.optional() });
export type SourceView = z.infer<typeof SourceView>;

export const SourceList = z.object({ sources: z.array(SourceView).readonly() });
export type SourceList = z.infer<typeof SourceList>;

/** The archived text around each cited quote; a quote whose text is no longer kept as it was has none. */
export const EvidenceList = z.object({ evidence: z.array(QuoteContext).readonly() });
export type EvidenceList = z.infer<typeof EvidenceList>;

/** Events after the one asked for. `isEnd`: the job has ended and no event is left. */
export const EventList = z.object({
  events: z.array(TraceEvent).readonly(),
  /** Ask for events after this one next. */
  last: z.int().nonnegative(),
  status: JobStatus,
  isEnd: z.boolean(),
});
export type EventList = z.infer<typeof EventList>;

/** Jobs of the caller's tenant that are not finished, and the slots of the whole service. */
export const QueueSummary = z.object({
  queued: z.int().nonnegative(),
  processing: z.int().nonnegative(),
  awaitingInput: z.int().nonnegative(),
  slotsInUse: z.int().nonnegative(),
  slots: z.int().positive(),
});
export type QueueSummary = z.infer<typeof QueueSummary>;

/** Every answer that is no success. */
export const ErrorBody = z.object({
  error: z.object({
    name: z.string(),
    message: z.string(),
    /** The field of the request that is wrong. */
    field: z.string().optional(),
    /** What to do about it. */
    remedy: z.string().optional(),
    /** Where the job stands, when that is the reason. */
    status: JobStatus.optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** An OpenAPI document; what is in it is the contract's own affair. */
export const OpenApiDocument = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({}),
  paths: z.looseObject({}),
});
