import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { logInvocation, logged } from '#shared/lambda/invocation-log.ts';
import { portsOf } from '#shared/lambda/ports-of.ts';
import { type Closed, closeEnded } from './close.ts';

export const handler = middy<unknown, Closed>().handler(async (event: unknown, context: Context) =>
  logged(logInvocation(context, 'close', {}), async () => closeEnded(event, await portsOf(context))),
);
