import { TASK_STATES, type TaskState, stepName } from '#shared/domain/steps.ts';

/** What a person sees of a run: each stage is one state or several. */
export const STAGES = ['question', 'plan', 'search', 'read', 'weigh', 'write', 'verify'] as const;
export type StageName = (typeof STAGES)[number];

const STAGE_OF: Readonly<Partial<Record<TaskState, StageName>>> = {
  RefineQuestion: 'question',
  AskUser: 'question',
  PlanResearch: 'plan',
  ApprovePlan: 'plan',
  GenerateQueries: 'search',
  RunSearch: 'search',
  SelectSources: 'search',
  FetchSource: 'read',
  DigestSource: 'read',
  ExtractClaims: 'weigh',
  CheckCompleteness: 'weigh',
  ApplyGate: 'weigh',
  DraftReport: 'write',
  ReviseReport: 'write',
  VerifyReport: 'verify',
  PublishReport: 'verify',
};

const BY_STEP: ReadonlyMap<string, StageName> = new Map(
  TASK_STATES.flatMap((state) => {
    const stage = STAGE_OF[state];
    return stage === undefined ? [] : [[stepName(state), stage] as const];
  }),
);

/** The stage that an event of a step belongs to. */
export function stageOf(step: string): StageName | undefined {
  return BY_STEP.get(step);
}
