import type { Dispatcher } from '#shared/ports/dispatcher.ts';

/**
 * Looks at the queue in this process. A notification resolves when the queue has been looked at; one that comes during a look
 * (from a job that the look itself has ended, say) resolves at once and makes the look be repeated. A failure is
 * reported, never thrown: whoever notifies has done its own work already.
 */
export function createDispatcher(
  dispatch: () => Promise<unknown>,
  report: (message: string, error: unknown) => void,
): Dispatcher {
  let isLooking = false;
  let isAskedAgain = false;
  const look = async (): Promise<void> => {
    try {
      await dispatch();
    } catch (error) {
      report('Queued jobs could not be started', error);
    }
  };
  return {
    notify: async () => {
      isAskedAgain = true;
      if (isLooking) return;
      isLooking = true;
      while (isAskedAgain) {
        isAskedAgain = false;
        await look();
      }
      isLooking = false;
    },
  };
}
