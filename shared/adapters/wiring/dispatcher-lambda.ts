import type { Dispatcher } from '#shared/ports/dispatcher.ts';
import type { Metrics } from '#shared/ports/metrics.ts';

export interface DispatchFunction {
  /** Undefined in the function that starts jobs itself: it is looking already. */
  readonly functionName: string | undefined;
  readonly region: string;
  /** Another endpoint than that of AWS. */
  readonly endpoint?: string | undefined;
  readonly metrics: Pick<Metrics, 'count'>;
}

/**
 * Asks the queue's own function to look, without waiting for it. A notification that is lost is counted and fails nobody:
 * whoever notifies has done its own work, and the queue is looked at each minute anyway.
 */
export function createLambdaDispatcher(address: DispatchFunction): Dispatcher {
  const { functionName, metrics } = address;
  let ask: ReturnType<typeof connect> | undefined;
  return {
    notify: async () => {
      if (functionName === undefined) return;
      try {
        ask ??= connect(address);
        await (
          await ask
        )(functionName);
      } catch {
        metrics.count('queue_notifications_lost', 1);
      }
    },
  };
}

/** Loaded when it is first needed: most functions never notify. */
async function connect({ region, endpoint }: DispatchFunction): Promise<(name: string) => Promise<unknown>> {
  const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
  const client = new LambdaClient({
    region,
    maxAttempts: 2,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  return async (FunctionName) =>
    client.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: Buffer.from('{}') }));
}
