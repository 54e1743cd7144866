import { describe, expect, test } from 'vitest';
import { isTerminal } from '#shared/domain/job.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import { closeEnded } from '#functions/queue/close/close.ts';
import { openQueue } from './queue-world.ts';

import { DOOMED, SILENT_WAYS, WAYS, expectEnded, openDoomed } from './ways-to-die.ts';

describe('R6.1 an execution that was', () => {
  test.each([...WAYS, ...SILENT_WAYS])('$name leaves nothing stuck after one sweep', async (way) => {
    const world = await openDoomed(way);
    await world.sweep();
    await expectEnded(world, way);
    await world.sweep();
    await expectEnded(world, way);
  });

  test.each(WAYS)('$name gives its job an end at once when the event comes', async (way) => {
    const world = await openDoomed(way);
    await world.close(world.eventOf(DOOMED));
    await world.dispatch();
    await expectEnded(world, way);
    await world.close(world.eventOf(DOOMED));
    await expectEnded(world, way);
  });

  test.each(WAYS)(
    '$name gives its job an end when the event comes and the table refuses once',
    async (way) => {
      const world = await openDoomed(way);
      const refusing = {
        ...world.ports,
        slots: {
          ...world.ports.slots,
          release: async () => Promise.reject(new ServiceUnavailable('The table is busy.')),
        },
      };
      await expect(closeEnded(world.eventOf(DOOMED), refusing)).rejects.toThrow(ServiceUnavailable);
      expect(isTerminal((await world.job(DOOMED)).status)).toBe(true);
      await world.sweep();
      await expectEnded(world, way);
    },
  );
});

test('R6.1 an event of an execution that is no job ends nothing', async () => {
  const world = await openQueue();
  const event = { detail: { status: 'ABORTED', input: '{"by":"hand"}' } };
  expect(await world.close(event)).toEqual({ status: undefined });
});
