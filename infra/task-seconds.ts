import { STEPS, type TaskState, isTaskState } from '#shared/domain/steps.ts';
import type { Asl } from './state-machine/step.ts';
import { statesOf } from './state-machine/lint.ts';

/** The longest a Lambda function may run. */
const LAMBDA_SECONDS = 900;

/** The time limit of every Task state of a definition, wherever it is nested. */
export function taskSeconds(definition: Asl): ReadonlyMap<TaskState, number> {
  const located = statesOf(definition, '').flatMap(({ name, state }) => {
    return isTaskState(name) ? [[name, Number(state['TimeoutSeconds'])] as const] : [];
  });
  return new Map(located);
}

/** As long as the state waits for it; a state that waits for a person has long let its function go. */
export function functionSeconds(state: TaskState, stateSeconds: number): number {
  const { timeoutSeconds, waitsFor } = STEPS[state];
  return waitsFor === 'person' ? timeoutSeconds : Math.min(stateSeconds, LAMBDA_SECONDS);
}
