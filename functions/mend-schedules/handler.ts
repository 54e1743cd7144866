import type { Context } from 'aws-lambda';
import { logInvocation, logged } from '#shared/lambda/invocation-log.ts';
import { scheduledPortsOf } from '#shared/lambda/scheduled-ports.ts';
import { type MendedTimers, mendTimers } from '#shared/research/schedule/mend-timers.ts';

/** Looks each quarter of an hour whether the clock is watched for every schedule. */
export async function handler(_event: unknown, context: Context): Promise<MendedTimers> {
  return logged(logInvocation(context, 'mend-schedules', {}), async () =>
    mendTimers(await scheduledPortsOf(context)),
  );
}
