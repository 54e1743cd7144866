import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const Usage = z.object({ userSeconds: z.number(), systemSeconds: z.number(), peakMegabytes: z.number() });

export interface Measured extends z.infer<typeof Usage> {
  readonly wallSeconds: number;
}

export interface Started {
  readonly child: ChildProcess;
  /** What it used, when it has ended; rejects when it ended badly. */
  readonly ended: Promise<Measured>;
}

/** A command of the product in a process of its own. */
export function startMeasured(words: readonly string[], environment: NodeJS.ProcessEnv = {}): Started {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', new URL('./emit-usage.js', import.meta.url).href, MAIN, ...words],
    { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env: { ...process.env, ...environment } },
  );
  child.stdout?.resume();
  return { child, ended: measure(child, start) };
}

async function measure(child: ChildProcess, start: number): Promise<Measured> {
  const usagePipe = child.stdio[3];
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const usage = await text(usagePipe instanceof Readable ? usagePipe : Readable.from([]));
  const code = await ended;
  if (code !== 0) throw new Error(`The measured command ended with exit code ${code}.`);
  return { wallSeconds: (performance.now() - start) / 1000, ...Usage.parse(JSON.parse(usage)) };
}

const MAIN = fileURLToPath(new URL('../../../cli/start.js', import.meta.url));
