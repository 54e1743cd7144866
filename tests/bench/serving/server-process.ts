import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const Sample = z.object({ stallMilliseconds: z.number(), megabytes: z.number() });
export type Sample = z.infer<typeof Sample>;

export interface ServerProcess {
  readonly url: string;
  /** From the start of the process until it listened. */
  readonly startMilliseconds: number;
  /** What was measured of its event loop since this was last called. */
  samples(): readonly Sample[];
  kill(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../../cli/start.js', import.meta.url));

/** What is measured is the server: no service outside has a part in it, whatever is set in the caller's environment. */
const OWN_ENVIRONMENT = { SEARCH_PROVIDERS: 'corpus', MODEL_PROVIDER: 'none' };

/** `npm start` as a process of its own, on any free port. */
export async function startServer(data: string, words: readonly string[] = []): Promise<ServerProcess> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--import',
      new URL('./emit-loop.js', import.meta.url).href,
      MAIN,
      'serve',
      '--data',
      data,
      '--port',
      '0',
      ...words,
    ],
    { stdio: ['ignore', 'pipe', 'inherit', 'pipe'], env: { ...process.env, ...OWN_ENVIRONMENT } },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const collected: Sample[] = [];
  const pipe = child.stdio[3];
  if (pipe instanceof Readable) {
    createInterface({ input: pipe }).on('line', (line) => collected.push(Sample.parse(JSON.parse(line))));
  }
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout ?? Readable.from([]) }).on('line', (line) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/u.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error('The measured server ended.')));
  });
  return {
    url,
    startMilliseconds: performance.now() - start,
    samples: () => collected.splice(0),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
