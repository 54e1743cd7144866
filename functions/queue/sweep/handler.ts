import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { logInvocation, logged } from '#shared/lambda/invocation-log.ts';
import { portsOf } from '#shared/lambda/ports-of.ts';
import { sweepJobs } from './sweep.ts';

export const handler = middy<unknown, void>().handler(async (_event: unknown, context: Context) =>
  logged(logInvocation(context, 'sweep', {}), async () => sweepJobs(await portsOf(context))),
);
