import type { JobReference } from '#shared/domain/job.ts';
import { type RunningStep, isSameJob } from './carried-steps.ts';

export interface RunningSteps {
  readonly began: (step: RunningStep) => void;
  readonly left: (id: number) => void;
  /** Whether the thread is at a step of the job, or, being at none that is known, has only such steps. */
  readonly areOf: (job: JobReference) => boolean;
  /** Looks at none any more. */
  readonly close: () => void;
}

export interface Overrun {
  readonly step: RunningStep;
  /** Whether the thread is at this very step; else it is at no step, but at other work. */
  readonly isAtWork: boolean;
}

export interface RunningParts {
  /** Shared with the thread: the id of the step whose code runs there. */
  readonly present: Int32Array;
  /** Whether the thread gives no sign of life for a while. */
  readonly isSilent: () => Promise<boolean>;
  /** Called once, with a step that is past its time limit, when the thread is kept from leaving it. */
  readonly overran: (overrun: Overrun) => void;
}

/** Between two looks at a step that is past its time limit, while the thread is at another one. */
const LOOK_MILLISECONDS = 5000;

/**
 * The steps of another thread. One that overruns its time limit there is left by the thread itself, as long as that comes to it;
 * here is seen which one keeps it from that.
 */
export function createRunningSteps({ present, isSilent, overran }: RunningParts): RunningSteps {
  const running = new Map<number, { readonly step: RunningStep; timer: NodeJS.Timeout }>();
  const findPresent = (): RunningStep | undefined => running.get(Atomics.load(present, 0))?.step;
  const look = async (step: RunningStep): Promise<void> => {
    const isHeld = await isSilent();
    const known = running.get(step.id);
    if (known === undefined) return;
    const at = findPresent();
    // Another step that is at work has a time limit of its own, and this one will begin again.
    if (!isHeld || (at !== undefined && at.id !== step.id)) {
      known.timer = lookAfter(step, LOOK_MILLISECONDS);
      return;
    }
    close();
    overran({ step, isAtWork: at !== undefined });
  };
  const lookAfter = (step: RunningStep, milliseconds: number): NodeJS.Timeout =>
    setTimeout(() => void look(step), milliseconds).unref();
  const close = (): void => {
    for (const { timer } of running.values()) clearTimeout(timer);
    running.clear();
  };
  return {
    close,
    began: (step) => void running.set(step.id, { step, timer: lookAfter(step, step.seconds * 1000) }),
    left: (id) => {
      clearTimeout(running.get(id)?.timer);
      running.delete(id);
    },
    areOf: (job) => {
      const at = findPresent();
      const steps = at ? [at] : [...running.values()].map(({ step }) => step);
      return steps.length > 0 && steps.every((step) => isSameJob(step.job, job));
    },
  };
}
