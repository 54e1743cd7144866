import { expect, test } from 'vitest';
import { namedError, runMachine, task } from './run-machine.ts';

const KEEP = { ResultSelector: { 'n.$': '$.Payload.n' } };

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
