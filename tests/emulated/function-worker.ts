import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';

/** One execution environment: a bundle with an environment of its own, asked by messages as Lambda asks it by HTTP. */
const { file, name } = z.object({ file: z.string(), name: z.string() }).parse(workerData);
const Call = z.object({ id: z.number(), event: z.unknown(), until: z.number() });

const Bundle = z.object({ handler: z.custom<(event: unknown, context: object) => Promise<unknown>>() });
const { handler } = Bundle.parse(createRequire(import.meta.url)(file));

parentPort?.on('message', (message: unknown) => {
  const { id, event, until } = Call.parse(message);
  const context = {
    functionName: name,
    awsRequestId: `${name}-${id}`,
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
  };
  void answer(id, async () => handler(event, context));
});

async function answer(id: number, work: () => Promise<unknown>): Promise<void> {
  try {
    tell({ id, value: JSON.stringify((await work()) ?? null) });
  } catch (error) {
    const errorType = error instanceof Error ? error.name : 'Error';
    const errorMessage = error instanceof Error ? error.message : String(error);
    tell({ id, failure: JSON.stringify({ errorType, errorMessage, trace: [] }) });
  }
}

function tell(reply: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread, not a window
  parentPort?.postMessage(reply);
}
