import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { logInvocation, logged } from '#shared/lambda/invocation-log.ts';
import { portsOf } from '#shared/lambda/ports-of.ts';
import { dispatchJobs } from './dispatch.ts';

export const handler = middy<unknown, { readonly started: number }>().handler(
  async (_event: unknown, context: Context) =>
    logged(logInvocation(context, 'dispatch', {}), async () => ({
      started: await dispatchJobs(await portsOf(context)),
    })),
);
