import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Position } from '#local/interpreter/run.ts';
import { TokenRegistry } from '#local/interpreter/tokens.ts';
import { namedError, runMachine, startMachine, task } from './run-machine.ts';

const KEEP = { ResultSelector: { 'n.$': '$.Payload.n' } };

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

test('each position that does work is recorded', async () => {
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

const TWO = {
  First: task({ Next: 'Second' }),
  Second: task({ End: true }),
};

test('a state works beside the writing of its position, and the run ends after both', async () => {
  const seen: string[] = [];
  const written = Promise.withResolvers<void>();
  await runMachine({
    startAt: 'First',
    states: TWO,
    handlers: {
      Second: () => {
        seen.push('worked');
        written.resolve();
      },
    },
    reached: async () => {
      await written.promise;
      seen.push('written');
    },
  });
  expect(seen).toEqual(['worked', 'written']);
});

test('of the positions that are reached while one is written down the last is written next', async () => {
  const written: unknown[] = [];
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { Work, Again, Carry, Done } = LOOP;
  const choice = { ...Again, Choices: [{ Variable: '$.result.n', NumericGreaterThan: 5, Next: 'Done' }] };
  await runMachine({
    startAt: 'Work',
    states: { Work, Again: choice, Carry, Done },
    input: { n: 0 },
    handlers: {
      Work: (payload) => {
        const next = increment(payload) as { readonly n: number };
        if (next.n === 5) end();
        return next;
      },
    },
    reached: async (position) => {
      await isOver;
      written.push(position.input);
    },
  });
  expect(written).toEqual([{ n: 1 }, { n: 4 }, { n: 5 }]);
});

const WAITING = {
  Resource: 'arn:aws:states:::lambda:invoke.waitForTaskToken',
  Parameters: { FunctionName: 'f', 'Payload.$': '$$.Task.Token' },
};

test.each([
  ['to a person', { ...TWO, Second: task({ End: true, ...WAITING }) }],
  ['from a person', { ...TWO, First: task({ Next: 'Second', ...WAITING }) }],
])('the position of a state that goes %s is written down before it is entered', async (_name, states) => {
  const seen: string[] = [];
  const tokens = new TokenRegistry();
  const answering = (state: string) => (payload: unknown) => {
    seen.push(state);
    if (typeof payload === 'string') setImmediate(() => tokens.answer(payload, {}));
  };
  await runMachine({
    startAt: 'First',
    states,
    tokens,
    handlers: { First: answering('First'), Second: answering('Second') },
    reached: async () => {
      await nextTurn();
      await nextTurn();
      seen.push('written');
    },
  });
  expect(seen).toEqual(['First', 'written', 'Second']);
});

test('a run that is aborted ends when its position is written down', async () => {
  const written = Promise.withResolvers<void>();
  const seen: string[] = [];
  const run = startMachine({
    startAt: 'First',
    states: TWO,
    handlers: { Second: () => run.abort() },
    reached: async () => {
      await written.promise;
      seen.push('written');
    },
  });
  void run.ending.then(({ status }) => seen.push(status));
  await nextTurn();
  setImmediate(written.resolve);
  await run.settled();
  expect(seen).toEqual(['written', 'ABORTED']);
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
