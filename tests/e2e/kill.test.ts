import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMPILED } from '#tests/support/compiled.ts';
import { liveOn } from './research-life.ts';

const CHILD = fileURLToPath(new URL('research-child.ts', import.meta.url));

/** Runs the child and kills it as soon as it has printed so many events; resolves with the signal that ended it. */
async function killAfter(events: number, dataFolder: string): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, ['--no-warnings', CHILD, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...COMPILED },
  });
  createInterface({ input: child.stdout }).on('line', (sequence) => {
    if (Number(sequence) >= events) child.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    child.on('close', (_code, signal) => resolve(signal));
  });
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
    const alone = await liveOn(freshFolder(), () => undefined);
    expect(alone).toMatchObject({ isGapless: true, left: [] });
    const folder = freshFolder();
    for (const moment of seededMoments(3)) expect(await killAfter(moment, folder)).toBe('SIGKILL');
    expect(await liveOn(folder, () => undefined)).toEqual(alone);
  },
);
