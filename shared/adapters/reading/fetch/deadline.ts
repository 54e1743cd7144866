/**
 * Works until a deadline. Whatever is under way then, a name that is looked up or a page that drips, the promise is
 * rejected with the reason at once, and the signal asks the work to end.
 */
export async function withDeadline<T>(
  milliseconds: number,
  reason: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = reason();
    controller.abort(error);
    reject(error);
  }, milliseconds);
  try {
    return await Promise.race([late, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
  }
}
