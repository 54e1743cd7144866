import { createRequire, enableCompileCache, flushCompileCache } from 'node:module';
import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';

/** One execution environment: a bundle with an environment of its own, asked by messages as Lambda asks it by HTTP. */
const { file, name, compiled } = z
  .object({ file: z.string(), name: z.string(), compiled: z.string() })
  .parse(workerData);
// The next environment of this bundle finds what was compiled for this one.
enableCompileCache(compiled);
const Call = z.object({ id: z.number(), event: z.unknown(), until: z.number() });

const preludes = new WeakMap<Writable, (prelude: object) => void>();
type Handle = (event: unknown, stream: Writable, context: object) => Promise<void>;

/** What Lambda adds to the globals for functions that stream: here the answer is put together again. */
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handle: Handle) => async (event: unknown, context: object) => {
      const parts: Buffer[] = [];
      const answer: { prelude: object } = { prelude: {} };
      const stream = new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          parts.push(chunk);
          done();
        },
      });
      preludes.set(stream, (prelude) => {
        answer.prelude = prelude;
      });
      await handle(event, stream, context);
      return { ...answer.prelude, body: Buffer.concat(parts).toString() };
    },
    HttpResponseStream: {
      from: (stream: Writable, prelude: object): Writable => {
        preludes.get(stream)?.(prelude);
        return stream;
      },
    },
  },
});

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
  if (id === 1) flushCompileCache();
}

function tell(reply: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread, not a window
  parentPort?.postMessage(reply);
}
