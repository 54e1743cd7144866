import type { CounterName, Dimensions, DistributionName } from '#shared/domain/metric.ts';

/**
 * Figures for those who run the service; units and dimensions are in shared/domain/metric.ts. Nothing waits for them and
 * nothing fails by them. A step that runs again may count again; what a job reports of itself is in its trace.
 */
export interface Metrics {
  /** Adds to a counter. */
  count(name: CounterName, value: number, dimensions?: Dimensions): void;
  /** One sample of a distribution. */
  observe(name: DistributionName, value: number, dimensions?: Dimensions): void;
}
