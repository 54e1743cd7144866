import { expect, test } from 'vitest';
import { namedError, runMachine, startMachine, task } from './run-machine.ts';

const KEEP = { ResultSelector: { 'n.$': '$.Payload.n' } };

test('a Map hands each item over by its selector and returns the results in order', async () => {
  const ending = await runMachine({
    startAt: 'Each',
    states: {
      Each: {
        Type: 'Map',
        ItemsPath: '$.list',
        ItemSelector: { 'n.$': '$$.Map.Item.Value.n', 'i.$': '$$.Map.Item.Index', 'base.$': '$.base' },
        MaxConcurrency: 2,
        ItemProcessor: {
          ProcessorConfig: { Mode: 'INLINE' },
          StartAt: 'Add',
          States: { Add: task({ ...KEEP, End: true }) },
        },
        ResultSelector: { 'all.$': '$', 'first.$': '$[0].n' },
        ResultPath: '$.done',
        End: true,
      },
    },
    input: { base: 10, list: [{ n: 3 }, { n: 2 }, { n: 1 }] },
    handlers: {
      Add: async (payload) => {
        const { n, i, base } = payload as { n: number; i: number; base: number };
        for (let turn = 0; turn < n * 3; turn += 1) await Promise.resolve();
        return { n: base + n + 100 * i };
      },
    },
  });
  expect(ending).toMatchObject({
    output: { base: 10, done: { first: 13, all: [{ n: 13 }, { n: 112 }, { n: 211 }] } },
  });
});

test('a Map over nothing gives nothing', async () => {
  const ending = await runMachine({
    startAt: 'Each',
    states: {
      Each: {
        Type: 'Map',
        ItemsPath: '$.list',
        ItemProcessor: { StartAt: 'Add', States: { Add: task({ End: true }) } },
        ResultPath: '$.done',
        End: true,
      },
    },
    input: { list: [] },
  });
  expect(ending).toEqual({ status: 'SUCCEEDED', output: { list: [], done: [] } });
});

test('never more items of a Map run at once than MaxConcurrency', async () => {
  let running = 0;
  let most = 0;
  await runMachine({
    startAt: 'Each',
    states: {
      Each: {
        Type: 'Map',
        ItemsPath: '$.list',
        MaxConcurrency: 3,
        ItemProcessor: { StartAt: 'Work', States: { Work: task({ End: true }) } },
        End: true,
      },
    },
    input: { list: Array.from({ length: 12 }, (_, n) => ({ n })) },
    handlers: {
      Work: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        running -= 1;
      },
    },
  });
  expect(most).toBe(3);
});

test('an item that catches its own failure leaves the other items alone', async () => {
  const ending = await runMachine({
    startAt: 'Each',
    states: {
      Each: {
        Type: 'Map',
        ItemsPath: '$.list',
        ItemProcessor: {
          StartAt: 'Work',
          States: {
            Work: task({
              ...KEEP,
              End: true,
              Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Skip' }],
            }),
            Skip: { Type: 'Pass', Parameters: { 'n.$': '$.n', skipped: true }, End: true },
          },
        },
        End: true,
      },
    },
    input: { list: [{ n: 0 }, { n: 1 }, { n: 2 }] },
    handlers: {
      Work: (payload) => {
        const { n } = payload as { n: number };
        if (n === 1) throw namedError('UnreadableSource');
        return { n };
      },
    },
  });
  expect(ending).toMatchObject({ output: [{ n: 0 }, { n: 1, skipped: true }, { n: 2 }] });
});

test('after a Map has failed no queued item starts', async () => {
  const started: number[] = [];
  const release = Promise.withResolvers<void>();
  const bothRun = Promise.withResolvers<void>();
  const ending = await runMachine({
    startAt: 'Each',
    states: {
      Each: {
        Type: 'Map',
        ItemsPath: '$.list',
        MaxConcurrency: 2,
        ItemProcessor: { StartAt: 'Work', States: { Work: task({ End: true }) } },
        Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Caught' }],
        End: true,
      },
      Caught: task({ ResultPath: null, End: true }),
    },
    input: { list: [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }] },
    handlers: {
      Work: async (payload) => {
        const { n } = payload as { n: number };
        started.push(n);
        if (n === 1) bothRun.resolve();
        await (n === 0 ? bothRun.promise : release.promise);
        if (n === 0) throw namedError('Broken');
      },
      Caught: () => release.resolve(),
    },
  });
  expect(ending).toMatchObject({ status: 'SUCCEEDED', output: { error: { Error: 'Broken' } } });
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(started).toEqual([0, 1]);
});

test('after an abort no queued item starts, and settling waits for the calls that were begun', async () => {
  const started: number[] = [];
  const release = Promise.withResolvers<void>();
  const bothRun = Promise.withResolvers<void>();
  const run = startMachine({
    startAt: 'Each',
    states: {
      Each: {
        Type: 'Map',
        ItemsPath: '$.list',
        MaxConcurrency: 2,
        ItemProcessor: {
          StartAt: 'Work',
          States: {
            Work: task({
              End: true,
              Retry: [{ ErrorEquals: ['States.ALL'], MaxAttempts: 5, IntervalSeconds: 1 }],
              Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Skip' }],
            }),
            Skip: { Type: 'Pass', End: true },
          },
        },
        Next: 'After',
      },
      After: task({ End: true }),
    },
    input: { list: [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }] },
    handlers: {
      Work: async (payload) => {
        started.push((payload as { n: number }).n);
        if (started.length === 2) bothRun.resolve();
        await release.promise;
      },
      After: () => started.push(99),
    },
  });
  await bothRun.promise;
  run.abort();
  expect(await run.ending).toEqual({ status: 'ABORTED' });
  let isSettled = false;
  const settled = run.settled().then(() => (isSettled = true));
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(isSettled).toBe(false);
  release.resolve();
  await settled;
  expect(started).toEqual([0, 1]);
});
