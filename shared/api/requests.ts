import * as z from 'zod';
import { CorpusName } from '#shared/domain/corpora.ts';
import { JobStatus } from '#shared/domain/job.ts';
import { JobRequest } from '#shared/domain/job-request.ts';
import { BIBLIOGRAPHY_FORMATS } from '#shared/domain/bibliography/bibliography.ts';
import { EditedPlan } from '#shared/domain/plan.ts';
import { ToolTraceStatus } from './tool-trace.ts';
import { REPORT_FORMATS } from '#shared/domain/report-files.ts';

/** A request body is at most this large. */
export const BODY_MAX_BYTES = 1_048_576;
/** What to do about one that is larger; it may be of any route. */
export const BODY_REMEDY =
  'Shorten the question, its context or the texts in corpus.files; of a batch, put the file into the archive.';
/** How long one request for events may wait; gateways give up soon after. */
const EVENTS_MAX_WAIT_SECONDS = 25;
const EVENTS_MAX_LIMIT = 1000;

/** Body of a submission. */
export const SubmitRequest = JobRequest.extend({
  /** A completed job of the caller: the question goes on from there, or starts clean where it leaves the topic. */
  followUpTo: z.string().min(1).max(80).optional(),
  /** Texts to read beside what is searched (`files`: files of yours, as text), and a corpus of the service by its name. */
  corpus: z
    .strictObject({
      name: CorpusName.optional(),
      files: z
        .array(z.strictObject({ name: z.string().min(1).max(200), text: z.string().min(1) }))
        .min(1)
        .max(50)
        .refine((files) => new Set(files.map(({ name }) => name)).size === files.length, 'two have one name')
        .readonly()
        .optional(),
    })
    .refine(({ name, files }) => name !== undefined || files !== undefined, 'has neither a name nor files')
    .optional(),
  /** Not from the cache of answers: researched again. */
  fresh: z.boolean().optional(),
  /** Gives back the caller's job of the very same submission that is unfinished, or completed and not delivered yet. */
  joinUnfinished: z.boolean().optional(),
  /** The caller will say when it has the result (`…/delivered`); until then a completed job counts as not delivered. */
  confirmsDelivery: z.boolean().optional(),
});
export type SubmitRequest = z.infer<typeof SubmitRequest>;

/** Body of a reply: an answer to a clarification (empty: take the question as it is), or a word on the plan. */
export const ReplyRequest = z.union(
  [
    z.strictObject({ answer: z.string() }),
    z.strictObject({ decision: z.enum(['approve', 'reject']) }),
    z.strictObject({ decision: z.literal('edit'), plan: EditedPlan }),
  ],
  'must be { answer }, { decision: "approve" or "reject" } or { decision: "edit", plan }',
);
export type ReplyRequest = z.infer<typeof ReplyRequest>;

export const wholeNumberText = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

/** A day or a moment, ISO 8601. */
const moment = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true })],
  'must be a day or a moment, such as 2026-11-23 or 2026-11-23T08:00:00Z',
);

export const PageQuery = z.strictObject({
  limit: wholeNumberText.pipe(z.int().min(1).max(100)).default(20),
  after: z.string().max(4000).optional(),
});

export const ListQuery = PageQuery.extend({
  status: JobStatus.optional(),
  /** Submitted at this moment or later; a day begins at midnight, UTC. */
  createdFrom: moment.optional(),
  /** Submitted before this moment. */
  createdTo: moment.optional(),
  /** In the question, its context or a label, in whatever case. */
  text: z.string().min(1).max(200).optional(),
});
export type ListQuery = z.infer<typeof ListQuery>;

export const TracesQuery = PageQuery.extend({
  tool_name: z.string().max(100).optional(),
  status: ToolTraceStatus.optional(),
});

const MOST_CONTEXT = 5000;

export const EvidenceQuery = z.strictObject({
  /** Characters of text on each side of the quote. */
  context: wholeNumberText.pipe(z.int().min(0).max(MOST_CONTEXT)).default(600),
});

/** Jobs of all tenants in one status. */
export const AllJobsQuery = PageQuery.extend({ status: JobStatus.default('PROCESSING') });

export const EventsQuery = z.strictObject({
  /** The last sequence number seen. */
  after: wholeNumberText.pipe(z.int().min(0)).default(0),
  /** Seconds to wait for an event when there is none. */
  wait: wholeNumberText.pipe(z.int().min(0).max(EVENTS_MAX_WAIT_SECONDS)).default(0),
  limit: wholeNumberText.pipe(z.int().min(1).max(EVENTS_MAX_LIMIT)).default(500),
});
export type EventsQuery = z.infer<typeof EventsQuery>;

/** The report itself, or its bibliography for a reference manager or a reader. */
export const ResultFormat = z.enum([...REPORT_FORMATS, ...BIBLIOGRAPHY_FORMATS]);
export type ResultFormat = z.infer<typeof ResultFormat>;

export const ResultQuery = z.strictObject({
  /** Absent: what `Accept` asks for, else `json`. */
  format: ResultFormat.optional(),
});
