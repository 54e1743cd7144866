import type { BudgetPool } from './budget.ts';

/** How far a job is when the state is entered: a share of the whole job, or of the wave that the state belongs to. */
type StepProgress = { readonly at: number } | { readonly inWave: number };

/** What a person sees of a run, in its order: each stage is one state or several. */
export const STAGES = ['question', 'plan', 'search', 'read', 'weigh', 'write', 'verify'] as const;
export type StageName = (typeof STAGES)[number];

/** A step that asks a model says from which budget its calls are paid, and by which setting its time is bounded. */
type Asking =
  | { readonly asksModel: true; readonly budgetPool: BudgetPool; readonly waitsFor: 'model' | 'digest' }
  | { readonly asksModel: false; readonly budgetPool: 'none'; readonly waitsFor: 'nothing' | 'person' };

/** Ports that a row may name; those of models, providers, pages, rerankers and encoders follow from its other columns. */
type UsedPort =
  | 'breakers'
  | 'budget'
  | 'cache'
  | 'dispatcher'
  | 'metrics'
  | 'research'
  | 'slots'
  | 'statistics';

/** What a Task state is. All that differs from state to state, outside its folder and the definition, follows from this. */
export type StepRow = Asking & {
  /** Its name for people, in one short word. */
  readonly label: string;
  /** The stage that it belongs to; a state that comes after the report belongs to none. */
  readonly stage: StageName | 'none';
  readonly progress: StepProgress;
  /** Whether it asks search providers. */
  readonly searches: boolean;
  /** Whether it reads documents: of providers, and untrusted pages through the function that fetches them. */
  readonly reads: boolean;
  /** Whether it asks a reranker. */
  readonly ranks: boolean;
  /** Whether it compares what texts mean, by an encoder. */
  readonly compares: boolean;
  /** What it does with the archive: what it has no port for, its function has no right to. */
  readonly archive: 'none' | 'read' | 'write';
  readonly uses: readonly UsedPort[];
  readonly memoryMb: number;
  /** What its function may take, beside what it waits for. */
  readonly timeoutSeconds: number;
  /** Whether it still works for a job that has ended: never, for one that has its report, or always. */
  readonly runsAfterEnd: 'never' | 'completed' | 'always';
  /** Whether it runs again although it has finished; all others give back the output that was recorded. */
  readonly repeatable: boolean;
};
