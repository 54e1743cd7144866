import type * as z from 'zod';
import type { Job } from '#shared/domain/job.ts';
import type { TaskState } from '#shared/domain/steps.ts';
import type { ModelRole } from '#shared/domain/model-role.ts';
import { type ModelAnswer, askModel } from '#shared/research/ask-model.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { StepEvent } from '#shared/research/step.ts';
import {
  type StandingClock,
  contextOf,
  createStandingClock,
  jobOf,
  openPorts,
  submit,
} from '#tests/unit/functions/steps/ports.ts';
import { type Facts, promptOf } from './scripted-model.ts';

type Environment = Readonly<Record<string, string>>;

export interface AskWorld {
  readonly ports: Ports;
  readonly job: Job;
  readonly clock: StandingClock;
  readonly emitted: readonly StepEvent[];
  readonly eventsOf: (type: string) => readonly StepEvent[];
  readonly ask: (index: string, other?: Asked) => Promise<ModelAnswer<z.infer<typeof Facts>>>;
}

export interface Asked {
  readonly role?: ModelRole;
  readonly state?: TaskState;
  readonly wave?: string;
  readonly user?: string;
  readonly shorter?: readonly string[];
  readonly maximumTokens?: number;
}

/** The real stores, a clock under the test's hand, and a step that asks the model. */
export async function openAskWorld(model: Ports['model'], environment: Environment = {}): Promise<AskWorld> {
  const clock = createStandingClock();
  const ports = await openPorts({ model, clock, environment });
  return worldOn(ports, clock, await submit(ports, jobOf('job-1')));
}

/** Another process on the same stores. */
export function worldOn(ports: Ports, clock: StandingClock, job: Job): AskWorld {
  const emitted: StepEvent[] = [];
  return {
    ports,
    job,
    clock,
    emitted,
    eventsOf: (type) => emitted.filter((event) => event.type === type),
    ask: async (index, other = {}) => {
      const { role = 'reader', state = 'DigestSource', wave = 'i01', shorter = [], maximumTokens } = other;
      const context = {
        ...contextOf(ports, job, state),
        emit: async (event: StepEvent) => void emitted.push(event),
      };
      return askModel(context, {
        role,
        wave,
        index,
        prompt: promptOf(other.user ?? `Text ${index}`, maximumTokens),
        shorter: shorter.map((user) => () => promptOf(user, maximumTokens)),
      });
    },
  };
}
