import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Clock, Ids } from '#shared/ports/clock.ts';

export const systemClock: Clock = { now: () => Date.now() };

/** 9 digits of time in base 36 (good until the year 5188), then 10 random bytes. */
export function createIds(clock: Clock): Ids {
  return {
    next: () => `${clock.now().toString(36).padStart(9, '0')}-${randomBytes(10).toString('hex')}`,
  };
}

export async function sleep(milliseconds: number): Promise<void> {
  await setTimeout(milliseconds);
}
