import type { Context } from 'aws-lambda';
import { logInvocation, logged } from '#shared/lambda/invocation-log.ts';
import { portsOf } from '#shared/lambda/ports-of.ts';
import { sweepJobs } from './sweep.ts';

export async function handler(_event: unknown, context: Context): Promise<void> {
  return logged(logInvocation(context, 'sweep', {}), async () => sweepJobs(await portsOf(context)));
}
