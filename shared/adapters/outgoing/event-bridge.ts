import { EventBridgeClient, PutEventsCommand, type PutEventsResponse } from '@aws-sdk/client-eventbridge';
import { EnvironmentFailure, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import type { EventBus } from '#shared/ports/event-bus.ts';
import { errorName } from '../storage/store-errors.ts';
import { toBusEntry } from './bus-entry.ts';

export interface BusAddress {
  readonly busName: string;
  readonly region: string;
  /** Another endpoint than that of AWS. */
  readonly endpoint?: string | undefined;
}

const REFUSED: ReadonlySet<string> = new Set([
  'AccessDeniedException',
  'NotAuthorizedForSourceException',
  'ResourceNotFoundException',
  'UnrecognizedClientException',
]);
const THROTTLED: ReadonlySet<string> = new Set(['ThrottlingException', 'ThrottledException']);

/** The event bus of a deployment. */
export function createEventBridge({ busName, region, endpoint }: BusAddress): EventBus {
  const client = new EventBridgeClient({
    region,
    maxAttempts: 2,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  return {
    publish: async (event) => {
      const { source, detailType, detail } = toBusEntry(event);
      const entry = {
        EventBusName: busName,
        Source: source,
        DetailType: detailType,
        Detail: JSON.stringify(detail),
        Time: new Date(event.timestamp),
      };
      checkTaken(await sent(client.send(new PutEventsCommand({ Entries: [entry] }))));
    },
  };
}

async function sent(reply: Promise<PutEventsResponse>): Promise<PutEventsResponse> {
  try {
    return await reply;
  } catch (error) {
    throw busError(errorName(error), error);
  }
}

/** A bus answers 200 and says in the answer what it has not taken. */
function checkTaken({ FailedEntryCount: failed = 0, Entries: entries = [] }: PutEventsResponse): void {
  if (failed > 0) throw busError(entries.find((entry) => entry.ErrorCode)?.ErrorCode ?? 'Unknown');
}

function busError(code: string, cause?: unknown): Error {
  if (THROTTLED.has(code)) return new Throttled('The event bus is throttled.', { cause });
  if (REFUSED.has(code)) {
    return new EnvironmentFailure('The event bus does not take events of this function.', {
      remedy: 'Deploy the stack again.',
      cause,
    });
  }
  return new ServiceUnavailable('The event bus has not taken an event.', { cause });
}
