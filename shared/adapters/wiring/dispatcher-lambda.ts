import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Dispatcher } from '#shared/ports/dispatcher.ts';
import type { Metrics } from '#shared/ports/metrics.ts';

export interface DispatchFunction {
  /** Undefined in the function that starts jobs itself: it is looking already. */
  readonly functionName: string | undefined;
  readonly region: string;
  /** Another endpoint than that of AWS. */
  readonly endpoint?: string | undefined;
  readonly metrics: Pick<Metrics, 'count'> | undefined;
}

/**
 * Asks the queue's own function to look, without waiting for it. A notification that is lost is counted and fails nobody:
 * whoever notifies has done its own work, and the queue is looked at each minute anyway.
 */
export function createLambdaDispatcher({ functionName, metrics, ...address }: DispatchFunction): Dispatcher {
  const client = connect(address);
  return {
    notify: async () => {
      if (functionName === undefined) return;
      const look = { FunctionName: functionName, Payload: Buffer.from('{}') };
      try {
        await client.send(new InvokeCommand({ ...look, InvocationType: 'Event' }));
      } catch {
        metrics?.count('queue_notifications_lost', 1);
      }
    },
  };
}

function connect({ region, endpoint }: Pick<DispatchFunction, 'region' | 'endpoint'>): LambdaClient {
  return new LambdaClient({ region, maxAttempts: 2, ...(endpoint === undefined ? {} : { endpoint }) });
}
