import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { METRIC_NAMESPACE } from '#shared/domain/metric.ts';
import { ALARMS, type AlarmName, alarmDescription } from '../alarms.ts';

export interface WatchedParts {
  readonly stateMachineName: string;
  readonly stateMachine: StateMachine;
  readonly batchMachine: StateMachine;
  readonly api: RestApi;
  readonly table: ITable;
  readonly dispatch: IFunction;
  readonly batch: IFunction;
  readonly close: IFunction;
  readonly sweep: IFunction;
  readonly deliver: IFunction;
  readonly post: IFunction;
  readonly scheduled: IFunction;
  readonly mendSchedules: IFunction;
  readonly undelivered: IQueue;
}

export interface ResearchAlarmsProps extends WatchedParts {
  /** Who is notified; undefined: nobody, the alarms are looked at. */
  readonly topic: ITopic | undefined;
  /** Where the runbook can be read. */
  readonly runbookUrl: string;
}

interface Rule {
  readonly metric: IMetric;
  /** Alarm at or above this. */
  readonly threshold: number;
  /** In so many five-minute periods in a row. @default 1 */
  readonly periods?: number;
}

const PERIOD = Duration.minutes(5);

/** An alarm for each failure that a person has to know of. */
export class ResearchAlarms extends Construct {
  readonly alarms: readonly Alarm[];

  constructor(scope: Construct, id: string, props: ResearchAlarmsProps) {
    super(scope, id);
    const rules = rulesOf(props);
    this.alarms = Object.keys(ALARMS)
      .filter(isAlarmName)
      .map((name) => {
        const { metric, threshold, periods = 1 } = rules[name];
        const alarm = new Alarm(this, name, {
          alarmDescription: alarmDescription(name, props.runbookUrl),
          metric,
          threshold,
          evaluationPeriods: periods,
          comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
          treatMissingData: TreatMissingData.NOT_BREACHING,
        });
        if (props.topic) alarm.addAlarmAction(new SnsAction(props.topic));
        return alarm;
      });
  }
}

/** Figures that the functions emit of themselves. */
export function ownMetric(
  service: string,
  name: string,
  options: { readonly statistic: string; readonly dimensions?: Readonly<Record<string, string>> },
): Metric {
  return new Metric({
    namespace: METRIC_NAMESPACE,
    metricName: name,
    dimensionsMap: { service, ...options.dimensions },
    statistic: options.statistic,
    period: PERIOD,
  });
}

function rulesOf(parts: ResearchAlarmsProps): Readonly<Record<AlarmName, Rule>> {
  const { stateMachine, batchMachine, api, table, stateMachineName } = parts;
  const own = (name: string, statistic: string): Metric => ownMetric(stateMachineName, name, { statistic });
  const sum = { period: PERIOD, statistic: 'Sum' };
  const errors = (lambda: IFunction): Rule => ({
    metric: lambda.metricErrors(sum),
    threshold: 1,
    periods: 2,
  });
  return {
    ExecutionsFailed: { metric: stateMachine.metricFailed(sum), threshold: 1 },
    ExecutionsTimedOut: { metric: stateMachine.metricTimedOut(sum), threshold: 1 },
    ExecutionsAborted: { metric: own('executions_aborted', 'Sum'), threshold: 1 },
    BatchRunsFailed: { metric: batchMachine.metricFailed(sum), threshold: 1 },
    BatchRunsTimedOut: { metric: batchMachine.metricTimedOut(sum), threshold: 1 },
    BatchErrors: errors(parts.batch),
    OldestQueuedJob: { metric: own('oldest_queued_seconds', 'Maximum'), threshold: 900, periods: 2 },
    DispatchErrors: errors(parts.dispatch),
    CloseErrors: errors(parts.close),
    SweepErrors: errors(parts.sweep),
    DeliverErrors: errors(parts.deliver),
    PostErrors: errors(parts.post),
    OldestUndelivered: {
      metric: own('oldest_undelivered_seconds', 'Maximum'),
      threshold: 900,
      periods: 2,
    },
    ScheduleMendErrors: errors(parts.mendSchedules),
    ScheduleErrors: { ...errors(parts.scheduled), periods: 1 },
    ApiErrors: { metric: api.metricServerError(sum), threshold: 5 },
    ApiSlow: { metric: own('request_seconds', 'p90'), threshold: 2, periods: 3 },
    FunctionsThrottled: { metric: accountThrottles(), threshold: 1, periods: 2 },
    TableThrottled: { metric: tableThrottles(table), threshold: 1, periods: 2 },
    BreakerOpen: { metric: own('breakers_opened', 'Sum'), threshold: 1 },
    Undelivered: {
      metric: parts.undelivered.metricApproximateNumberOfMessagesVisible({
        period: PERIOD,
        statistic: 'Maximum',
      }),
      threshold: 1,
    },
  };
}

/** Over all functions of the account: what runs out is the account's. */
function accountThrottles(): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum', period: PERIOD });
}

function tableThrottles(table: ITable): Metric {
  return new Metric({
    namespace: 'AWS/DynamoDB',
    metricName: 'WriteThrottleEvents',
    dimensionsMap: { TableName: table.tableName },
    statistic: 'Sum',
    period: PERIOD,
  });
}

function isAlarmName(name: string): name is AlarmName {
  return Object.hasOwn(ALARMS, name);
}
