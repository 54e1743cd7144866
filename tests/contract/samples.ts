import { type Batch, NO_COUNTS } from '#shared/domain/batch.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Query } from '#shared/domain/query.ts';
import type { NewTraceEvent } from '#shared/domain/trace-event.ts';

/** Tenants and ids that try to pass for another's key. */
export const HOSTILE_NAMES = [
  'a',
  'a#JOB#b',
  '#',
  '%',
  '%0023',
  'a%0023JOB%0023b',
  '',
  '../..',
  'META',
  'नमस्ते',
  '\u202Eabc',
  '\u0000',
  '\uD800',
  '\uDC00',
  '\uFFFD',
  '\uFFFDd800',
  '😀',
] as const;

export const LONE_SURROGATE = 'half \uD83D of a pair';

export function sampleJob(fields: Partial<Job> = {}): Job {
  return {
    tenantId: 'tenant',
    jobId: 'job-1',
    owner: 'owner',
    question: 'What is a plumb line?',
    settings: {
      maxIterations: 10,
      interaction: 'none',
      providers: ['corpus'],
      deadlineMilliseconds: 600_000,
      evaluate: false,
    },
    status: 'QUEUED',
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-01-02T00:00:00.000Z',
    clarifications: [],
    waitedMilliseconds: 0,
    ...fields,
  };
}

export function sampleBatch(batchId: string, change: Partial<Batch> = {}): Batch {
  return {
    tenantId: 'tenant',
    owner: 'owner',
    batchId,
    status: 'QUEUED',
    defaults: {},
    inputKey: `tenant/batches/${batchId}/input.jsonl`,
    createdAt: '2026-01-01T00:00:00.000Z',
    counts: NO_COUNTS,
    runs: 0,
    ...change,
  };
}

export function sampleQuery(id: string, fields: Partial<Query> = {}): Query {
  return {
    id,
    waveId: 'i1',
    text: 'plumb line',
    provider: 'corpus',
    endpoint: 'corpus',
    resultCount: 10,
    itemIds: ['c1'],
    ...fields,
  };
}

export function sampleEvent(key: string, fields: Partial<NewTraceEvent> = {}): NewTraceEvent {
  return {
    key,
    type: 'run-search-finished',
    stage: 'run-search',
    message: 'done',
    progress: 0.3,
    data: {},
    ...fields,
  };
}
