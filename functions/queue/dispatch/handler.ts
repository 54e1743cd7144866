import type { Context } from 'aws-lambda';
import { logInvocation, logged } from '#shared/lambda/invocation-log.ts';
import { portsOf } from '#shared/lambda/ports-of.ts';
import { dispatchJobs } from './dispatch.ts';
import { startBatches } from './start-batches.ts';

export async function handler(_event: unknown, context: Context): Promise<{ readonly started: number }> {
  return logged(logInvocation(context, 'dispatch', {}), async () => {
    const ports = await portsOf(context);
    const started = await dispatchJobs(ports);
    await startBatches(ports);
    return { started };
  });
}
