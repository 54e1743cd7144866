import type * as z from 'zod';
import type { Erased } from '#shared/domain/erased.ts';
import type { Report } from '#shared/domain/report.ts';
import type { HttpMethod } from './contract/route.ts';
import type { ReplyRequest, ResultFormat, SubmitRequest } from './requests.ts';
import { RequestFailed, parseJson, readFailure } from './request-failed.ts';
import type * as responses from './responses.ts';
import {
  type AnswerOf,
  type PathParams,
  READS,
  ROUTES,
  type Reads,
  type RouteName,
  type Routes,
  pathTo,
} from './routes.ts';

export interface TransportRequest {
  readonly method: HttpMethod;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** By lower-case name, beyond those of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
  readonly signal?: AbortSignal;
}

export interface TransportResponse {
  readonly status: number;
  /** By lower-case name, where the transport gives them. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Carries a request to the service: over HTTP, or to its handler in this process. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

type QueryInput<Name extends RouteName> = {
  readonly [Key in keyof z.input<Routes[Name]['query']>]?: QueryValue;
};

/** What a call of a route carries. */
export interface Call<Name extends RouteName> {
  readonly params?: PathParams;
  readonly query?: QueryInput<Name>;
  readonly body?: z.input<Routes[Name]['body']>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The API as functions. Each throws RequestFailed for an answer that is no success. */
export interface ResearchClient {
  /** Any route of the contract, by name. */
  call<Name extends RouteName>(name: Name, call: Call<Name>): Promise<AnswerOf<Name>>;
  /** The same, for a form of the answer that is not JSON. */
  callText<Name extends RouteName>(name: Name, call: Call<Name>): Promise<string>;
  submit(request: SubmitRequest): Promise<responses.Submission>;
  list(query?: Call<'listJobs'>['query']): Promise<responses.JobList>;
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
  const callText: ResearchClient['callText'] = (name, request) =>
    send(transport, name, { ...request, headers: { accept: '*/*', ...request.headers } });
  async function call<Name extends RouteName>(name: Name, request: Call<Name>): Promise<AnswerOf<Name>> {
    return readBody(READS[name].answer, await send(transport, name, request));
  }
  return {
    call,
    callText,
    submit: (body) => call('submitJob', { body }),
    list: (query = {}) => call('listJobs', { query }),
    get: (jobId) => call('getJob', { params: { jobId } }),
    plan: (jobId) => call('getPlan', { params: { jobId } }),
    report: (jobId) => call('getResult', { params: { jobId } }),
    resultText: (jobId, format) => callText('getResult', { params: { jobId }, query: { format } }),
    sources: (jobId) => call('getSources', { params: { jobId } }),
    evidence: (jobId) => call('listEvidence', { params: { jobId } }),
    events: (jobId, { after, waitSeconds, signal }) =>
      call('getEvents', {
        params: { jobId },
        query: { after, wait: waitSeconds },
        ...(signal ? { signal } : {}),
      }),
    reply: (jobId, body) => call('replyToJob', { params: { jobId }, body }),
    confirmDelivery: (jobId) => call('confirmDelivery', { params: { jobId } }),
    cancel: (jobId) => call('cancelJob', { params: { jobId } }),
    erase: (jobId) => call('eraseJob', { params: { jobId } }),
    eraseAll: () => call('eraseJobs', {}),
    queueSummary: () => call('getQueueSummary', {}),
  };
}

async function send<Name extends RouteName>(
  transport: Transport,
  name: Name,
  { params, query = {}, body, headers, signal }: Call<Name>,
): Promise<string> {
  const response = await transport({
    method: ROUTES[name].method,
    path: pathTo(name, params),
    query: queryText(query),
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (response.status >= 400) throw readFailure(response.status, response.body);
  return response.body;
}

type QueryValue = boolean | number | string | undefined;

function queryText(query: Readonly<Record<string, QueryValue>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function readBody<Value>(schema: Reads<Value>, body: string): Value {
  const parsed = schema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw new RequestFailed(502, {
    name: 'MalformedReply',
    message: `The service answered in a shape this version does not know (${parsed.error.issues[0]?.path.join('.') ?? ''}).`,
    remedy: 'Use the same version of Plumbline on both sides.',
  });
}
