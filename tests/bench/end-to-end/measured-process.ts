import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-usage-'));
  const child = spawn(
    process.execPath,
    ['--import', new URL('./emit-usage.js', import.meta.url).href, MAIN, ...words],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment, USAGE_FILE: usageIn(folder) },
    },
  );
  child.stdout?.resume();
  return { child, ended: measure(child, start, folder) };
}

async function measure(child: ChildProcess, start: number, folder: string): Promise<Measured> {
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const wallSeconds = (performance.now() - start) / 1000;
    if (code !== 0) throw new Error(`The measured command ended with exit code ${code}.`);
    return { wallSeconds, ...Usage.parse(JSON.parse(await readFile(usageIn(folder), 'utf8'))) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function usageIn(folder: string): string {
  return join(folder, 'usage.json');
}

const MAIN = fileURLToPath(new URL('../../../cli/start.js', import.meta.url));
