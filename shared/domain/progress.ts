import type { Cursor } from './query.ts';
import type { TaskState } from './state.ts';

const BEFORE: Partial<Record<TaskState, number>> = {
  RefineQuestion: 0.02,
  AskUser: 0.02,
  PlanResearch: 0.05,
  ApprovePlan: 0.08,
};
/** States that take turns (one source is fetched while another is digested; two branches) stand at the same place. */
const IN_WAVE: Partial<Record<TaskState, number>> = {
  GenerateQueries: 0,
  RunSearch: 0.15,
  SelectSources: 0.4,
  FetchSource: 0.45,
  DigestSource: 0.45,
  ExtractClaims: 0.85,
  CheckCompleteness: 0.85,
  ApplyGate: 0.95,
};
const AFTER: Partial<Record<TaskState, number>> = {
  DraftReport: 0.82,
  VerifyReport: 0.94,
  /** It tells `job-completed`, after which nothing is left to wait for. */
  PublishReport: 1,
  EvaluateReport: 1,
  FailJob: 1,
};

const RESEARCH_FROM = 0.1;
const RESEARCH_TO = 0.8;
const REVISION_FROM = 0.84;
const REVISION_STEP = 0.04;

/**
 * How far a job is when a state is entered, 0-1. How many iterations come is not known beforehand,
 * so each takes half of the research share that is left; the figure never falls along a run.
 */
export function progressAt(state: TaskState, cursor: Cursor | undefined): number {
  const inWave = state === 'ReviseReport' ? 1 : IN_WAVE[state];
  if (inWave === undefined || cursor === undefined) return BEFORE[state] ?? AFTER[state] ?? 0;
  if (cursor.purpose === 'revision') return REVISION_FROM + REVISION_STEP * (cursor.revision - 1 + inWave);
  const done = 1 - 0.5 ** (cursor.iteration - 1 + inWave);
  return RESEARCH_FROM + (RESEARCH_TO - RESEARCH_FROM) * done;
}
