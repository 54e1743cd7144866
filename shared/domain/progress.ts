import type { Cursor } from './query.ts';
import { STEPS, type TaskState } from './steps.ts';

const RESEARCH_FROM = 0.1;
const RESEARCH_TO = 0.8;
const REVISION_FROM = 0.84;
const REVISION_STEP = 0.04;

/**
 * How far a job is when a state is entered, 0-1. How many iterations come is not known beforehand,
 * so each takes half of the research share that is left; the figure never falls along a run.
 */
export function progressAt(state: TaskState, cursor: Cursor | undefined): number {
  const { progress } = STEPS[state];
  if ('at' in progress) return progress.at;
  if (cursor === undefined) return 0;
  if (cursor.purpose === 'revision')
    return REVISION_FROM + REVISION_STEP * (cursor.revision - 1 + progress.inWave);
  const done = 1 - 0.5 ** (cursor.iteration - 1 + progress.inWave);
  return RESEARCH_FROM + (RESEARCH_TO - RESEARCH_FROM) * done;
}
