import type * as z from 'zod';
import { Erased } from '#shared/domain/erased.ts';
import { Report } from '#shared/domain/report.ts';
import type { ReplyRequest, ResultFormat, SubmitRequest } from './requests.ts';
import { RequestFailed, parseJson, readFailure } from './request-failed.ts';
import * as responses from './responses.ts';
import { type HttpMethod, ROUTES, type RouteName, pathTo } from './routes.ts';

export interface TransportRequest {
  readonly method: HttpMethod;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
  readonly signal?: AbortSignal;
}

export interface TransportResponse {
  readonly status: number;
  readonly body: string;
}

/** Carries a request to the service: over HTTP, or to its handler in this process. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

interface Call {
  readonly jobId?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** The API as functions. Each throws RequestFailed for an answer that is no success. */
export interface ResearchClient {
  submit(request: SubmitRequest): Promise<responses.Submission>;
  list(page?: { readonly limit?: number; readonly after?: string }): Promise<responses.JobList>;
  get(jobId: string): Promise<responses.JobState>;
  plan(jobId: string): Promise<responses.PlanView>;
  report(jobId: string): Promise<Report>;
  /** The report as it is kept, in one of its forms. */
  resultText(jobId: string, format: ResultFormat): Promise<string>;
  sources(jobId: string): Promise<responses.SourceList>;
  /** The archived text around each quote of the report. */
  evidence(jobId: string): Promise<responses.EvidenceList>;
  events(jobId: string, from: EventsFrom): Promise<responses.EventList>;
  reply(jobId: string, reply: ReplyRequest): Promise<responses.JobView>;
  /** Says that the caller has the result of a completed job; saying it again changes nothing. */
  confirmDelivery(jobId: string): Promise<responses.JobView>;
  cancel(jobId: string): Promise<responses.JobView>;
  /** Takes a job that has ended away for good. */
  erase(jobId: string): Promise<Erased>;
  /** The same of all jobs of the caller that have ended. */
  eraseAll(): Promise<responses.ErasedList>;
  queueSummary(): Promise<responses.QueueSummary>;
}

export interface EventsFrom {
  readonly after: number;
  readonly waitSeconds: number;
  readonly signal?: AbortSignal;
}

export function createClient(transport: Transport): ResearchClient {
  const text = (name: RouteName, call: Call): Promise<string> => send(transport, name, call);
  const json = async <Schema extends z.ZodType>(
    name: RouteName,
    schema: Schema,
    call: Call,
  ): Promise<z.infer<Schema>> => readBody(schema, await text(name, call));
  return {
    submit: (body) => json('submitJob', responses.Submission, { body }),
    list: (page = {}) => json('listJobs', responses.JobList, { query: pageQuery(page) }),
    get: (jobId) => json('getJob', responses.JobState, { jobId }),
    plan: (jobId) => json('getPlan', responses.PlanView, { jobId }),
    report: (jobId) => json('getResult', Report, { jobId }),
    resultText: (jobId, format) => text('getResult', { jobId, query: { format } }),
    sources: (jobId) => json('getSources', responses.SourceList, { jobId }),
    evidence: (jobId) => json('getEvidence', responses.EvidenceList, { jobId }),
    events: (jobId, from) => json('getEvents', responses.EventList, { jobId, ...eventsCall(from) }),
    reply: (jobId, body) => json('replyToJob', responses.JobView, { jobId, body }),
    confirmDelivery: (jobId) => json('confirmDelivery', responses.JobView, { jobId, body: {} }),
    cancel: (jobId) => json('cancelJob', responses.JobView, { jobId, body: {} }),
    erase: (jobId) => json('eraseJob', Erased, { jobId }),
    eraseAll: () => json('eraseJobs', responses.ErasedList, {}),
    queueSummary: () => json('getQueueSummary', responses.QueueSummary, {}),
  };
}

async function send(transport: Transport, name: RouteName, call: Call): Promise<string> {
  const response = await transport({
    method: ROUTES[name].method,
    path: pathTo(name, call.jobId),
    query: call.query ?? {},
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.signal ? { signal: call.signal } : {}),
  });
  if (response.status >= 400) throw readFailure(response.status, response.body);
  return response.body;
}

function readBody<Schema extends z.ZodType>(schema: Schema, body: string): z.infer<Schema> {
  const parsed = schema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw new RequestFailed(502, {
    name: 'MalformedReply',
    message: `The service answered in a shape this version does not know (${parsed.error.issues[0]?.path.join('.') ?? ''}).`,
    remedy: 'Use the same version of Plumbline on both sides.',
  });
}

function pageQuery(page: { readonly limit?: number; readonly after?: string }): Record<string, string> {
  return {
    ...(page.limit === undefined ? {} : { limit: String(page.limit) }),
    ...(page.after === undefined ? {} : { after: page.after }),
  };
}

function eventsCall(from: EventsFrom): Call {
  return {
    query: { after: String(from.after), wait: String(from.waitSeconds) },
    ...(from.signal ? { signal: from.signal } : {}),
  };
}
