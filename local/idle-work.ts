import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Model } from '#shared/ports/model.ts';

/** What is done while a model is waited for, and takes no time then. */
export interface IdleWork {
  /** The same model; whoever asks it lets work begin. */
  readonly model: Model;
  /** To begin when a model has been asked next, and what is asked side by side has been asked. */
  add(work: () => Promise<void>): void;
}

/** When so long nothing more was asked, nobody makes a request ready whom work could keep waiting. */
const QUIET_MILLISECONDS = 50;

/** More is left to whoever needs it: what waits holds documents. */
const MOST_WAITING = 20;

/** Where no model is asked, nothing is waited for, and the work is left to whoever needs it. */
export function createIdleWork(model: Model, report: (message: string, error: unknown) => void): IdleWork {
  const waiting: (() => Promise<void>)[] = [];
  let quiet: NodeJS.Timeout | undefined;
  const begin = async (): Promise<void> => {
    for (const work of waiting.splice(0)) {
      work().catch((error: unknown) => report('Work ahead of its time failed', error));
      await nextTurn();
    }
  };
  const beginSoon = (): void => {
    clearTimeout(quiet);
    if (waiting.length > 0) quiet = setTimeout(() => void begin(), QUIET_MILLISECONDS).unref();
  };
  return {
    model: {
      ...model,
      complete: async (request) => {
        const reply = model.complete(request);
        beginSoon();
        return reply;
      },
    },
    add: (work) => {
      waiting.push(work);
      if (waiting.length > MOST_WAITING) waiting.shift();
    },
  };
}
