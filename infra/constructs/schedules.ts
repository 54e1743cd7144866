import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { askForLook, useKey } from '../access.ts';
import { acknowledgeScheduleNames } from '../acknowledgements.ts';
import { MEND_SCHEDULES_BUNDLE, SCHEDULED_BUNDLE } from '../functions.ts';
import { namedFor } from './queue-functions.ts';
import { type FunctionDefaults, ServiceFunction } from './service-function.ts';

export interface SchedulesProps extends FunctionDefaults {
  readonly groupName: string;
  readonly encryptionKey: IKey | undefined;
  /** Both are asked by a run that begins something. */
  readonly dispatch: IFunction;
  readonly deliver: IFunction;
  /** Where calls go that the function has not taken. */
  readonly undelivered: Queue;
  /** The use of the stores. */
  readonly statements: readonly PolicyStatement[];
}

/**
 * What is begun at set times. The API keeps a schedule of EventBridge Scheduler for each of the callers', all in this group; at
 * its times the function is called, in a role that may do nothing else. Another function looks whether they are all there.
 */
export class Schedules extends Construct {
  readonly scheduled: IFunction;
  readonly mend: IFunction;
  /** What a function is told that keeps schedules. */
  readonly environment: Readonly<Record<string, string>>;
  /** What it may do: schedules of this group, and giving them this role. */
  readonly statements: readonly PolicyStatement[];

  constructor(scope: Construct, id: string, props: SchedulesProps) {
    super(scope, id);
    const { groupName, undelivered } = props;
    new CfnScheduleGroup(this, 'Group', { name: groupName });
    this.scheduled = this.#function(props);
    const role = this.#role(props);
    this.environment = {
      SCHEDULE_GROUP_NAME: groupName,
      SCHEDULE_TARGET_ARN: this.scheduled.functionArn,
      SCHEDULE_ROLE_ARN: role.roleArn,
      SCHEDULE_DEAD_LETTER_ARN: undelivered.queueArn,
    };
    this.statements = [
      new PolicyStatement({
        sid: 'KeepSchedules',
        actions: ['scheduler:CreateSchedule', 'scheduler:UpdateSchedule', 'scheduler:DeleteSchedule'],
        resources: [scheduleArns(this, groupName)],
      }),
      new PolicyStatement({
        sid: 'GiveRoleToSchedules',
        actions: ['iam:PassRole'],
        resources: [role.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
      }),
    ];
    this.mend = this.#mending(props);
  }

  /** It reads schedules one by one: a right to list them cannot be kept to one group. */
  #mending(props: SchedulesProps): IFunction {
    const { live } = new ServiceFunction(this, 'Mend', {
      ...props,
      bundle: MEND_SCHEDULES_BUNDLE,
      description: 'Sets schedules again that are not watched',
      timeoutSeconds: 300,
      memoryMegabytes: 512,
      environment: { ...props.environment, ...this.environment },
      statements: [
        ...props.statements,
        ...this.statements,
        new PolicyStatement({
          sid: 'LookAtSchedules',
          actions: ['scheduler:GetSchedule'],
          resources: [scheduleArns(this, props.groupName)],
        }),
      ],
    });
    new Rule(this, 'EachQuarter', {
      description: 'Finds schedules that are not watched',
      schedule: Schedule.rate(Duration.minutes(15)),
      targets: [new LambdaTarget(live, { retryAttempts: 0 })],
    });
    return live;
  }

  #function(props: SchedulesProps): IFunction {
    const { dispatch, deliver, undelivered, statements } = props;
    const lambda = new ServiceFunction(this, 'Scheduled', {
      ...props,
      bundle: SCHEDULED_BUNDLE,
      description: 'Begins what a schedule begins at its time',
      timeoutSeconds: 60,
      memoryMegabytes: 512,
      environment: {
        ...props.environment,
        ...namedFor(dispatch, deliver),
        SCHEDULE_GROUP_NAME: props.groupName,
      },
      statements: [
        ...statements,
        ...askForLook(dispatch, deliver),
        new PolicyStatement({
          sid: 'EndSchedules',
          actions: ['scheduler:DeleteSchedule'],
          resources: [scheduleArns(this, props.groupName)],
        }),
        new PolicyStatement({
          sid: 'KeepUndelivered',
          actions: ['sqs:SendMessage'],
          resources: [undelivered.queueArn],
        }),
      ],
    }).live;
    lambda.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      onFailure: new SqsDestination(undelivered),
    });
    return lambda;
  }

  /** Only schedules of this group of this account can be given it. */
  #role({ groupName, undelivered, encryptionKey }: SchedulesProps): Role {
    const group = Stack.of(this).formatArn({
      service: 'scheduler',
      resource: 'schedule-group',
      resourceName: groupName,
    });
    return new Role(this, 'Role', {
      description: 'In which EventBridge Scheduler calls the function of schedules',
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: {
          StringEquals: { 'aws:SourceAccount': Stack.of(this).account, 'aws:SourceArn': group },
        },
      }),
      inlinePolicies: {
        Call: new PolicyDocument({
          statements: [
            new PolicyStatement({
              sid: 'CallScheduled',
              actions: ['lambda:InvokeFunction'],
              resources: [this.scheduled.functionArn],
            }),
            new PolicyStatement({
              sid: 'KeepUndelivered',
              actions: ['sqs:SendMessage'],
              resources: [undelivered.queueArn],
            }),
            ...useKey(encryptionKey),
          ],
        }),
      },
    });
  }
}

/** Of all schedules of a group. */
function scheduleArns(scope: Construct, groupName: string): string {
  const arn = Stack.of(scope).formatArn({
    service: 'scheduler',
    resource: 'schedule',
    resourceName: `${groupName}/*`,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });
  acknowledgeScheduleNames(scope, arn);
  return arn;
}
