import { RETRYABLE_ERRORS } from '#shared/errors.ts';
import { LAMBDA_THROTTLED } from '#shared/domain/loss.ts';
import { STEPS, type TaskState, WAITING_STATES } from '#shared/domain/steps.ts';

/** A piece of Amazon States Language: plain data. */
export type Asl = Readonly<Record<string, unknown>>;

/** Only what is safe to repeat: services that were busy, and Lambda's own hiccups. Steps are idempotent. */
export const RETRY = [
  {
    // The functions of an account share its concurrency: what is refused now gets its turn within minutes.
    ErrorEquals: [LAMBDA_THROTTLED],
    IntervalSeconds: 3,
    BackoffRate: 1.6,
    MaxAttempts: 14,
    MaxDelaySeconds: 60,
    JitterStrategy: 'FULL',
  },
  {
    ErrorEquals: [
      ...RETRYABLE_ERRORS,
      'Lambda.ServiceException',
      'Lambda.AWSLambdaException',
      'Lambda.SdkClientException',
      'Lambda.Unknown',
    ],
    IntervalSeconds: 2,
    BackoffRate: 2,
    MaxAttempts: 2,
    MaxDelaySeconds: 20,
    JitterStrategy: 'FULL',
  },
];

export const CATCH_ALL = [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'FailJob' }];

export interface StepOptions {
  readonly comment: string;
  /** What the function gets, beside the keys of the job. */
  readonly payload?: Asl;
  /** Fields of the function's output that the execution keeps. */
  readonly keep?: readonly string[];
  /** Where they are kept; absent: they replace the state's input. */
  readonly at?: string;
  /** The next state; absent: this is the end. */
  readonly next?: string;
  readonly catch?: readonly Asl[];
}

/** The keys that every step gets. */
export const JOB_KEYS = { 'tenantId.$': '$.tenantId', 'jobId.$': '$.jobId' } as const;
export const CURSOR = { 'cursor.$': '$.cursor' } as const;

/** Seconds that a deployment sets, for what a step waits for. */
export interface Waits {
  /** The life of a job: a person is waited for no longer than that in any case. */
  readonly timeToLiveSeconds: number;
  readonly modelSeconds: number;
  readonly digestSeconds: number;
}

export type MakeStep = (state: TaskState, options: StepOptions) => Asl;

/** One Task state: timeout, retry, catch and result selection are said here, once. */
export function stepsWithin(bounds: Waits): MakeStep {
  return (state, options) => step(state, options, secondsOf(state, bounds));
}

function secondsOf(state: TaskState, bounds: Waits): number {
  const { timeoutSeconds, waitsFor } = STEPS[state];
  if (waitsFor === 'person') return bounds.timeToLiveSeconds;
  if (waitsFor === 'model') return bounds.modelSeconds + timeoutSeconds;
  return timeoutSeconds + (waitsFor === 'digest' ? Math.ceil(bounds.digestSeconds) : 0);
}

function step(state: TaskState, options: StepOptions, timeoutSeconds: number): Asl {
  const waits = WAITING_STATES.has(state);
  const token = waits ? { 'taskToken.$': '$$.Task.Token' } : {};
  const source = waits ? '$' : '$.Payload';
  const keep = (options.keep ?? []).map((field) => [`${field}.$`, `${source}.${field}`] as const);
  return {
    Type: 'Task',
    Comment: options.comment,
    Resource: `arn:aws:states:::lambda:invoke${waits ? '.waitForTaskToken' : ''}`,
    Parameters: {
      FunctionName: `\${${state}}`,
      Payload: { ...JOB_KEYS, ...options.payload, ...token },
    },
    TimeoutSeconds: timeoutSeconds,
    Retry: RETRY,
    Catch: options.catch ?? CATCH_ALL,
    ...(keep.length > 0 ? { ResultSelector: Object.fromEntries(keep) } : {}),
    ...(options.at === undefined ? {} : { ResultPath: options.at }),
    ...(options.next === undefined ? { End: true } : { Next: options.next }),
  };
}
