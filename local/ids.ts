import { randomBytes } from 'node:crypto';
import type { Clock, Ids } from '#shared/ports/clock.ts';

/** Ids that sort by time: nine digits of base 36 (good until the year 5188), a counter, and chance. */
export function createIds(clock: Clock): Ids {
  let counter = 0;
  return {
    next: () => {
      counter = (counter + 1) % 36 ** 3;
      const time = clock.now().toString(36).padStart(9, '0');
      return `${time}-${counter.toString(36).padStart(3, '0')}${randomBytes(5).toString('hex')}`;
    },
  };
}
