import { type AwsParts, createAwsPorts } from '#shared/adapters/aws.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { STEPS, TaskState } from '#shared/domain/steps.ts';
import type { AnyStep } from '#shared/research/step.ts';
import { givenOrOwn } from './given-ports.ts';
import { type StepHandler, handleStep } from './handle-step.ts';

type Row<State extends TaskState> = (typeof STEPS)[State];
type If<Condition, Name> = Condition extends true ? Name : never;

/** What a step needs beside the stores, by its row of the step table. */
type PartName<State extends TaskState> =
  | If<Row<State>['asksModel'], 'keys' | 'model'>
  | If<Row<State>['searches'], 'keys' | 'searching'>
  | If<Row<State>['reads'], 'keys' | 'searching' | 'reading'>
  | If<Row<State>['ranks'], 'keys' | 'ranking'>
  | If<Row<State>['compares'], 'encoding'>
  | ('dispatcher' extends Row<State>['uses'][number] ? 'notifying' : never);

/** No more and no fewer: the parts that a handler names are those that its bundle holds. */
export type StepParts<State extends TaskState> = Pick<AwsParts, PartName<State>>;

/** The Lambda handler of a step. */
export function stepHandler<State extends TaskState, Input extends JobReference, Output>(
  step: AnyStep<Input, Output> & { readonly state: State },
  parts: StepParts<State>,
): StepHandler {
  return handleStep(
    step,
    givenOrOwn(async (config) => createAwsPorts(config, parts)),
  );
}
