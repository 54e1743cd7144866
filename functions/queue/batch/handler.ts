import type { Context } from 'aws-lambda';
import { logInvocation, logged } from '#shared/lambda/invocation-log.ts';
import { portsOf } from '#shared/lambda/ports-of.ts';
import { type BatchTaskResult, runBatchTask } from './run-batch-task.ts';

export async function handler(event: unknown, context: Context): Promise<BatchTaskResult> {
  return logged(logInvocation(context, 'batch', {}), async () => runBatchTask(event, await portsOf(context)));
}
