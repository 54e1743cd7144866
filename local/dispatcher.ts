import type { Dispatcher } from '#shared/ports/dispatcher.ts';

/**
 * Looks at the queue in this process. Pokes during a look make one more look, and all of them resolve when it is done;
 * a failure is logged, never thrown: the one who pokes has done its own work already.
 */
export function createDispatcher(
  dispatch: () => Promise<unknown>,
  log: (message: string, error: unknown) => void,
): Dispatcher {
  let current: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    try {
      await dispatch();
    } catch (error) {
      log('Queued jobs could not be started', error);
    } finally {
      current = undefined;
    }
  };
  const lookAfter = async (before: Promise<void>): Promise<void> => {
    await before;
    following = undefined;
    await (current ??= look());
  };
  return {
    poke: async () => {
      if (current === undefined) return (current = look());
      return (following ??= lookAfter(current));
    },
  };
}
