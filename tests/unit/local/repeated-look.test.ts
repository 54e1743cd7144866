import { expect, test } from 'vitest';
import { createRepeatedLook } from '#local/repeated-look.ts';

interface Watched {
  readonly looks: number;
  readonly reported: readonly unknown[];
}

function watch(results: readonly (number | Error | undefined)[]): {
  readonly seen: Watched;
  readonly looking: ReturnType<typeof createRepeatedLook>;
} {
  const seen = { looks: 0, reported: new Array<unknown>() };
  const looking = createRepeatedLook({
    look: async () => {
      const result = results[seen.looks];
      seen.looks += 1;
      await Promise.resolve();
      if (result instanceof Error) throw result;
      return { next: result };
    },
    now: () => Date.now(),
    report: (error) => seen.reported.push(error),
  });
  return { seen, looking };
}

test('looks once more for everything that was asked for during a look', async () => {
  const { seen, looking } = watch([]);
  for (let count = 0; count < 5; count += 1) looking.wake();
  await looking.idle();
  expect(seen.looks).toBe(2);
});

test('reports what fails and looks again when it is asked to', async () => {
  const down = new Error('down');
  const { seen, looking } = watch([down]);
  looking.wake();
  await looking.idle();
  looking.wake();
  await looking.idle();
  expect(seen).toEqual({ looks: 2, reported: [down] });
});

test('looks no more once it is closed', async () => {
  const { seen, looking } = watch([Date.now()]);
  looking.wake();
  await looking.close();
  looking.wake();
  await looking.idle();
  expect(seen.looks).toBe(1);
});
