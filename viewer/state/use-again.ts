import { useEffect } from 'preact/hooks';
import type { Loading } from './use-load.ts';

const LOOK_AGAIN = 3000;

/** Loads something again and again as long as it moves; after an answer that failed, too. */
export function useAgain<Value>(loading: Loading<Value>, isMoving: boolean): void {
  useEffect(() => {
    if (!isMoving || loading.state === 'loading') return undefined;
    const timer = setTimeout(loading.retry, LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [isMoving, loading]);
}
