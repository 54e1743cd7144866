import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { Duration } from 'aws-cdk-lib';
import { JobStatus } from '#shared/domain/job.ts';
import type { ResearchAlarms } from './research-alarms.ts';
import { type WatchedParts, ownMetric } from './research-alarms.ts';

export interface ResearchDashboardProps extends WatchedParts {
  readonly alarms: ResearchAlarms;
  readonly runbookUrl: string;
}

const HALF = { width: 12, height: 6 };

/** What runs, what waits, what fails and how long it takes, on one page. */
export class ResearchDashboard extends Construct {
  constructor(scope: Construct, id: string, props: ResearchDashboardProps) {
    super(scope, id);
    const { stateMachineName, stateMachine, api } = props;
    const own = (name: string, statistic: string): IMetric =>
      ownMetric(stateMachineName, name, { statistic });
    new Dashboard(this, 'Dashboard', {
      defaultInterval: Duration.days(1),
      widgets: [
        [
          new TextWidget({
            width: 24,
            height: 2,
            markdown: `What to do about an alarm: ${props.runbookUrl}`,
          }),
        ],
        [new AlarmStatusWidget({ width: 24, height: 4, alarms: [...props.alarms.alarms] })],
        [
          graph('Jobs by end', endsOf(stateMachineName)),
          graph('Oldest queued job, seconds', [own('oldest_queued_seconds', 'Maximum')]),
        ],
        [
          graph('Executions', [
            stateMachine.metricStarted(),
            stateMachine.metricSucceeded(),
            stateMachine.metricFailed(),
            stateMachine.metricTimedOut(),
          ]),
          graph('Run time of jobs, seconds', [own('job_seconds', 'p50'), own('job_seconds', 'p90')]),
        ],
        [
          graph('API', [api.metricCount(), api.metricClientError(), api.metricServerError()]),
          graph('API, seconds', [own('request_seconds', 'p50'), own('request_seconds', 'p90')]),
        ],
        [
          graph('Oldest event of which others were not notified, seconds', [
            own('oldest_undelivered_seconds', 'Maximum'),
          ]),
          graph(
            'Errors of the functions around the queue',
            [props.dispatch, props.batch, props.close, props.sweep, props.deliver, props.post].map((one) =>
              one.metricErrors(),
            ),
          ),
        ],
        [
          graph('Sources', [own('search_preprocess_hits', 'Sum'), own('search_preprocess_kept', 'Sum')]),
          graph('Breakers and lost notifications', [
            own('breakers_opened', 'Sum'),
            own('queue_notifications_lost', 'Sum'),
          ]),
        ],
      ],
    });
  }
}

function graph(title: string, left: readonly IMetric[]): GraphWidget {
  return new GraphWidget({ ...HALF, title, left: [...left] });
}

function endsOf(service: string): readonly IMetric[] {
  const ends = JobStatus.options.filter((status) =>
    ['COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED'].includes(status),
  );
  return ends.map((status) =>
    ownMetric(service, 'jobs_ended', {
      statistic: 'Sum',
      dimensions: { status, result: status === 'COMPLETED' ? 'answered' : 'none' },
    }),
  );
}
