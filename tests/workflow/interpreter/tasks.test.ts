import { expect, test } from 'vitest';
import { namedError, runMachine, startMachine, task } from './run-machine.ts';
import { TokenRegistry } from '#local/interpreter/tokens.ts';
import { Conflict } from '#shared/errors.ts';

const STORE = { ResultSelector: { 'n.$': '$.Payload.n' }, ResultPath: '$.result' };

test('a task gets its payload and its result is wrapped as Lambda wraps it', async () => {
  const ending = await runMachine({
    startAt: 'A',
    states: { A: task({ ResultPath: '$.result', End: true }) },
    input: { n: 1 },
    handlers: { A: (payload) => ({ got: payload, nothing: undefined }) },
  });
  expect(ending).toEqual({
    status: 'SUCCEEDED',
    output: { n: 1, result: { Payload: { got: { n: 1 } }, StatusCode: 200, ExecutedVersion: '$LATEST' } },
  });
});

test('what a task does to its payload or keeps of its result changes nothing outside', async () => {
  const kept = { n: 1 };
  const ending = await runMachine({
    startAt: 'A',
    states: { A: task({ ...STORE, Next: 'B' }), B: task({ ResultPath: null, End: true }) },
    input: { list: [1] },
    handlers: {
      A: (payload) => {
        Object.assign(payload as object, { list: [] });
        return kept;
      },
      B: () => {
        kept.n = 2;
        return null;
      },
    },
  });
  expect(ending).toEqual({ status: 'SUCCEEDED', output: { list: [1], result: { n: 1 } } });
});

