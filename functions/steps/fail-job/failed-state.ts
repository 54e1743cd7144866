import type { JobReference } from '#shared/domain/job.ts';
import { TASK_STATES, type TaskState, stepName } from '#shared/domain/state.ts';
import type { TraceStore } from '#shared/ports/trace-store.ts';

const EVENTS_AT_ONCE = 500;

/** The state that was at work last, from the trace: it failed, or began and did not finish. */
export async function findFailedState(
  job: JobReference,
  trace: Pick<TraceStore, 'list'>,
): Promise<TaskState | undefined> {
  let found: string | undefined;
  let after = 0;
  for (;;) {
    const events = await trace.list(job, { after, limit: EVENTS_AT_ONCE });
    for (const { type, stage } of events) {
      if (stage !== 'fail-job' && /-(?:started|failed)$/.test(type)) found = stage;
    }
    const last = events.at(-1);
    if (!last) return TASK_STATES.find((state) => stepName(state) === found);
    after = last.sequence;
  }
}
