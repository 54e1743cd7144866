import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Dispatcher } from '#shared/ports/dispatcher.ts';
import type { Metrics } from '#shared/ports/metrics.ts';

export interface DispatchFunction {
  /** The function that starts jobs, and the one that notifies others; undefined in the function itself: it is looking already. */
  readonly functionNames: readonly (string | undefined)[];
  readonly region: string;
  /** Another endpoint than that of AWS. */
  readonly endpoint?: string | undefined;
  readonly metrics: Pick<Metrics, 'count'> | undefined;
}

/**
 * Asks the queue's own function to look, and the one that notifies others of what ended, without waiting for it. A notification that is lost is counted and fails nobody:
 * whoever notifies has done its own work, and the queue is looked at each minute anyway.
 */
export function createLambdaDispatcher({ functionNames, metrics, ...address }: DispatchFunction): Dispatcher {
  const client = connect(address);
  const wake = async (functionName: string): Promise<void> => {
    const look = { FunctionName: functionName, Payload: Buffer.from('{}') };
    try {
      await client.send(new InvokeCommand({ ...look, InvocationType: 'Event' }));
    } catch {
      metrics?.count('queue_notifications_lost', 1);
    }
  };
  const named = functionNames.filter((name) => name !== undefined);
  return { notify: async () => void (await Promise.all(named.map(wake))) };
}

function connect({ region, endpoint }: Pick<DispatchFunction, 'region' | 'endpoint'>): LambdaClient {
  return new LambdaClient({ region, maxAttempts: 2, ...(endpoint === undefined ? {} : { endpoint }) });
}