test('an error that a function throws arrives with its name and a Cause in JSON', async () => {
  const ending = await runMachine({
    startAt: 'A',
    states: {
      A: task({ End: true, Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Caught' }] }),
      Caught: { Type: 'Succeed' },
    },
    input: { kept: true },
    handlers: {
      A: () => {
        throw namedError('NotFound', 'gone');
      },
    },
  });
  const cause = '{"errorType":"NotFound","errorMessage":"gone","trace":[]}';
  expect(ending).toEqual({
    status: 'SUCCEEDED',
    output: { kept: true, error: { Error: 'NotFound', Cause: cause } },
  });
});

const retry = (name: string, attempts: number): object => ({
  ErrorEquals: [name],
  MaxAttempts: attempts,
  IntervalSeconds: 2,
  BackoffRate: 2,
  MaxDelaySeconds: 20,
  JitterStrategy: 'FULL',
});

test('an error is retried by name, as often as the first matching retrier says, then caught', async () => {
  let calls = 0;
  const ending = await runMachine({
    startAt: 'A',
    states: {
      A: task({
        End: true,
        Retry: [retry('Throttled', 2), retry('States.ALL', 9)],
        Catch: [{ ErrorEquals: ['Throttled'], ResultPath: '$.error', Next: 'Caught' }],
      }),
      Caught: { Type: 'Pass', Parameters: { 'name.$': '$.error.Error' }, End: true },
    },
    handlers: {
      A: () => {
        calls += 1;
        throw namedError('Throttled');
      },
    },
  });
  expect(ending).toEqual({ status: 'SUCCEEDED', output: { name: 'Throttled' } });
  expect(calls).toBe(3);
});

test('an error that nothing catches fails the execution', async () => {
  const ending = await runMachine({
    startAt: 'A',
    states: { A: task({ End: true }) },
    handlers: {
      A: () => {
        throw namedError('InvalidInput', 'no');
      },
    },
  });
  expect(ending).toMatchObject({ status: 'FAILED', error: 'InvalidInput' });
});

test('a task that takes longer than TimeoutSeconds fails as States.Timeout', async () => {
  const ending = await runMachine({
    startAt: 'A',
    states: {
      A: task({
        TimeoutSeconds: 0.02,
        End: true,
        Catch: [{ ErrorEquals: ['States.Timeout'], ResultPath: '$.error', Next: 'Caught' }],
      }),
      Caught: { Type: 'Pass', Parameters: { 'name.$': '$.error.Error' }, End: true },
    },
    handlers: { A: async () => new Promise(() => undefined) },
  });
  expect(ending).toEqual({ status: 'SUCCEEDED', output: { name: 'States.Timeout' } });
});

test('a function learns how much time is left', async () => {
  let left = 0;
  await runMachine({
    startAt: 'A',
    states: { A: task({ End: true }) },
    handlers: { A: (_, invocation) => (left = invocation.getRemainingTimeInMillis()) },
  });
  expect(left).toBeGreaterThan(4_000);
  expect(left).toBeLessThanOrEqual(5_000);
});

const WAITING = {
  Type: 'Task',
  Resource: 'arn:aws:states:::lambda:invoke.waitForTaskToken',
  Parameters: { FunctionName: 'f', Payload: { 'token.$': '$$.Task.Token', 'n.$': '$.n' } },
};

test('a waiting task goes on with the answer to its token, which is good for one answer', async () => {
  const tokens = new TokenRegistry();
  const handed: string[] = [];
  const ending = await runMachine({
    startAt: 'A',
    states: {
      A: { ...WAITING, TimeoutSeconds: 5, ResultPath: '$.first', Next: 'B' },
      B: { ...WAITING, TimeoutSeconds: 5, ResultPath: '$.second', End: true },
    },
    input: { n: 7 },
    tokens,
    handlers: {
      A: (payload) => answerAfterReturn(payload),
      B: (payload) => answerAfterReturn(payload),
    },
  });
  function answerAfterReturn(payload: unknown): null {
    const { token } = payload as { token: string };
    handed.push(token);
    queueMicrotask(() => tokens.answer(token, { answer: handed.length }));
    return null;
  }
  expect(ending).toEqual({
    status: 'SUCCEEDED',
    output: { n: 7, first: { answer: 1 }, second: { answer: 2 } },
  });
  expect(new Set(handed).size).toBe(2);
  expect(() => tokens.answer(handed[0] ?? '', {})).toThrow(Conflict);
});

test('a waiting task without an answer times out and its token is worth nothing afterwards', async () => {
  const tokens = new TokenRegistry();
  let handed = '';
  const ending = await runMachine({
    startAt: 'A',
    states: {
      A: {
        ...WAITING,
        TimeoutSeconds: 0.02,
        Catch: [{ ErrorEquals: ['States.Timeout'], ResultPath: '$.reply', Next: 'Default' }],
        End: true,
      },
      Default: { Type: 'Succeed' },
    },
    input: { n: 1 },
    tokens,
    handlers: { A: (payload) => (handed = (payload as { token: string }).token) },
  });
  expect(ending).toMatchObject({ status: 'SUCCEEDED', output: { reply: { Error: 'States.Timeout' } } });
  expect(() => tokens.answer(handed, {})).toThrow(Conflict);
});

test.each(['input', 'result'])(
  'a task whose %s is over 256 KiB ends the execution, past any Catch',
  async (which) => {
    const large = 'é'.repeat(131_072);
    const ending = await runMachine({
      startAt: 'A',
      states: {
        A: { Type: 'Pass', Result: { part: large.slice(0, 100_000) }, ResultPath: '$.one', Next: 'B' },
        B: task({
          Parameters: {
            FunctionName: 'f',
            Payload: which === 'input' ? { 'a.$': '$.one.part', 'b.$': '$.one.part' } : {},
          },
          ResultPath: null,
          End: true,
          Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Caught' }],
        }),
        Caught: { Type: 'Succeed' },
      },
      handlers: { B: () => (which === 'result' ? large : null) },
    });
    expect(ending).toMatchObject({ status: 'FAILED', error: 'States.DataLimitExceeded' });
  },
);

test('an execution that has run out of time is stopped', async () => {
  const run = startMachine({
    startAt: 'A',
    states: { A: task({ Next: 'B' }), B: task({ End: true }) },
    handlers: { A: async () => new Promise(() => undefined) },
    timeoutMilliseconds: 20,
  });
  expect(await run.ending).toEqual({ status: 'TIMED_OUT' });
});
