import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { ScheduleReference } from '#shared/domain/schedule/schedule.ts';
import { MalformedReply } from '#shared/errors.ts';
import { logInvocation, logged } from '#shared/lambda/invocation-log.ts';
import { scheduledPortsOf } from '#shared/lambda/scheduled-ports.ts';
import { fireSchedule } from '#shared/research/schedule/fire-schedule.ts';

/** What EventBridge Scheduler sends: the time that was meant, the same in each attempt to deliver it. */
const Call = ScheduleReference.extend({ scheduledFor: z.iso.datetime() });

export interface Scheduled {
  readonly result: 'failed' | 'nothing' | 'skipped' | 'started';
  readonly jobId?: string | undefined;
  readonly batchId?: string | undefined;
}

/** A time of a schedule has come. What throws is delivered again; of a run that cannot be begun its owner is notified instead. */
export async function handler(event: unknown, context: Context): Promise<Scheduled> {
  return logged(logInvocation(context, 'scheduled', {}), async () => {
    const call = Call.safeParse(event);
    if (!call.success) throw new MalformedReply('The event is no call of a schedule.');
    const { scheduledFor, ...reference } = call.data;
    const ports = await scheduledPortsOf(context);
    const time = new Date(scheduledFor).toISOString();
    const run = await fireSchedule(reference, { scheduledFor: time }, ports);
    // What calls for a schedule that is not there shall call no more.
    if (!run && !(await ports.schedules.get(reference))) await ports.timers?.remove(reference);
    return { result: run?.result ?? 'nothing', jobId: run?.jobId, batchId: run?.batchId };
  });
}
