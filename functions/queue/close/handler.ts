import type { Context } from 'aws-lambda';
import { logInvocation, logged } from '#shared/lambda/invocation-log.ts';
import { portsOf } from '#shared/lambda/ports-of.ts';
import { type Closed, closeEnded } from './close.ts';

export async function handler(event: unknown, context: Context): Promise<Closed> {
  return logged(logInvocation(context, 'close', {}), async () => closeEnded(event, await portsOf(context)));
}
