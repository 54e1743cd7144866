import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Update } from '../../../../viewer/client/client.ts';
import { readStream } from '../../../../viewer/client/event-stream.ts';

function event(sequence: number): TraceEvent {
  const at = '2026-01-01T00:00:00.000Z';
  return {
    sequence,
    key: `k${sequence}`,
    type: 't',
    stage: 's',
    message: 'Größe 漢字 😀',
    progress: 0,
    data: {},
    at,
  };
}

const EVENTS = [1, 2, 3].map(event);
const TEXT = [
  'retry: 1000\n\n',
  ...EVENTS.map((one) => `id: ${one.sequence}\nevent: trace\ndata: ${JSON.stringify(one)}\n\n`),
  ': waiting\n\n',
  'event: end\ndata: {"status":"COMPLETED"}\n\n',
].join('');

async function read(pieces: readonly Uint8Array[]): Promise<readonly Update[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const updates: Update[] = [];
  for await (const update of readStream(body)) updates.push(update);
  return updates;
}

test('events come whole and once, wherever the bytes of a stream are cut', async () => {
  const bytes = new TextEncoder().encode(TEXT);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 }), async (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
      const pieces = places.slice(1).map((end, index) => bytes.slice(places[index], end));
      const updates = await read(pieces);
      expect(updates.flatMap((one) => (one.kind === 'events' ? one.events : []))).toEqual(EVENTS);
      expect(updates.at(-1)).toEqual({ kind: 'end', status: 'COMPLETED' });
    }),
    { numRuns: 60 },
  );
});

test('what is cut off in the middle is not shown', async () => {
  const updates = await read([new TextEncoder().encode(TEXT.slice(0, TEXT.indexOf('"k2"')))]);
  expect(updates).toEqual([{ kind: 'events', events: [EVENTS[0]] }]);
});
