import type { CallPermit } from '#shared/ports/call-permit.ts';
import { presentPermit, withPermit } from '../../../call-permits.ts';

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
  readonly permit: CallPermit | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** One call at a time for its callers, one request for all that come within a few milliseconds. */
export function batchCalls<Asked, Answer>(
  options: BatchOptions<Asked, Answer>,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  const sendAll = async (): Promise<void> => {
    const calls = await permitted(waiting.splice(0));
    for (let start = 0; start < calls.length; start += options.mostAtOnce) {
      const together = calls.slice(start, start + options.mostAtOnce);
      void withPermit(permitOf(together), async () => settle(together, options));
    }
  };
  return async (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(() => void sendAll(), options.windowMilliseconds);
      waiting.push({ asked, permit: presentPermit(), resolve, reject });
    });
}

/** Those whose job still runs; the others are notified that theirs does not. */
async function permitted<Asked, Answer>(
  calls: readonly Waiting<Asked, Answer>[],
): Promise<readonly Waiting<Asked, Answer>[]> {
  const judged = await Promise.all(
    calls.map(async (call) => {
      try {
        await call.permit?.check();
        return call;
      } catch (error) {
        call.reject(error);
        return undefined;
      }
    }),
  );
  return judged.filter((call) => call !== undefined);
}

/** Calls of several jobs go on when one of those ends. */
function permitOf<Asked, Answer>(calls: readonly Waiting<Asked, Answer>[]): CallPermit | undefined {
  const [first, ...others] = calls;
  return others.every(({ permit }) => permit === first?.permit) ? first?.permit : undefined;
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
