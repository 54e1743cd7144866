/** What one of several calls that went together came to. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

export interface BatchOptions<Asked, Answer> {
  /** How long the first of some calls waits for others. */
  readonly windowMilliseconds: number;
  readonly mostAtOnce: number;
  /** Sends calls together; an outcome for each, in their order. What it throws, all of them throw. */
  readonly send: (asked: readonly Asked[]) => Promise<readonly Outcome<Answer>[]>;
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** One call at a time for its callers, one request for all that come within a few milliseconds. */
export function batchCalls<Asked, Answer>(
  options: BatchOptions<Asked, Answer>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = [];
  const sendAll = (): void => {
    const calls = waiting;
    waiting = [];
    for (let start = 0; start < calls.length; start += options.mostAtOnce) {
      void settle(calls.slice(start, start + options.mostAtOnce), options);
    }
  };
  return async (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(sendAll, options.windowMilliseconds);
      waiting.push({ asked, resolve, reject });
    });
}

async function settle<Asked, Answer>(
  calls: readonly Waiting<Asked, Answer>[],
  { send }: BatchOptions<Asked, Answer>,
): Promise<void> {
  try {
    const outcomes = await send(calls.map(({ asked }) => asked));
    for (const [index, { resolve, reject }] of calls.entries()) {
      const outcome = outcomes[index];
      if (outcome !== undefined && 'answer' in outcome) resolve(outcome.answer);
      else reject(outcome?.error);
    }
  } catch (error) {
    for (const { reject } of calls) reject(error);
  }
}
