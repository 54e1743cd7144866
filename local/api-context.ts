import { randomUUID } from 'node:crypto';
import type { LocalContext } from '#shared/lambda/given-ports.ts';
import type { Log } from '#shared/lambda/log.ts';
import type { Ports } from '#shared/ports/ports.ts';

/** How long one answer may take here; a Lambda function has fifteen minutes at most. */
const ANSWER_MILLISECONDS = 900_000;

/** The context that the API handler gets on one's own machine: its ports are in it. */
export function apiContext(ports: Ports, log?: Log): LocalContext {
  const end = Date.now() + ANSWER_MILLISECONDS;
  return {
    ports,
    log,
    callbackWaitsForEmptyEventLoop: false,
    functionName: 'api',
    functionVersion: 'local',
    invokedFunctionArn: 'arn:aws:lambda:local:000000000000:function:api',
    memoryLimitInMB: '512',
    awsRequestId: randomUUID(),
    logGroupName: 'local',
    logStreamName: 'local',
    getRemainingTimeInMillis: () => end - Date.now(),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
}
