import { useCallback, useEffect, useState } from 'preact/hooks';

export type Loading<Value> =
  | { readonly state: 'loading'; readonly retry: () => void }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: Value; readonly retry: () => void };

/** Loads a value when the key changes, and again when asked to. */
export function useLoad<Value>(load: () => Promise<Value>, key: unknown): Loading<Value> {
  const [loading, setLoading] = useState<Loading<Value>>({ state: 'loading', retry: ignore });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Loading<Value>): void => {
      if (isCurrent) setLoading(next);
    };
    load().then(
      (value) => show({ state: 'ready', value, retry }),
      (error: unknown) => show({ state: 'failed', error, retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return loading;
}

function ignore(): void {}
