import type { StepRow } from './step-row.ts';

// Longer than 250 lines: a table with a row for each state.

// A full processor for what parses and ranks text, half of one for what waits or counts.
const FULL_MB = 1769;
const HALF_MB = 885;

/** A step that counts and decides by itself. */
const ORDINARY = {
  asksModel: false,
  budgetPool: 'none',
  waitsFor: 'nothing',
  searches: false,
  reads: false,
  ranks: false,
  compares: false,
  archive: 'none',
  uses: ['research'],
  memoryMb: HALF_MB,
  runsAfterEnd: 'never',
  repeatable: false,
} as const satisfies Partial<StepRow>;

/** In the order of a run. States that take turns, or stand side by side, stand at the same place. */
const TABLE = {
  RefineQuestion: {
    ...ORDINARY,
    label: 'Refine',
    stage: 'question',
    progress: { at: 0.02 },
    asksModel: true,
    budgetPool: 'research',
    waitsFor: 'model',
    uses: ['research', 'statistics'],
    timeoutSeconds: 60,
    // A clarified question must be refined again.
    repeatable: true,
  },
  AskUser: {
    ...ORDINARY,
    label: 'Ask',
    stage: 'question',
    progress: { at: 0.02 },
    waitsFor: 'person',
    uses: ['research', 'slots', 'dispatcher'],
    timeoutSeconds: 60,
    // With each token it must wait again.
    repeatable: true,
  },
  PlanResearch: {
    ...ORDINARY,
    label: 'Plan',
    stage: 'plan',
    progress: { at: 0.05 },
    asksModel: true,
    budgetPool: 'research',
    waitsFor: 'model',
    // While the model thinks.
    searches: true,
    uses: ['research', 'statistics'],
    timeoutSeconds: 120,
  },
  ApprovePlan: {
    ...ORDINARY,
    label: 'Approve',
    stage: 'plan',
    progress: { at: 0.08 },
    waitsFor: 'person',
    uses: ['research', 'slots', 'dispatcher'],
    timeoutSeconds: 60,
    repeatable: true,
  },
  GenerateQueries: {
    ...ORDINARY,
    label: 'Queries',
    stage: 'search',
    progress: { inWave: 0 },
    asksModel: true,
    budgetPool: 'research',
    waitsFor: 'model',
    uses: ['research', 'statistics'],
    timeoutSeconds: 60,
  },
  RunSearch: {
    ...ORDINARY,
    label: 'Search',
    stage: 'search',
    progress: { inWave: 0.15 },
    searches: true,
    timeoutSeconds: 90,
  },
  SelectSources: {
    ...ORDINARY,
    label: 'Select',
    stage: 'search',
    progress: { inWave: 0.4 },
    asksModel: true,
    budgetPool: 'research',
    waitsFor: 'model',
    ranks: true,
    compares: true,
    uses: ['research', 'statistics', 'metrics'],
    memoryMb: FULL_MB,
    timeoutSeconds: 120,
  },
  FetchSource: {
    ...ORDINARY,
    label: 'Read',
    stage: 'read',
    progress: { inWave: 0.45 },
    reads: true,
    archive: 'write',
    memoryMb: FULL_MB,
    timeoutSeconds: 120,
  },
  DigestSource: {
    ...ORDINARY,
    label: 'Digest',
    stage: 'read',
    progress: { inWave: 0.45 },
    asksModel: true,
    budgetPool: 'research',
    waitsFor: 'digest',
    archive: 'read',
    uses: ['research', 'cache', 'metrics'],
    memoryMb: FULL_MB,
    // What is read before the digest and kept after it.
    timeoutSeconds: 120,
  },
  CheckCompleteness: {
    ...ORDINARY,
    label: 'Check',
    compares: true,
    stage: 'weigh',
    progress: { inWave: 0.85 },
    asksModel: true,
    budgetPool: 'research',
    waitsFor: 'model',
    memoryMb: FULL_MB,
    timeoutSeconds: 60,
  },
  ApplyGate: {
    ...ORDINARY,
    label: 'Gate',
    stage: 'weigh',
    progress: { inWave: 0.95 },
    uses: ['research', 'budget'],
    timeoutSeconds: 60,
  },
  ExtractClaims: {
    ...ORDINARY,
    label: 'Claims',
    stage: 'weigh',
    progress: { at: 0.8 },
    asksModel: true,
    budgetPool: 'synthesis',
    waitsFor: 'model',
    uses: ['research', 'statistics'],
    memoryMb: FULL_MB,
    timeoutSeconds: 120,
  },
  DraftSections: {
    ...ORDINARY,
    label: 'Sections',
    stage: 'write',
    progress: { at: 0.8 },
    asksModel: true,
    budgetPool: 'synthesis',
    waitsFor: 'model',
    memoryMb: FULL_MB,
    timeoutSeconds: 120,
  },
  DraftReport: {
    ...ORDINARY,
    label: 'Draft',
    stage: 'write',
    progress: { at: 0.82 },
    asksModel: true,
    budgetPool: 'synthesis',
    waitsFor: 'model',
    memoryMb: FULL_MB,
    timeoutSeconds: 240,
  },
  ReviseReport: {
    ...ORDINARY,
    label: 'Revise',
    stage: 'write',
    progress: { inWave: 1 },
    asksModel: true,
    budgetPool: 'synthesis',
    waitsFor: 'model',
    memoryMb: FULL_MB,
    timeoutSeconds: 240,
  },
  VerifyReport: {
    ...ORDINARY,
    label: 'Verify',
    stage: 'verify',
    progress: { at: 0.94 },
    archive: 'write',
    timeoutSeconds: 120,
  },
  PublishReport: {
    ...ORDINARY,
    label: 'Publish',
    stage: 'verify',
    // It emits `job-completed`, after which nothing is left to wait for.
    progress: { at: 1 },
    archive: 'write',
    uses: ['slots', 'dispatcher'],
    timeoutSeconds: 120,
    runsAfterEnd: 'completed',
  },
  EvaluateReport: {
    ...ORDINARY,
    label: 'Judge',
    stage: 'none',
    progress: { at: 1 },
    asksModel: true,
    budgetPool: 'synthesis',
    waitsFor: 'model',
    archive: 'write',
    timeoutSeconds: 120,
    runsAfterEnd: 'always',
  },
  FailJob: {
    ...ORDINARY,
    label: 'End',
    stage: 'none',
    progress: { at: 1 },
    uses: ['slots', 'dispatcher'],
    timeoutSeconds: 60,
    runsAfterEnd: 'always',
    repeatable: true,
  },
} as const satisfies Readonly<Record<string, StepRow>>;

/**
 * The Task states of the state machine. `DigestSource` is the step folder `functions/steps/digest-source/`,
 * the function `digestSource` and the trace events `digest-source-…`.
 */
export type TaskState = keyof typeof TABLE;

/** The step table. */
export const STEPS = TABLE;

export const TASK_STATES: readonly TaskState[] = Object.keys(TABLE).filter(isTaskState);

/** States that wait for a person by a task token. */
export const WAITING_STATES: ReadonlySet<TaskState> = new Set(
  TASK_STATES.filter((state) => STEPS[state].waitsFor === 'person'),
);

/** Whether a step asks anything but the stores: then it needs keys, and its bundle what speaks with services. */
export function asksService(row: StepRow): boolean {
  return row.asksModel || row.searches || row.reads || row.ranks;
}

export function isTaskState(name: string): name is TaskState {
  return Object.hasOwn(TABLE, name);
}

/** `DigestSource` -> `digest-source`: the folder and the prefix of the trace events. */
export function stepName(state: TaskState): string {
  return state.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
