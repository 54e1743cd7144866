import type { StageName } from '#shared/domain/step-row.ts';
import { STEPS, TASK_STATES, stepName } from '#shared/domain/steps.ts';

const BY_STEP: ReadonlyMap<string, StageName> = new Map(
  TASK_STATES.flatMap((state) => {
    const { stage } = STEPS[state];
    return stage === 'none' ? [] : [[stepName(state), stage] as const];
  }),
);

/** The stage that an event of a step belongs to. */
export function stageOf(step: string): StageName | undefined {
  return BY_STEP.get(step);
}
