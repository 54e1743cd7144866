import { UnreadableSource } from '#shared/errors.ts';
import type { Extracted, FetchedBytes } from './extractor-port.ts';
import { startWatchdog } from './watchdog.ts';
import { WorkerRequest, type WorkerReply } from './worker-protocol.ts';

/** Takes the text out of a document; `offer` hands over one that will do if it gets no further. */
export type ReadDocument = (
  document: FetchedBytes,
  offer: (extracted: Extracted) => Promise<void>,
) => Promise<Extracted>;

/** The life of a process that reads documents for its parent, and ends with it. */
export function serveDocuments(read: ReadDocument): void {
  const [megabytes = 0, processor = 0, clock = 0] = process.argv.slice(2).map(Number);
  const watchdog = startWatchdog({ megabytes, processor, clock });
  process.on('disconnect', () => process.exit());
  let asked = 0;
  process.on('message', (message) => {
    asked += 1;
    const turn = asked;
    watchdog.begin();
    // The next one may come before it is known that the answer was sent.
    void answer(message, read).finally(() => {
      if (turn === asked) watchdog.rest();
    });
  });
  void send({ kind: 'ready' });
}

async function answer(message: unknown, read: ReadDocument): Promise<void> {
  const { id, document } = WorkerRequest.parse(message);
  try {
    const offer = async (extracted: Extracted): Promise<void> => send({ kind: 'provisional', id, extracted });
    const extracted = await read(document, offer);
    await send({ kind: 'extracted', id, extracted, megabytes: residentMegabytes() });
  } catch (error) {
    await send({ kind: 'unreadable', id, reason: reasonOf(error), megabytes: residentMegabytes() });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableSource) return error.message;
  return 'It is broken in a way that its text cannot be taken out.';
}

function residentMegabytes(): number {
  return process.memoryUsage.rss() / 1e6;
}

async function send(reply: WorkerReply): Promise<void> {
  await new Promise<void>((resolve) => {
    process.send?.(reply, undefined, undefined, () => resolve());
  });
}
