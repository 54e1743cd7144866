import {
  type CreateScheduleInput,
  CreateScheduleCommand,
  DeleteScheduleCommand,
  GetScheduleCommand,
  type GetScheduleOutput,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import { eventBridgeCron, readCron } from '#shared/domain/schedule/cron.ts';
import type { Schedule, ScheduleReference } from '#shared/domain/schedule/schedule.ts';
import { nextTimes } from '#shared/domain/schedule/times.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { ScheduleTimers } from '#shared/ports/schedule-timers.ts';
import { hashOf } from '#shared/text/hash.ts';
import { errorName, storeError } from '../storage/store-errors.ts';

/** What a schedule calls, and how. */
export interface SchedulerTarget {
  /** Of the function that is called. */
  readonly targetArn: string;
  /** In which it is called. */
  readonly roleArn: string;
  readonly deadLetterArn: string;
}

export interface SchedulerAddress {
  readonly groupName: string;
  /** Asked for when something is set: whoever only removes has none. */
  readonly target: () => SchedulerTarget;
  readonly region: string;
  /** Another endpoint than that of AWS. */
  readonly endpoint?: string | undefined;
}

const ATTEMPTS = 20;
const ATTEMPT_SECONDS = 3600;

/** One schedule of EventBridge Scheduler for each that is watched, all in the group of the deployment. */
export function createEventBridgeTimers(address: SchedulerAddress, clock: Clock): ScheduleTimers {
  const { groupName: GroupName, region, endpoint } = address;
  const client = new SchedulerClient({
    region,
    maxAttempts: 3,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  const remove = async (reference: ScheduleReference): Promise<void> => {
    const named = { GroupName, Name: timerName(reference) };
    await unless(client.send(new DeleteScheduleCommand(named)), 'ResourceNotFoundException');
  };
  return {
    remove,
    isSet: async (schedule) => {
      const wanted = timerOf(schedule, address, clock.now());
      if (wanted === undefined) return true;
      const { GroupName: group, Name } = wanted;
      const asked = client.send(new GetScheduleCommand({ GroupName: group, Name }));
      const found = await unless(asked, 'ResourceNotFoundException');
      return found !== undefined && isAlike(found, wanted);
    },
    set: async (schedule) => {
      const input = timerOf(schedule, address, clock.now());
      // EventBridge takes none that is over.
      if (input === undefined) return remove(schedule);
      const isNew = await unless(client.send(new CreateScheduleCommand(input)), 'ConflictException');
      if (!isNew) await unless(client.send(new UpdateScheduleCommand(input)));
    },
  };
}

/** No two tenants share one, and what callers may write in an id need not fit into a name. */
export function timerName({ tenantId, scheduleId }: ScheduleReference): string {
  return hashOf([tenantId, scheduleId]).slice(0, 40);
}

/** Undefined of a schedule that has no time to come. */
function timerOf(
  schedule: Schedule,
  { groupName, target }: SchedulerAddress,
  now: number,
): CreateScheduleInput | undefined {
  const [first] = nextTimes(schedule, now, 1);
  if (first === undefined) return undefined;
  const { tenantId, scheduleId, flexibleMinutes, endAt } = schedule;
  const { targetArn, roleArn, deadLetterArn } = target();
  return {
    GroupName: groupName,
    Name: timerName(schedule),
    State: schedule.status === 'ENABLED' ? 'ENABLED' : 'DISABLED',
    ...expressionOf(schedule, first),
    ...(endAt === undefined ? {} : { EndDate: new Date(endAt) }),
    FlexibleTimeWindow:
      flexibleMinutes === 0 ? { Mode: 'OFF' } : { Mode: 'FLEXIBLE', MaximumWindowInMinutes: flexibleMinutes },
    Target: {
      Arn: targetArn,
      RoleArn: roleArn,
      Input: JSON.stringify({ tenantId, scheduleId, scheduledFor: '<aws.scheduler.scheduled-time>' }),
      DeadLetterConfig: { Arn: deadLetterArn },
      RetryPolicy: { MaximumRetryAttempts: ATTEMPTS, MaximumEventAgeInSeconds: ATTEMPT_SECONDS },
    },
  };
}

/** All but when it begins: a beat begins with its next time, whenever it is set. */
function isAlike(found: GetScheduleOutput, wanted: CreateScheduleInput): boolean {
  return hashOf(shapeOf(found)) === hashOf(shapeOf(wanted));
}

function shapeOf(one: GetScheduleOutput | CreateScheduleInput): unknown {
  const { State, ScheduleExpression, ScheduleExpressionTimezone = 'UTC', FlexibleTimeWindow, Target } = one;
  return {
    State,
    ScheduleExpression,
    ScheduleExpressionTimezone,
    end: one.EndDate?.getTime(),
    window: FlexibleTimeWindow?.MaximumWindowInMinutes ?? 0,
    call: [Target?.Arn, Target?.RoleArn, Target?.Input, Target?.DeadLetterConfig?.Arn],
  };
}

type Expression = Pick<
  CreateScheduleInput,
  'ScheduleExpression' | 'ScheduleExpressionTimezone' | 'StartDate'
>;

/** A beat begins with its next time, which keeps it where it was when it is set again later. */
function expressionOf({ when, startAt }: Schedule, first: number): Expression {
  if ('rate' in when) {
    const [count = '', unit = ''] = when.rate.trim().replace(/s$/u, '').split(' ');
    const rate = `rate(${count} ${unit}${count === '1' ? '' : 's'})`;
    return { ScheduleExpression: rate, StartDate: new Date(first) };
  }
  const fields = readCron(when.cron);
  // What is stored was checked.
  if ('message' in fields) throw new RangeError(fields.message);
  return {
    ScheduleExpression: eventBridgeCron(fields),
    ScheduleExpressionTimezone: when.timeZone,
    ...(startAt === undefined ? {} : { StartDate: new Date(first) }),
  };
}

/** Undefined when the call failed in the way that is expected. */
async function unless<Reply>(reply: Promise<Reply>, expected?: string): Promise<Reply | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (errorName(error) === expected) return undefined;
    throw storeError(error, 'The scheduler');
  }
}
