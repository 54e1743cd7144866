import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Beyond this a larger nursery saves hardly any time. */
const BYTES = 8 * 1024 * 1024;

/**
 * Keeps the nursery of this process, the space for objects that were just made, small: where memory is plenty it would
 * grow to 134 MB and stay there. The flag holds for all threads, so this is for a process with one.
 */
export function boundNursery(): void {
  const observer = new PerformanceObserver(() => {
    const nursery = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
    if ((nursery?.space_size ?? 0) < BYTES) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    observer.disconnect();
  });
  observer.observe({ entryTypes: ['gc'] });
}
