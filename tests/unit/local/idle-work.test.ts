import { expect, it } from 'vitest';
import * as z from 'zod';
import { createIdleWork } from '#local/idle-work.ts';
import { noModel } from '#shared/adapters/models/no-model.ts';
import type { Model } from '#shared/ports/model.ts';

const unexpected = (message: string, error: unknown): never => {
  throw new Error(message, { cause: error });
};
const request = {
  role: 'writer',
  system: '',
  user: '',
  schema: z.string(),
  schemaName: 'text',
  maximumTokens: 1,
} as const;

const answeringNothing = (until: Promise<void>): Model => ({
  ...noModel,
  complete: async () => {
    await until;
    throw new Error('no answer');
  },
});

it('begins work when a model has been asked, once, and not before', async () => {
  const begun = Promise.withResolvers<string>();
  const asked: string[] = [];
  const model: Model = {
    ...noModel,
    complete: async () => {
      asked.push('model');
      await begun.promise;
      throw new Error('no answer');
    },
  };
  const idle = createIdleWork(model, unexpected);
  let times = 0;
  idle.add(async () => {
    times += 1;
    begun.resolve(`after ${asked.join()}`);
  });
  expect(times).toBe(0);
  await expect(idle.model.complete(request)).rejects.toThrow('no answer');
  expect(await begun.promise).toBe('after model');
  expect(times).toBe(1);
});

it('begins work when all that is asked side by side has been asked, in the order it came', async () => {
  const seen: string[] = [];
  const done = Promise.withResolvers<void>();
  const model: Model = {
    ...noModel,
    complete: async () => {
      seen.push('asked');
      await done.promise;
      throw new Error('no answer');
    },
  };
  const idle = createIdleWork(model, unexpected);
  idle.add(async () => void seen.push('first'));
  idle.add(async () => {
    seen.push('second');
    done.resolve();
  });
  const replies = [idle.model.complete(request), idle.model.complete(request)];
  await Promise.allSettled(replies);
  expect(seen).toEqual(['asked', 'asked', 'first', 'second']);
});

it('leaves the oldest work to whoever needs it where much waits', async () => {
  const begun: number[] = [];
  const done = Promise.withResolvers<void>();
  const idle = createIdleWork(answeringNothing(done.promise), unexpected);
  for (let place = 1; place <= 25; place += 1)
    idle.add(async () => {
      begun.push(place);
      if (place === 25) done.resolve();
    });
  await expect(idle.model.complete(request)).rejects.toThrow('no answer');
  expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
});

it('leaves what is seldom needed until nothing more was asked for a while, whenever it came', async () => {
  const begun: string[] = [];
  const done = Promise.withResolvers<void>();
  const idle = createIdleWork(answeringNothing(done.promise), unexpected);
  idle.add(async () => {
    begun.push('seldom needed');
    done.resolve();
  }, 'late');
  idle.add(async () => void begun.push('needed'));
  await expect(idle.model.complete(request)).rejects.toThrow('no answer');
  expect(begun).toEqual(['needed', 'seldom needed']);
});
