import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Calls that are made in one turn of the event loop, as by steps side by side or by one that needs several things at once,
 * made together: `work` gets all inputs and gives as many outputs. A failure is that of all of them.
 */
export function gather<Input, Output>(
  work: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  let waiting: { readonly input: Input; readonly reply: PromiseWithResolvers<Output> }[] = [];
  const run = async (): Promise<void> => {
    await nextTurn();
    const calls = waiting;
    waiting = [];
    try {
      const outputs = await work(calls.map(({ input }) => input));
      calls.forEach(({ reply }, index) => {
        const output = outputs[index];
        if (index in outputs && output !== undefined) reply.resolve(output);
        else reply.reject(new RangeError('A gathered call was not answered.'));
      });
    } catch (error) {
      for (const { reply } of calls) reply.reject(error);
    }
  };
  return async (input) => {
    const reply = Promise.withResolvers<Output>();
    waiting.push({ input, reply });
    if (waiting.length === 1) void run();
    return reply.promise;
  };
}
