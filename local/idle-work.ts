import { setTimeout as pause } from 'node:timers/promises';
import type { Model } from '#shared/ports/model.ts';

/** What is done while a model is waited for, and takes no time then. */
export interface IdleWork {
  /** The same model; whoever asks it lets work begin. */
  readonly model: Model;
  /** To begin when a model has been asked next. */
  add(work: () => Promise<void>): void;
}

/** So long a request takes to be sent off. */
const SENT_MILLISECONDS = 10;

/** Where no model is asked, nothing is waited for, and the work is left to whoever needs it. */
export function createIdleWork(model: Model, report: (message: string, error: unknown) => void): IdleWork {
  const waiting: (() => Promise<void>)[] = [];
  const begin = async (): Promise<void> => {
    await pause(SENT_MILLISECONDS, undefined, { ref: false });
    for (const work of waiting.splice(0)) {
      work().catch((error: unknown) => report('Work ahead of its time failed', error));
    }
  };
  return {
    model: {
      ...model,
      complete: async (request) => {
        const reply = model.complete(request);
        if (waiting.length > 0) void begin();
        return reply;
      },
    },
    add: (work) => void waiting.push(work),
  };
}
