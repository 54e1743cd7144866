import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Beyond this a larger nursery saves hardly any time. */
const BYTES = 8 * 1024 * 1024;

/**
 * Keeps the nurseries of this process, the spaces for objects that were just made, small: where memory is plenty each
 * would grow to 134 MB and stay there. The flag holds for all threads, so each has to have grown its own before.
 */
export async function boundNurseries(others: readonly Promise<unknown>[] = []): Promise<void> {
  await Promise.all([nurseryGrown(), ...others]);
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Resolves when the nursery of this thread is large enough. */
export async function nurseryGrown(): Promise<void> {
  const grown = Promise.withResolvers<undefined>();
  const observer = new PerformanceObserver(() => {
    const nursery = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
    if ((nursery?.space_size ?? 0) < BYTES) return;
    observer.disconnect();
    grown.resolve(undefined);
  });
  observer.observe({ entryTypes: ['gc'] });
  return grown.promise;
}
