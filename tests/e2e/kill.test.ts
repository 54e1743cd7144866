import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';

const CHILD = fileURLToPath(new URL('research-child.ts', import.meta.url));
const Line = z.object({ event: z.number().optional(), outcome: z.unknown().optional() });

interface Lived {
  readonly signal: NodeJS.Signals | null;
  readonly outcome: unknown;
}

/** Runs the child; kills it as soon as it has printed so many events. */
async function live(dataFolder: string, killAfter: number): Promise<Lived> {
  const child = spawn(process.execPath, ['--no-warnings', CHILD, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // What the first process has compiled the others need not.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'compiled') },
  });
  let outcome: unknown;
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = Line.parse(JSON.parse(text));
    if (line.event !== undefined && line.event >= killAfter) child.kill('SIGKILL');
    outcome ??= line.outcome;
  });
  const signal = await new Promise<NodeJS.Signals | null>((resolve) => {
    child.on('close', (_code, ended) => resolve(ended));
  });
  return { signal, outcome };
}

function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'plumbline-kill-'));
}

/** Numbers of events after which to kill: chance, but the same each time. */
function seededMoments(count: number): readonly number[] {
  let state = 20_260_101;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return 1 + (state % 60);
  }).toSorted((a, b) => a - b);
}

test(
  'R6.5 a process killed again and again comes to the same end as one left alone',
  { timeout: 600_000 },
  async () => {
    const alone = await live(freshFolder(), Infinity);
    expect(alone.outcome).toMatchObject({ isGapless: true, left: [] });
    const folder = freshFolder();
    for (const moment of seededMoments(3)) expect((await live(folder, moment)).signal).toBe('SIGKILL');
    const last = await live(folder, Infinity);
    expect(last).toEqual({ signal: null, outcome: alone.outcome });
  },
);
