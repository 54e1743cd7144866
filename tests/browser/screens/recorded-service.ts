import type { ApiResponse } from '#functions/api/api-response.ts';
import { type HttpServer, type Respond, startHttpServer } from '#local/http-server.ts';
import { withViewer } from '#local/serve-viewer.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Recording } from './recording.ts';

/** The job that is still at work: that of the recording, up to the middle of its events. */
export const LIVE_JOB = 'live';

/** Serves the viewer over what a real service has answered, so that a page looks the same each time. */
export async function serveRecording(recording: Recording): Promise<HttpServer> {
  return startHttpServer(withViewer(answerFrom(recording)), 0);
}

function answerFrom({ jobId, events, answers }: Recording): Respond {
  const jobs = '/v1/research/jobs';
  const isDigested = ({ type }: TraceEvent): boolean => type === 'digest-source-finished';
  const until = events.filter(isDigested).at(-3)?.sequence ?? 0;
  return async ({ path, queryStringParameters: query }) => {
    const after = Number(query?.['after'] ?? 0);
    if (path === `${jobs}/${LIVE_JOB}/events`)
      return stream(events.filter(({ sequence }) => sequence > after && sequence <= until));
    if (path === `${jobs}/${jobId}/events`)
      return stream(
        events.filter(({ sequence }) => sequence > after),
        { isEnd: true },
      );
    const text = path === `${jobs}/${LIVE_JOB}` ? liveOf(answers[`${jobs}/${jobId}`] ?? '') : answers[path];
    return text === undefined ? json(404, NOT_RECORDED) : json(200, text);
  };
}

const NOT_RECORDED = JSON.stringify({
  error: { name: 'NotFound', message: 'Nothing of this was recorded.' },
});

function liveOf(job: string): string {
  const { outcome: _outcome, endedAt: _endedAt, ...rest } = JSON.parse(job);
  return JSON.stringify({ ...rest, jobId: LIVE_JOB, status: 'PROCESSING' });
}

function json(status: number, body: string): ApiResponse {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
}

function stream(events: readonly TraceEvent[], { isEnd } = { isEnd: false }): ApiResponse {
  const text = events.map((event) => `event: trace\ndata: ${JSON.stringify(event)}\n\n`).join('');
  const end = isEnd ? `event: end\ndata: ${JSON.stringify({ status: 'COMPLETED' })}\n\n` : '';
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    body: isEnd ? `${text}${end}` : keptOpen(text),
  };
}

/** What comes first, and then nothing, until the reader leaves. */
async function* keptOpen(text: string): AsyncGenerator<string> {
  yield `${text}: waiting\n\n`;
  await new Promise(() => undefined);
}
