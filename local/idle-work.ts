import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Model } from '#shared/ports/model.ts';

/** What is done while a model is waited for, and takes no time then. */
export interface IdleWork {
  /** The same model; whoever asks it lets work begin. */
  readonly model: Model;
  /**
   * To begin when a model has been asked next, and what is asked side by side has been asked: soon after, or, where it takes
   * the processor for long and is seldom needed, when nothing more was asked for a while.
   */
  add(work: () => Promise<void>, when?: 'soon' | 'late'): void;
}

/**
 * When so long nothing more was asked, nobody makes a request ready whom work could keep waiting: late, nobody either who reads
 * a page first.
 */
const QUIET_MILLISECONDS = { soon: 50, late: 250 };

/** More is left to whoever needs it: what waits holds documents. */
const MOST_WAITING = 20;

interface Waiting {
  readonly work: () => Promise<void>;
  readonly when: 'soon' | 'late';
}

/** Where no model is asked, nothing is waited for, and the work is left to whoever needs it. */
export function createIdleWork(model: Model, report: (message: string, error: unknown) => void): IdleWork {
  let waiting: Waiting[] = [];
  const timers: { soon?: NodeJS.Timeout; late?: NodeJS.Timeout } = {};
  const begin = async (due: readonly Waiting[]): Promise<void> => {
    waiting = waiting.filter((one) => !due.includes(one));
    for (const { work } of due) {
      work().catch((error: unknown) => report('Work ahead of its time failed', error));
      await nextTurn();
    }
  };
  const beginAt = (when: 'soon' | 'late'): void => {
    clearTimeout(timers[when]);
    if (!waiting.some((one) => one.when === when)) return;
    const beginDue = (): void => void begin(waiting.filter((one) => one.when === when));
    timers[when] = setTimeout(beginDue, QUIET_MILLISECONDS[when]).unref();
  };
  return {
    model: {
      ...model,
      complete: async (request) => {
        const reply = model.complete(request);
        beginAt('soon');
        beginAt('late');
        return reply;
      },
    },
    add: (work, when = 'soon') => {
      waiting.push({ work, when });
      if (waiting.length > MOST_WAITING) waiting.shift();
    },
  };
}
