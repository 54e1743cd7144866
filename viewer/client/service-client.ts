import { createClient } from '#shared/api/client.ts';
import { readFailure } from '#shared/api/request-failed.ts';
import { pathTo } from '#shared/api/routes.ts';
import type { Follow, Update, ViewerClient } from './client.ts';
import { readStream } from './event-stream.ts';
import { type Session, pageTransport, openStream } from './http.ts';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;

/** The client of the service that this page came from. */
export function createServiceClient(session: Session): ViewerClient {
  return {
    ...createClient(pageTransport(session)),
    canAsk: true,
    follow: (jobId, follow) => followJob(jobId, follow, session),
  };
}

/**
 * Follows a job over every drop of the connection: each time from the last event that came, so that none is missed and
 * none comes twice. Only a refusal ends it, by its error.
 */
async function* followJob(
  jobId: string,
  { after, signal }: Follow,
  session: Session,
): AsyncGenerator<Update> {
  let last = after;
  let pause = FIRST_PAUSE;
  for (;;) {
    try {
      for await (const update of openEvents(jobId, { after: last, signal }, session)) {
        pause = FIRST_PAUSE;
        if (update.kind !== 'events') {
          yield update;
          if (update.kind === 'end') return;
          continue;
        }
        const events = update.events.filter((event) => event.sequence > last);
        last = events.at(-1)?.sequence ?? last;
        if (events.length > 0) yield { kind: 'events', events };
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) throw error;
      yield { kind: 'lost' };
    }
    await wait(pause, signal);
    if (signal.aborted) return;
    pause = Math.min(pause * 1.6, LONGEST_PAUSE);
  }
}

async function* openEvents(
  jobId: string,
  { after, signal }: Follow,
  session: Session,
): AsyncGenerator<Update> {
  const request = {
    method: 'GET',
    path: pathTo('getEvents', { jobId }),
    query: { after: String(after) },
    signal,
  } as const;
  const response = await openStream(request, session);
  if (!response.ok) throw readFailure(response.status, await response.text());
  yield { kind: 'open' };
  if (response.body) yield* readStream(response.body);
}

/** The service answered, and will answer the same again. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'httpStatus' in error ? Number(error.httpStatus) : 0;
  return status >= 400 && status < 500 && status !== 429;
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), milliseconds);
  signal.addEventListener('abort', () => resolve(undefined), { once: true });
  await promise;
  clearTimeout(timer);
}
