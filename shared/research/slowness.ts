import type { JobReference } from '#shared/domain/job.ts';
import type { ModelRole } from '#shared/domain/model-role.ts';
import type { TraceStore } from '../ports/trace-store.ts';
import { readTrace } from './read-trace.ts';

const SHARE = 0.95;

/** How long calls of a role take in a job: 95 of 100 were answered in so many milliseconds; 0 where none was answered yet. */
export async function usualMilliseconds(
  trace: Pick<TraceStore, 'list'>,
  job: JobReference,
  role: ModelRole,
): Promise<number> {
  const durations: number[] = [];
  for await (const { type, data } of readTrace(trace, job)) {
    const duration = Number(data?.['durationMilliseconds']);
    if (type === 'model-called' && data?.['role'] === role && Number.isFinite(duration))
      durations.push(duration);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * SHARE))] ?? 0;
}
