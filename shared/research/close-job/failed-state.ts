import type { JobReference } from '#shared/domain/job.ts';
import { TASK_STATES, type TaskState, stepName } from '#shared/domain/steps.ts';
import { readTrace } from '../read-trace.ts';
import type { TraceStore } from '../../ports/trace-store.ts';

/** The state that was at work last, from the trace: it failed, or began and did not finish. */
export async function findFailedState(
  job: JobReference,
  trace: Pick<TraceStore, 'list'>,
): Promise<TaskState | undefined> {
  let found: string | undefined;
  for await (const { type, stage } of readTrace(trace, job)) {
    if (stage !== stepName('FailJob') && /-(?:started|failed)$/.test(type)) found = stage;
  }
  return TASK_STATES.find((state) => stepName(state) === found);
}
