import { ServiceUnavailable } from '#shared/errors.ts';
import type { CheckPorts } from './read-sources.ts';

/** Reads as `read` does for so long; what has not come by then, and what is asked for later, counts as not read. */
export function readInTime(read: CheckPorts['read'], milliseconds: number): CheckPorts['read'] {
  const signal = AbortSignal.timeout(Math.max(1, milliseconds));
  const end = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(late()), { once: true });
  });
  // Whoever is not waiting any more need not hear of it.
  end.catch(() => undefined);
  return async (url) => {
    if (signal.aborted) throw late();
    return Promise.race([read(url), end]);
  };
}

function late(): ServiceUnavailable {
  return new ServiceUnavailable('It was not read in the time that the check had.', {
    remedy: 'Check the text in parts.',
  });
}
