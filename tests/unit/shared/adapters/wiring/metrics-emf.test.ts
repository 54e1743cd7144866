import { expect, test } from 'vitest';
import * as z from 'zod';
import { createEmfMetrics } from '#shared/adapters/wiring/metrics-emf.ts';
import { DIMENSIONS } from '#shared/domain/metric.ts';
import type { Metrics } from '#shared/ports/metrics.ts';

/** What CloudWatch asks of a line in its embedded metric format. */
const Line = z.looseObject({
  _aws: z.object({
    Timestamp: z.number().positive(),
    CloudWatchMetrics: z
      .array(
        z.object({
          Namespace: z.string(),
          Dimensions: z.array(z.array(z.string())),
          Metrics: z.array(z.object({ Name: z.string(), Unit: z.string() })),
        }),
      )
      .length(1),
  }),
});

function emitted(emit: (metrics: Metrics) => void): readonly z.infer<typeof Line>[] {
  const lines: string[] = [];
  emit(createEmfMetrics('plumbline', (line) => lines.push(line)));
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  return lines.map((line) => Line.parse(JSON.parse(line)));
}

test('R3.7 writes each figure as one line that CloudWatch reads', () => {
  const [counted, observed] = emitted((metrics) => {
    metrics.count('digest_sources_processed', 1, { outcome: 'completed', policy: 'auto' });
    metrics.observe('digest_duration_seconds', 1.5, { outcome: 'skipped' });
  });
  expect(counted).toMatchObject({
    service: 'plumbline',
    outcome: 'completed',
    policy: 'auto',
    digest_sources_processed: 1,
  });
  expect(counted?._aws.CloudWatchMetrics).toEqual([
    {
      Namespace: 'Plumbline',
      Dimensions: [['service', 'outcome', 'policy']],
      Metrics: [{ Name: 'digest_sources_processed', Unit: 'Count' }],
    },
  ]);
  expect(observed?._aws.CloudWatchMetrics).toEqual([
    {
      Namespace: 'Plumbline',
      Dimensions: [['service', 'outcome']],
      Metrics: [{ Name: 'digest_duration_seconds', Unit: 'Seconds' }],
    },
  ]);
  expect(observed).not.toHaveProperty('policy');
});

test('R3.7 lets few figures apart, and never by tenant or job', () => {
  const { outcome, policy, status, result, ...others } = DIMENSIONS;
  expect(others).toEqual({});
  expect(outcome.length * policy.length).toBeLessThanOrEqual(30);
  expect(status.length * result.length).toBeLessThanOrEqual(30);
});

test('leaves out what is no number, which CloudWatch would refuse with all the rest', () => {
  expect(emitted((metrics) => metrics.observe('digest_compression_ratio', Number.NaN))).toEqual([]);
});
