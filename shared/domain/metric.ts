import { DigestPolicy } from './digest.ts';

/** How often something happened, with CloudWatch's unit; names of digestion are those of seed 004. */
export const COUNTERS = {
  digest_sources_processed: 'Count',
  digest_cache_hits: 'Count',
  /** Times that the queue's function could not be asked to look; the next minute makes up for it. */
  queue_notifications_lost: 'Count',
} as const;
export type CounterName = keyof typeof COUNTERS;

/** Figures of which the distribution matters. */
export const DISTRIBUTIONS = {
  digest_duration_seconds: 'Seconds',
  digest_compression_ratio: 'None',
  digest_evidence_snippets: 'Count',
} as const;
export type DistributionName = keyof typeof DISTRIBUTIONS;

/** By what figures are told apart, and all that each may be: so their number is bounded, and none names a tenant or a job. */
export const DIMENSIONS = {
  /** How a digest ended: it stands for the content; it does not; there is none. */
  outcome: ['completed', 'skipped', 'error'],
  policy: DigestPolicy.options,
} as const;
export type DimensionName = keyof typeof DIMENSIONS;
export type Dimensions = { readonly [Name in DimensionName]?: (typeof DIMENSIONS)[Name][number] };

/** CloudWatch namespace of all metrics of this service. */
export const METRIC_NAMESPACE = 'Plumbline';
