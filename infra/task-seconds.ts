import { TASK_STATES, type TaskState } from '#shared/domain/state.ts';

/** The longest a Lambda function may run. */
const LAMBDA_SECONDS = 900;

/** The time limit of every Task state of a definition, wherever it is nested. */
export function taskSeconds(definition: unknown): ReadonlyMap<TaskState, number> {
  const found = new Map<TaskState, number>();
  for (const [name, state] of statesOf(definition)) {
    const task = TASK_STATES.find((one) => one === name);
    if (task !== undefined && 'TimeoutSeconds' in state) found.set(task, Number(state.TimeoutSeconds));
  }
  return found;
}

/** As long as the state waits for it; a state that waits for a person has long let its function go. */
export function functionSeconds(stateSeconds: number, waitsForPerson: boolean): number {
  return waitsForPerson ? 60 : Math.min(stateSeconds, LAMBDA_SECONDS);
}

/** All states by name, those inside Map and Parallel too. */
export function statesOf(node: unknown): readonly (readonly [string, object])[] {
  if (Array.isArray(node)) return node.flatMap(statesOf);
  if (!isObject(node)) return [];
  const own = 'States' in node && isObject(node.States) ? Object.entries(node.States) : [];
  const named = own.flatMap(([name, state]) => (isObject(state) ? [[name, state] as const] : []));
  return [...named, ...Object.values(node).flatMap(statesOf)];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
