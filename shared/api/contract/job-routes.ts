import { Erased } from '#shared/domain/erased.ts';
import { Report } from '#shared/domain/report.ts';
import * as requests from '../requests.ts';
import * as responses from '../responses.ts';
import { LIMITED, LOCATED, PLAIN, type RouteDefinition } from './route.ts';

/** The prefix of what callers do; what those do who look after the service is below /v1/admin, for a gateway to guard. */
export const JOBS_PATH = '/v1/research/jobs';
const JOB_PATH = `${JOBS_PATH}/{jobId}`;

/** Jobs and their life. */
export const JOB_ROUTES = {
  submitJob: {
    ...PLAIN,
    method: 'POST',
    path: JOBS_PATH,
    summary: 'Submit a question. `Location` says where the job is',
    body: requests.SubmitRequest,
    headers: {
      'Idempotency-Key':
        'A text of your choice that makes repeating safe: for 24 hours the same key with the same body is the same job, and with another body a Conflict',
    },
    status: 201,
    okWhen:
      'No new job: yours that is unfinished (`joined`), or one that has answered the question before (`cached`)',
    answerHeaders: {
      ...LOCATED,
      ...LIMITED,
      'Idempotent-Replayed': '`true` where the key came before, and this is the answer of then',
    },
    answer: responses.Submission,
    errors: ['Conflict'],
  },
  listJobs: {
    ...PLAIN,
    method: 'GET',
    path: JOBS_PATH,
    summary:
      'Your jobs, newest first, and behind all others those of batches; `next` goes into `after`. A page of a filtered list may hold fewer than `limit` and still have a `next`',
    query: requests.ListQuery,
    answer: responses.JobList,
  },
  getJob: {
    ...PLAIN,
    method: 'GET',
    path: JOB_PATH,
    summary:
      'The job with `progress` (0-1), `stage` and `message` of its latest event, `queuePosition`, `cost` so far, `degradedSteps`, and `runtime_progress` once a wave has begun',
    answer: responses.JobState,
    errors: ['NotFound'],
  },
  eraseJob: {
    ...PLAIN,
    method: 'DELETE',
    path: JOB_PATH,
    summary:
      'Erase a job that has ended: `{ jobId, records, objects, left }`, where `left` names texts that stay because another job rests on them',
    answer: Erased,
    errors: ['NotFound', 'Conflict'],
  },
  eraseJobs: {
    ...PLAIN,
    method: 'DELETE',
    path: JOBS_PATH,
    summary: 'Erase all your jobs that have ended: `{ erased, unfinished }`',
    answer: responses.ErasedList,
  },
  replyToJob: {
    ...PLAIN,
    method: 'POST',
    path: `${JOB_PATH}/reply`,
    summary: 'Answer a clarification, or decide on a plan',
    body: requests.ReplyRequest,
    answer: responses.JobView,
    errors: ['NotFound', 'Conflict'],
  },
  confirmDelivery: {
    ...PLAIN,
    method: 'POST',
    path: `${JOB_PATH}/delivered`,
    summary: 'Say that you have the result of a completed job',
    answer: responses.JobView,
    errors: ['NotFound', 'Conflict'],
  },
  cancelJob: {
    ...PLAIN,
    method: 'POST',
    path: `${JOB_PATH}/cancel`,
    summary: 'Cancel; repeating it is harmless',
    answer: responses.JobView,
    errors: ['NotFound', 'Conflict'],
  },
  resumeJob: {
    ...PLAIN,
    method: 'POST',
    path: `${JOB_PATH}/resume`,
    summary:
      'Let a failed job go on: it is queued again, and what it had finished is not done or paid for again',
    answer: responses.JobView,
    errors: ['NotFound', 'Conflict'],
  },
  getPlan: {
    ...PLAIN,
    method: 'GET',
    path: `${JOB_PATH}/plan`,
    summary: 'Brief and plan, for instance before you approve it',
    answer: responses.PlanView,
    errors: ['NotFound'],
  },
  getEvents: {
    ...PLAIN,
    method: 'GET',
    path: `${JOB_PATH}/events`,
    summary:
      'The trace after an event; waits up to `wait` seconds (25 at most) for one. With `Accept: text/event-stream` as server-sent events',
    query: requests.EventsQuery,
    headers: { 'Last-Event-ID': 'the number of the last event seen, in place of `after`' },
    answer: responses.EventList,
    media: ['text/event-stream'],
    errors: ['NotFound'],
  },
  getResult: {
    ...PLAIN,
    method: 'GET',
    path: `${JOB_PATH}/result`,
    summary:
      'The report as `json`, `md` or `html`, or its bibliography as `csl` (CSL-JSON), `bibtex`, `ris`, `apa` or `vancouver` (plain text)',
    query: requests.ResultQuery,
    answer: Report,
    media: [
      'text/markdown',
      'text/html',
      'application/vnd.citationstyles.csl+json',
      'application/x-bibtex',
      'application/x-research-info-systems',
      'text/plain',
    ],
    errors: ['NotFound', 'Conflict', 'NotAcceptable'],
  },
  getSources: {
    ...PLAIN,
    method: 'GET',
    path: `${JOB_PATH}/sources`,
    summary:
      'All sources with their status, cited or not; a source whose `contentType` is `digest/v1` with its [digest](digest.md)',
    answer: responses.SourceList,
    errors: ['NotFound'],
  },
  listEvidence: {
    ...PLAIN,
    method: 'GET',
    path: `${JOB_PATH}/evidence`,
    summary:
      'Each cited quote in the archived text around it: `text` with the `quote` in it, and what each of its lines is',
    answer: responses.EvidenceList,
    errors: ['NotFound', 'Conflict'],
  },
} as const satisfies Readonly<Record<string, RouteDefinition>>;
