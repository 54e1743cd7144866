import type { JobReference } from '#shared/domain/job.ts';

/** A step as the interpreter calls it. */
export interface StepCall {
  readonly state: string;
  readonly payload: unknown;
  /** The time limit of its state. */
  readonly seconds: number;
}

/** A step that has begun. */
export interface WatchedStep {
  /** Does what the step does, so that it can be told apart from what other steps do meanwhile. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Nobody waits for the step any more. */
  leave(): void;
}

/** Hears of each step that runs in this thread, for somebody outside who can end one that keeps the thread to itself. */
export interface StepWatch {
  /** Undefined of a step that was ended so before: it is not begun again. */
  begin(job: JobReference, step: StepCall): WatchedStep | undefined;
  /** Does what is no part of the step that it was begun by. */
  runApart(work: () => Promise<void>): Promise<void>;
  /** The run of the job has ended. */
  forget(job: JobReference): void;
}

/** Where nobody outside could end a step. */
export const UNWATCHED_STEP: WatchedStep = { run: async (work) => work(), leave: () => undefined };

export const UNWATCHED: StepWatch = {
  begin: () => UNWATCHED_STEP,
  runApart: async (work) => work(),
  forget: () => undefined,
};
