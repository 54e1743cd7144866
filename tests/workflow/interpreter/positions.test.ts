import { expect, test } from 'vitest';
import type { Position } from '#local/interpreter/run.ts';
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
