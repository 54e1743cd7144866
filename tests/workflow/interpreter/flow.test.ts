import { expect, test } from 'vitest';
import type { Position } from '#local/interpreter/run.ts';
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

test('a Parallel gives all branches the same input and selects from their results in order', async () => {
  const ending = await runMachine({
    startAt: 'Both',
    states: {
      Both: {
        Type: 'Parallel',
        Branches: [
          { StartAt: 'Left', States: { Left: task({ ...KEEP, End: true }) } },
          { StartAt: 'Right', States: { Right: task({ ...KEEP, End: true }) } },
        ],
        ResultSelector: { 'left.$': '$[0].n', 'right.$': '$[1].n' },
        ResultPath: '$.both',
        End: true,
      },
    },
    input: { n: 5 },
    handlers: {
      Left: (payload) => ({ n: (payload as { n: number }).n + 1 }),
      Right: () => ({ n: 0 }),
    },
  });
  expect(ending).toEqual({ status: 'SUCCEEDED', output: { n: 5, both: { left: 6, right: 0 } } });
});

test('a failing branch fails the Parallel, whose Catch keeps the input', async () => {
  const ending = await runMachine({
    startAt: 'Both',
    states: {
      Both: {
        Type: 'Parallel',
        Branches: [
          { StartAt: 'Left', States: { Left: task({ End: true }) } },
          { StartAt: 'Right', States: { Right: task({ End: true }) } },
        ],
        Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Caught' }],
        End: true,
      },
      Caught: { Type: 'Pass', Parameters: { 'n.$': '$.n', 'name.$': '$.error.Error' }, End: true },
    },
    input: { n: 5 },
    handlers: {
      Right: () => {
        throw namedError('MalformedReply');
      },
    },
  });
  expect(ending).toMatchObject({ output: { n: 5, name: 'MalformedReply' } });
});

const CHOICE = {
  Choose: {
    Type: 'Choice',
    Choices: [
      { Variable: '$.count', NumericGreaterThan: 0, Next: 'Some' },
      { Variable: '$.flag', BooleanEquals: false, Next: 'No' },
      {
        And: [{ Variable: '$.word', StringEquals: 'yes' }, { Not: { Variable: '$.flag', IsNull: true } }],
        Next: 'Some',
      },
    ],
    Default: 'Other',
  },
  Some: { Type: 'Pass', Result: 'some', End: true },
  No: { Type: 'Pass', Result: 'no', End: true },
  Other: { Type: 'Pass', Result: 'other', End: true },
};

test.each([
  [{ count: 1 }, 'some'],
  [{ count: 0, flag: false }, 'no'],
  [{ count: 0, flag: true, word: 'yes' }, 'some'],
  [{ count: 0, flag: true, word: '' }, 'other'],
  [{ count: '1', flag: 'false', word: 'x' }, 'other'],
])('a Choice compares %j by value and type', async (input, output) => {
  expect(await runMachine({ startAt: 'Choose', states: CHOICE, input })).toEqual({
    status: 'SUCCEEDED',
    output,
  });
});

test('a Choice over a variable that is not there fails the execution', async () => {
  const ending = await runMachine({ startAt: 'Choose', states: CHOICE, input: {} });
  expect(ending).toMatchObject({ status: 'FAILED', error: 'States.Runtime' });
});

test('a Choice that matches nothing and has no default fails the execution', async () => {
  const states = { ...CHOICE, Choose: { ...CHOICE.Choose, Default: undefined } };
  const ending = await runMachine({ startAt: 'Choose', states, input: { count: 0, flag: true, word: '' } });
  expect(ending).toMatchObject({ status: 'FAILED', error: 'States.NoChoiceMatched' });
});

test('a Pass moves a part of its input to another path', async () => {
  const states = { Move: { Type: 'Pass', InputPath: '$.gate.cursor', ResultPath: '$.cursor', End: true } };
  const input = { gate: { cursor: { n: 2 } }, cursor: { n: 1 } };
  expect(await runMachine({ startAt: 'Move', states, input })).toMatchObject({
    output: { gate: { cursor: { n: 2 } }, cursor: { n: 2 } },
  });
});

test('a Fail state ends with its own error and cause', async () => {
  const states = { Bad: { Type: 'Fail', Error: 'JobFailed', Cause: 'because' } };
  expect(await runMachine({ startAt: 'Bad', states })).toEqual({
    status: 'FAILED',
    error: 'JobFailed',
    cause: 'because',
  });
});

const LOOP = {
  Work: task({ ...KEEP, ResultPath: '$.result', Next: 'Again' }),
  Again: {
    Type: 'Choice',
    Choices: [{ Variable: '$.result.n', NumericGreaterThan: 2, Next: 'Done' }],
    Default: 'Carry',
  },
  Carry: { Type: 'Pass', InputPath: '$.result', Next: 'Work' },
  Done: { Type: 'Succeed' },
};
const increment = (payload: unknown): object => ({ n: (payload as { n: number }).n + 1 });

test('each position that does work is recorded before it is entered', async () => {
  const recorded: Position[] = [];
  await runMachine({
    startAt: 'Work',
    states: LOOP,
    input: { n: 0 },
    handlers: { Work: increment },
    reached: async (position) => {
      recorded.push(position);
    },
  });
  expect(recorded).toEqual([
    { state: 'Work', input: { n: 1 } },
    { state: 'Work', input: { n: 2 } },
  ]);
});

test('from any recorded position, the execution ends as it would have', async () => {
  const setup = { states: LOOP, handlers: { Work: increment } };
  const whole = await runMachine({ ...setup, startAt: 'Work', input: { n: 0 } });
  const rest = await runMachine({ ...setup, startAt: 'Work', input: { n: 2 } });
  expect(rest).toEqual(whole);
});

test('a position that cannot be written down stops the execution there', async () => {
  const run = startMachine({
    startAt: 'Work',
    states: LOOP,
    input: { n: 0 },
    handlers: { Work: increment },
    reached: async () => {
      throw namedError('EnvironmentFailure', 'The disk is full.');
    },
  });
  await expect(run.ending).rejects.toThrow('The disk is full.');
});
