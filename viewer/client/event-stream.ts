import { JobStatus } from '#shared/domain/job.ts';
import { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Update } from './client.ts';

/** Reads server-sent events out of a body as it comes; what came in pieces is put together first. */
export async function* readStream(body: ReadableStream<Uint8Array>): AsyncGenerator<Update> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = parts.pop() ?? '';
      yield* toUpdates(parts);
    }
  } finally {
    reader.releaseLock();
  }
}

/** Events that came together are shown together, so that a page draws once for all of them. */
function* toUpdates(parts: readonly string[]): Generator<Update> {
  const messages = parts.map(readMessage);
  const events = messages.flatMap(({ event, data }) =>
    event === 'trace' ? [TraceEvent.parse(JSON.parse(data))] : [],
  );
  if (events.length > 0) yield { kind: 'events', events };
  const end = messages.find(({ event }) => event === 'end');
  if (end) yield { kind: 'end', status: JobStatus.parse(JSON.parse(end.data).status) };
}

function readMessage(part: string): { readonly event: string; readonly data: string } {
  const field = (name: string): string =>
    part
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2))
      .join('\n');
  return { event: field('event'), data: field('data') };
}
