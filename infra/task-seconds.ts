import { TASK_STATES, type TaskState } from '#shared/domain/state.ts';
import type { Asl } from './state-machine/step.ts';
import { statesOf } from './state-machine/lint.ts';

/** The longest a Lambda function may run. */
const LAMBDA_SECONDS = 900;

/** The time limit of every Task state of a definition, wherever it is nested. */
export function taskSeconds(definition: Asl): ReadonlyMap<TaskState, number> {
  const located = statesOf(definition, '').flatMap(({ name, state }) => {
    const task = TASK_STATES.find((one) => one === name);
    return task === undefined ? [] : [[task, Number(state['TimeoutSeconds'])] as const];
  });
  return new Map(located);
}

/** As long as the state waits for it; a state that waits for a person has long let its function go. */
export function functionSeconds(stateSeconds: number, waitsForPerson: boolean): number {
  return waitsForPerson ? 60 : Math.min(stateSeconds, LAMBDA_SECONDS);
}
