/** How a request is sent twice when the first is suspiciously slow. */
export interface Hedge<Value> {
  readonly send: (signal: AbortSignal) => Promise<Value>;
  /** Ends all that was sent. */
  readonly signal: AbortSignal;
  /** After so long it is asked how much longer to wait. */
  readonly leastMilliseconds: number;
  /** How much longer the first has before a second is sent; asked of a slow one alone. */
  readonly furtherMilliseconds: () => Promise<number>;
}

export interface Answer<Value> {
  readonly value: Value;
  /** A second request was sent, and whichever came later was stopped. */
  readonly isHedged: boolean;
}

/**
 * The first answer: of the request, or, where that takes suspiciously long, of a second one. The other is stopped. A
 * failure counts only when nothing else is under way.
 */
export async function sendHedged<Value>(hedge: Hedge<Value>): Promise<Answer<Value>> {
  const first = begin(hedge);
  await soon(first.settled, hedge.leastMilliseconds);
  if (!first.isOver()) await soon(first.settled, await hedge.furtherMilliseconds());
  if (first.isOver() || hedge.signal.aborted) return { value: await first.answer, isHedged: false };
  const second = begin(hedge);
  try {
    return { value: await Promise.any([first.answer, second.answer]), isHedged: true };
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    first.stop();
    second.stop();
  }
}

interface Sent<Value> {
  readonly answer: Promise<Value>;
  /** Resolves however it ends. */
  readonly settled: Promise<unknown>;
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

function begin<Value>({ send, signal }: Hedge<Value>): Sent<Value> {
  const own = new AbortController();
  const answer = send(AbortSignal.any([signal, own.signal]));
  let isOver = false;
  const settle = async (): Promise<void> => {
    await Promise.allSettled([answer]);
    isOver = true;
  };
  return { answer, settled: settle(), isOver: () => isOver, stop: () => own.abort() };
}

/** Waits for something, but no longer than so long. */
async function soon(work: Promise<unknown>, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return;
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), milliseconds);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
