import validate from 'asl-validator';
import { expect, test } from 'vitest';
import { defineMachine, MACHINE_DEFAULTS } from '#infra/state-machine/definition.ts';
import { lintMachine, statesOf } from '#infra/state-machine/lint.ts';
import { TASK_STATES, WAITING_STATES } from '#shared/domain/steps.ts';

const definition = defineMachine();
const states = statesOf(definition, '');
const tasks = states.filter(({ state }) => state['Type'] === 'Task');

test('the definition is valid Amazon States Language', () => {
  const { isValid, errorsText } = validate(structuredClone({ StartAt: '', States: {}, ...definition }));
  expect(errorsText()).toBe('');
  expect(isValid).toBe(true);
});

test('the definition keeps to what AWS and the local interpreter run alike', () => {
  expect(lintMachine(definition)).toEqual([]);
});

test('the Task states of the definition are those of the domain, each once', () => {
  expect(tasks.map(({ name }) => name).toSorted()).toEqual(TASK_STATES.toSorted());
});

test.each(tasks)('$name invokes the function of its own name', ({ name, state }) => {
  expect(state['Parameters']).toMatchObject({ FunctionName: `\${${name}}` });
});

test('exactly the waiting states wait for a task token', () => {
  const waiting = tasks.filter(({ state }) => String(state['Resource']).endsWith('.waitForTaskToken'));
  expect(new Set(waiting.map(({ name }) => name))).toEqual(WAITING_STATES);
});

test('R6.4 an execution may outlast its job, and no task waits for a person longer than that lives', () => {
  const short = defineMachine({ ...MACHINE_DEFAULTS, timeToLiveSeconds: 60 });
  expect(short['TimeoutSeconds']).toBe(3660);
  const waiting = statesOf(short, '').filter(({ name }) => name === 'AskUser' || name === 'ApprovePlan');
  expect(waiting.map(({ state }) => state['TimeoutSeconds'])).toEqual([60, 60]);
  for (const { state } of waiting) expect(JSON.stringify(state['Catch'])).toContain('"NoReply"');
});

test('every failure of a top-level state ends in FailJob, but for the rating and FailJob itself', () => {
  const able = states.filter(({ path, state }) => !path.includes('.States.', 6) && 'Catch' in state);
  const elsewhere = able.filter(({ state }) => !JSON.stringify(state['Catch']).includes('"Next":"FailJob"'));
  expect(elsewhere.map(({ name }) => name)).toEqual(['EvaluateReport', 'FailJob']);
});
