import type { EventsQuery } from '#shared/api/requests.ts';
import type { EventList } from '#shared/api/responses.ts';
import type { Job } from '#shared/domain/job.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson, answerBody } from '../api-response.ts';
import { nextEvents } from '../follow-events.ts';
import { findJob } from '../job-access.ts';

/** Events of a job: a list, for which one may wait, or a stream of server-sent events. */
export async function getEvents(request: ApiRequest<'getEvents'>): Promise<ApiResponse> {
  const { query } = request;
  const job = await findJob(request);
  if (request.headers.get('accept')?.includes('text/event-stream')) {
    return answerBody(streamEvents(request, job, query), 'text/event-stream; charset=utf-8');
  }
  const wait = Math.min(query.wait * 1000, request.patienceMilliseconds);
  const until = request.ports.clock.now() + wait;
  return answerJson(await nextEvents(job, { ...query, until }, request.ports));
}

const HEARTBEAT = 15_000;
/** One answer may stay open this long; a reader comes back with the last id it saw. */
const LONGEST_STREAM = 600_000;
const LONGEST_BUFFER = 20_000;

async function* streamEvents(request: ApiRequest, job: Job, query: EventsQuery): AsyncGenerator<string> {
  const { clock } = request.ports;
  const longest = request.canStream ? LONGEST_STREAM : LONGEST_BUFFER;
  const deadline = clock.now() + Math.min(longest, request.patienceMilliseconds);
  let after = lastSeen(request, query);
  yield 'retry: 1000\n\n';
  for (;;) {
    const until = Math.min(deadline, clock.now() + HEARTBEAT);
    const list = await nextEvents(job, { after, limit: query.limit, until }, request.ports);
    yield list.events.length > 0 ? formatEvents(list) : ': waiting\n\n';
    after = list.last;
    if (list.isEnd) yield `event: end\ndata: ${JSON.stringify({ status: list.status })}\n\n`;
    if (list.isEnd || isOver(request, list, deadline)) return;
  }
}

/** What cannot be streamed ends with the first events, for the reader to come back. */
function isOver(request: ApiRequest, list: EventList, deadline: number): boolean {
  return request.ports.clock.now() >= deadline || (!request.canStream && list.events.length > 0);
}

function lastSeen(request: ApiRequest, query: EventsQuery): number {
  const header = request.headers.get('last-event-id') ?? '';
  return /^\d{1,9}$/.test(header) ? Number(header) : query.after;
}

function formatEvents(list: EventList): string {
  return list.events
    .map((event) => `id: ${event.sequence}\nevent: trace\ndata: ${JSON.stringify(event)}\n\n`)
    .join('');
}
