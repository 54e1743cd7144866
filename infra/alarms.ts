/** What an alarm looks at, and where it is written what to do. */
export interface AlarmText {
  /** What is the matter, in a sentence. */
  readonly says: string;
  /** Heading of its section in docs/runbook.md. */
  readonly section: string;
}

/** Every alarm of a deployment; each has its section in the runbook. */
export const ALARMS = {
  ExecutionsFailed: { says: 'Executions failed.', section: 'Executions fail' },
  ExecutionsTimedOut: { says: 'Executions ran out of time.', section: 'Executions time out' },
  ExecutionsAborted: {
    says: 'Executions were stopped by someone who runs the service.',
    section: 'Executions are stopped',
  },
  BatchRunsFailed: { says: 'Lines of a batch could not be submitted.', section: 'A batch stands still' },
  BatchRunsTimedOut: { says: 'The run of a batch took too long.', section: 'A batch stands still' },
  BatchErrors: { says: 'The function that submits lines fails.', section: 'A batch stands still' },
  OldestQueuedJob: { says: 'A job has been waiting for a slot for long.', section: 'A job does not start' },
  DispatchErrors: { says: 'The function that starts jobs fails.', section: 'A job does not start' },
  CloseErrors: { says: 'The function that ends jobs fails.', section: 'A job does not end' },
  SweepErrors: { says: 'The function that mends what was missed fails.', section: 'A job does not end' },
  ScheduleErrors: {
    says: 'The function that begins runs of schedules fails.',
    section: 'A schedule does not run',
  },
  ScheduleMendErrors: {
    says: 'The function that looks after schedules fails.',
    section: 'A schedule does not run',
  },
  ApiErrors: {
    says: 'The API answers with errors of its own (5xx).',
    section: 'The API answers with errors',
  },
  ApiSlow: { says: 'The slowest tenth of requests takes long.', section: 'The API is slow' },
  FunctionsThrottled: {
    says: 'Functions are refused for want of concurrency.',
    section: 'Parts of the research are lost',
  },
  TableThrottled: { says: 'The table refuses calls.', section: 'The table is throttled' },
  BreakerOpen: {
    says: 'A model or a provider fails so often that it is asked no more.',
    section: 'A breaker is open',
  },
  DeliverErrors: { says: 'The function that notifies others fails.', section: 'Others are not notified' },
  PostErrors: { says: 'The function that posts webhooks fails.', section: 'Others are not notified' },
  OldestUndelivered: {
    says: 'An event has been waiting for long to be delivered.',
    section: 'Others are not notified',
  },
  Undelivered: { says: 'Events could not be delivered.', section: 'Events are undelivered' },
} as const satisfies Readonly<Record<string, AlarmText>>;

export type AlarmName = keyof typeof ALARMS;

/** The sentence and where to read on, for whoever is woken. */
export function alarmDescription(name: AlarmName, runbookUrl: string): string {
  const { says, section } = ALARMS[name];
  return `${says} ${runbookUrl}#${headingAnchor(section)}`;
}

/** As GitHub makes the anchor of a heading. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
