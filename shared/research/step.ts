import type * as z from 'zod';
import type { Job } from '#shared/domain/job.ts';
import { JobReference } from '#shared/domain/job.ts';
import { Cursor } from '#shared/domain/query.ts';
import type { STEPS, TaskState } from '#shared/domain/steps.ts';
import type { NewTraceEvent } from '#shared/domain/trace-event.ts';
import type { ArchiveReader, ArchiveWriter } from '../ports/archive.ts';
import type { JobStore } from '../ports/job-store.ts';
import type { Ports } from '../ports/ports.ts';

/** What every step gets, beside its own fields. */
export const StepInput = JobReference;
export type StepInput = JobReference;
/** What a step of a wave gets. */
export const WaveInput = JobReference.extend({ cursor: Cursor });
export type WaveInput = z.infer<typeof WaveInput>;

type Row<State extends TaskState> = (typeof STEPS)[State];

/** What every step works with, beside what its row of the step table names. */
type CommonPort = 'config' | 'clock' | 'trace' | 'ledger' | 'ahead' | 'whileWaiting';

/** The ports that a row names, and those that its other columns stand for. */
type PortNames<State extends TaskState> =
  | CommonPort
  | Row<State>['uses'][number]
  | (Row<State>['asksModel'] extends true ? 'model' | 'budget' | 'breakers' : never)
  | (Row<State>['searches'] extends true ? 'providers' | 'breakers' : never)
  | (Row<State>['reads'] extends true ? 'providers' | 'pages' | 'fullTexts' : never)
  | (Row<State>['ranks'] extends true ? 'reranker' : never)
  | (Row<State>['compares'] extends true ? 'encoder' : never);

interface ArchiveAccess {
  readonly none: unknown;
  readonly read: { readonly archive: ArchiveReader };
  readonly write: { readonly archive: ArchiveWriter };
}

/** The ports of a step, as its row of the step table says; what its function may do on AWS follows from the same row. */
export type StepPorts<State extends TaskState> = Pick<Ports, PortNames<State>> & {
  readonly jobs: Pick<JobStore, 'get' | 'change'>;
} & ArchiveAccess[Row<State>['archive']];

/** What a step gets, and what serves several steps and names the ports that it needs. */
export interface ContextWith<Given> {
  readonly state: TaskState;
  readonly ports: Given;
  /** The job as it was when the step began. */
  readonly job: Job;
  /** Appends an event of this step to the trace; `key` distinguishes several of one type. */
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
  /** The last event of the job, of a step that ends it: it comes behind all others of the step. */
  readonly end?: NewTraceEvent;
}

export type StepContext<State extends TaskState> = ContextWith<StepPorts<State>>;

/** A step as what runs it sees it: given all ports, it takes those that it has named. */
export interface AnyStep<Input extends JobReference, Output> {
  readonly state: TaskState;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
  run(input: Input, context: ContextWith<Ports>): Promise<StepResult<Output>>;
}

/** One Task state: its schemas and its function. Running it twice with the same input writes the same keys. */
export interface Step<State extends TaskState, Input extends JobReference, Output> {
  readonly state: State;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
  run(input: Input, context: StepContext<State>): Promise<StepResult<Output>>;
}
