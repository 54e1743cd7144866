import { DigestPolicy } from './digest.ts';
import { JobStatus, Outcome } from './job.ts';

/** How often something happened, with CloudWatch's unit; names of digestion are those of seed 004. */
export const COUNTERS = {
  digest_sources_processed: 'Count',
  digest_cache_hits: 'Count',
  /** Results that came in, and those left, before sources were chosen; and how many calls of a model that took: none (seed 003). */
  search_preprocess_hits: 'Count',
  search_preprocess_kept: 'Count',
  llm_calls_in_preprocess: 'Count',
  /** Jobs that got their end, by what end. */
  jobs_ended: 'Count',
  /** Jobs whose execution was stopped by someone who runs the service; those that were cancelled are not among them. */
  executions_aborted: 'Count',
  /** Times that a breaker opened: a model or a provider failed too often. */
  breakers_opened: 'Count',
  /** Times that the queue's function could not be asked to look; the next minute makes up for it. */
  queue_notifications_lost: 'Count',
} as const;
export type CounterName = keyof typeof COUNTERS;

/** Figures of which the distribution matters. */
export const DISTRIBUTIONS = {
  /** From the start of a job to its end, without the time that it waited for a person. */
  job_seconds: 'Seconds',
  /** How long the oldest queued job has been waiting: once a minute, 0 when there is none. */
  oldest_queued_seconds: 'Seconds',
  /** How long the oldest event has been waiting that could not be sent to others: once a minute, 0 when there is none. */
  oldest_undelivered_seconds: 'Seconds',
  /** How long the API took for a request, other than those that wait for events. */
  request_seconds: 'Seconds',
  digest_duration_seconds: 'Seconds',
  digest_compression_ratio: 'None',
  digest_evidence_snippets: 'Count',
} as const;
export type DistributionName = keyof typeof DISTRIBUTIONS;

/** By what figures are distinguished, and all that each may be: so their number is bounded, and none names a tenant or a job. */
export const DIMENSIONS = {
  /** How a digest ended: it stands for the content; it does not; there is none. */
  outcome: ['completed', 'skipped', 'error'],
  policy: DigestPolicy.options,
  status: JobStatus.options,
  /** What the report says; none where there is no report. */
  result: [...Outcome.options, 'none'],
} as const;
export type DimensionName = keyof typeof DIMENSIONS;
export type Dimensions = { readonly [Name in DimensionName]?: (typeof DIMENSIONS)[Name][number] };

/** CloudWatch namespace of all metrics of this service. */
export const METRIC_NAMESPACE = 'Plumbline';
