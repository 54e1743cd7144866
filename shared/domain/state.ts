/**
 * The Task states of the state machine. `DigestSource` is the step folder `functions/steps/digest-source/`,
 * the function `digestSource` and the trace events `digest-source-…`.
 */
export const TASK_STATES = [
  'RefineQuestion',
  'AskUser',
  'PlanResearch',
  'ApprovePlan',
  'GenerateQueries',
  'RunSearch',
  'SelectSources',
  'FetchSource',
  'DigestSource',
  'ExtractClaims',
  'CheckCompleteness',
  'ApplyGate',
  'DraftReport',
  'ReviseReport',
  'VerifyReport',
  'PublishReport',
  'EvaluateReport',
  'FailJob',
] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** States that wait for a person by a task token. */
export const WAITING_STATES: ReadonlySet<TaskState> = new Set(['AskUser', 'ApprovePlan']);

/** `DigestSource` -> `digest-source`: the folder and the prefix of the trace events. */
export function stepName(state: TaskState): string {
  return state.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
