import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import type { JobReference } from '#shared/domain/job.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { StepCall, StepWatch } from '../step-watch.ts';
import type { Calls } from './calls.ts';
import { NO_STEP, type OverdueStep, isSameJob } from './carried-steps.ts';

export interface ReportParts {
  readonly calls: Pick<Calls, 'send'>;
  /** Shared with the other thread: the id of the step whose code runs. */
  readonly present: Int32Array;
  /** Not to be begun again. */
  readonly overdue: readonly OverdueStep[];
}

export interface StepReports extends StepWatch {
  /** No step does anything until what is returned is called. */
  hold(): () => void;
}

/**
 * Tells the other thread which steps run here. At which of them this thread is stands in shared memory: one that does not
 * come to an end could not say so any more.
 */
export function reportSteps({ calls, present, overdue }: ReportParts): StepReports {
  const own = new AsyncLocalStorage<number>();
  const set = (id: number): void => void Atomics.store(present, 0, id);
  createHook({ before: () => set(own.getStore() ?? NO_STEP) }).enable();
  let known = overdue;
  let last = NO_STEP;
  let held: Promise<unknown> = Promise.resolve();
  return {
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held = promise;
      return () => resolve(undefined);
    },
    begin: (job, step) => {
      const named = nameStep(job, step);
      if (known.some((one) => isSameStep(one, named))) return undefined;
      last += 1;
      const id = last;
      let isThere = true;
      calls.send('stepBegan', { ...named, id, seconds: step.seconds });
      return {
        run: async (work) =>
          own.run(id, async () => {
            await held;
            set(id);
            return work();
          }),
        leave: () => {
          if (isThere) calls.send('stepLeft', id);
          isThere = false;
        },
      };
    },
    runApart: async (work) =>
      own.run(NO_STEP, async () => {
        set(NO_STEP);
        return work();
      }),
    forget: (job) => {
      known = known.filter((one) => !isSameJob(one.job, job));
      calls.send('jobLeft', { tenantId: job.tenantId, jobId: job.jobId });
    },
  };
}

function nameStep({ tenantId, jobId }: JobReference, { state, payload }: StepCall): OverdueStep {
  return { job: { tenantId, jobId }, state, hash: hashOf(payload) };
}

function isSameStep(one: OverdueStep, other: OverdueStep): boolean {
  return isSameJob(one.job, other.job) && one.state === other.state && one.hash === other.hash;
}
