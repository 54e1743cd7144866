import type { TraceEvent } from '#shared/domain/trace-event.ts';

/** One event of a run, as a step writes it. */
export function exampleEvent(change: Partial<TraceEvent> & Pick<TraceEvent, 'type'>): TraceEvent {
  const sequence = change.sequence ?? 1;
  return {
    sequence,
    key: `${change.type}/${sequence}`,
    stage: change.type.replace(/-(started|finished|failed)$/, ''),
    message: '',
    progress: 0.5,
    data: {},
    at: new Date(Date.UTC(2026, 0, 1) + sequence * 1000).toISOString(),
    ...change,
  };
}

/** A short run with one iteration that passes its gate. */
export const SHORT_RUN: readonly TraceEvent[] = [
  exampleEvent({ sequence: 1, type: 'job-queued', stage: 'queue', progress: 0 }),
  exampleEvent({ sequence: 2, type: 'plan-research-started', progress: 0.05 }),
  exampleEvent({
    sequence: 3,
    type: 'plan-research-finished',
    message: 'Plan with 4 checklist items and 2 sub-questions',
    progress: 0.05,
  }),
  exampleEvent({
    sequence: 4,
    type: 'generate-queries-finished',
    message: '2 queries',
    progress: 0.1,
    data: { iteration: 1, purpose: 'research', queries: [{ id: 'i1-01' }, { id: 'i1-02' }] },
  }),
  exampleEvent({
    sequence: 5,
    type: 'run-search-finished',
    message: 'searched',
    progress: 0.2,
    data: { iteration: 1, query: 'gate counts', provider: 'corpus', hitCount: 8 },
  }),
  exampleEvent({
    sequence: 6,
    type: 'check-completeness-finished',
    message: 'checked',
    progress: 0.4,
    data: { iteration: 1, satisfied: 3, partial: 1, unsatisfied: 0 },
  }),
  exampleEvent({
    sequence: 7,
    type: 'apply-gate-finished',
    message: 'gate',
    progress: 0.45,
    data: { iteration: 1, quality_gate_status: 'pass', quality_gate_reason: null },
  }),
  exampleEvent({
    sequence: 8,
    type: 'degraded',
    stage: 'draft-report',
    message: 'No model: the report is extractive',
    progress: 0.82,
  }),
  exampleEvent({ sequence: 9, type: 'job-completed', stage: 'publish-report', progress: 1 }),
];
