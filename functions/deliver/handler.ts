import type { Context } from 'aws-lambda';
import { deliverPortsOf } from '#shared/lambda/deliver-ports.ts';
import { logInvocation, logged } from '#shared/lambda/invocation-log.ts';
import { type Delivered, deliverOutgoing } from './deliver.ts';

/** Whatever is left for the next minute: the schedule and whoever ends a job ask again. */
export async function handler(_event: unknown, context: Context): Promise<Delivered> {
  return logged(logInvocation(context, 'deliver', {}), async () => {
    const ports = await deliverPortsOf(context);
    return deliverOutgoing(ports);
  });
}
