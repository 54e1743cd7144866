import { expect, test } from 'vitest';
import { createOutgoing } from '#local/outgoing.ts';

interface Watched {
  readonly looks: number;
  readonly reported: readonly unknown[];
}

function watch(results: readonly (number | Error | undefined)[]): {
  readonly seen: Watched;
  readonly outgoing: ReturnType<typeof createOutgoing>;
} {
  const seen = { looks: 0, reported: new Array<unknown>() };
  const outgoing = createOutgoing({
    deliver: async () => {
      const result = results[seen.looks];
      seen.looks += 1;
      await Promise.resolve();
      if (result instanceof Error) throw result;
      return { next: result };
    },
    now: () => Date.now(),
    report: (_message, error) => seen.reported.push(error),
  });
  return { seen, outgoing };
}

test('looks once more for everything that was asked for during a look', async () => {
  const { seen, outgoing } = watch([]);
  for (let count = 0; count < 5; count += 1) outgoing.wake();
  await outgoing.idle();
  expect(seen.looks).toBe(2);
});

test('reports what fails and looks again when it is asked to', async () => {
  const down = new Error('down');
  const { seen, outgoing } = watch([down]);
  outgoing.wake();
  await outgoing.idle();
  outgoing.wake();
  await outgoing.idle();
  expect(seen).toEqual({ looks: 2, reported: [down] });
});

test('looks no more once it is closed', async () => {
  const { seen, outgoing } = watch([Date.now()]);
  outgoing.wake();
  await outgoing.close();
  outgoing.wake();
  await outgoing.idle();
  expect(seen.looks).toBe(1);
});
