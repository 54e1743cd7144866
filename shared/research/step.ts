import type * as z from 'zod';
import type { Job } from '#shared/domain/job.ts';
import { JobReference } from '#shared/domain/job.ts';
import { Cursor } from '#shared/domain/query.ts';
import type { TaskState } from '#shared/domain/steps.ts';
import type { Ports } from '../ports/ports.ts';

/** What every step gets, beside its own fields. */
export const StepInput = JobReference;
export type StepInput = JobReference;
/** What a step of a wave gets. */
export const WaveInput = JobReference.extend({ cursor: Cursor });
export type WaveInput = z.infer<typeof WaveInput>;

export interface StepContext {
  readonly state: TaskState;
  readonly ports: Ports;
  /** The job as it was when the step began. */
  readonly job: Job;
  /** Appends an event of this step to the trace; `key` tells several of one type apart. */
  emit(event: StepEvent): Promise<void>;
}

export interface StepEvent {
  readonly type: string;
  readonly message: string;
  readonly key?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface StepResult<Output> {
  /** A few hundred bytes: ids, counts, verdicts. */
  readonly output: Output;
  /** What was done, in one sentence, for the trace. */
  readonly message: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** One Task state: its schemas and its function. Running it twice with the same input writes the same keys. */
export interface Step<Input extends JobReference, Output> {
  readonly state: TaskState;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
  run(input: Input, context: StepContext): Promise<StepResult<Output>>;
}
