import { Metrics as EmbeddedMetrics } from '@aws-lambda-powertools/metrics';
import { COUNTERS, DISTRIBUTIONS, type Dimensions, METRIC_NAMESPACE } from '#shared/domain/metric.ts';
import type { Metrics } from '#shared/ports/metrics.ts';

type Unit = Parameters<EmbeddedMetrics['addMetric']>[1];

/**
 * Metrics in CloudWatch's embedded metric format: one JSON line each, which CloudWatch reads out of the log. Lines go
 * past `console`, which would put a time and a request id in front of them. `service` distinguishes deployments.
 */
export function createEmfMetrics(service: string, write: (line: string) => void = writeOut): Metrics {
  const metrics = new EmbeddedMetrics({ namespace: METRIC_NAMESPACE, serviceName: service });
  const emit = (name: string, unit: Unit, sample: Sample): void => {
    if (!Number.isFinite(sample.value)) return;
    for (const [dimension, value] of Object.entries(sample.dimensions ?? {}))
      metrics.addDimension(dimension, value);
    metrics.addMetric(name, unit, sample.value);
    write(`${JSON.stringify(metrics.serializeMetrics())}\n`);
    metrics.clearMetrics();
    metrics.clearDimensions();
  };
  return {
    count: (name, value, dimensions) => emit(name, COUNTERS[name], { value, dimensions }),
    observe: (name, value, dimensions) => emit(name, DISTRIBUTIONS[name], { value, dimensions }),
  };
}

interface Sample {
  readonly value: number;
  readonly dimensions: Dimensions | undefined;
}

function writeOut(line: string): void {
  process.stdout.write(line);
}
