import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endEvent } from '#shared/domain/job-end.ts';
import { type Job, JobStatus, STATUSES_BEFORE, isPastDeadline, isTerminal } from '#shared/domain/job.ts';
import { progressAt } from '#shared/domain/progress.ts';
import { type Cursor, waveId } from '#shared/domain/query.ts';
import { TASK_STATES, type TaskState, stepName } from '#shared/domain/steps.ts';

const TERMINAL = ['COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED'] as const;

describe('job status', () => {
  it.each(TERMINAL)('never changes from %s', (status) => {
    expect(isTerminal(status)).toBe(true);
    for (const to of JobStatus.options) expect(STATUSES_BEFORE[to]).not.toContain(status);
  });

  it.each(['QUEUED', 'PROCESSING', 'AWAITING_INPUT'] as const)('can end from %s', (status) => {
    expect(isTerminal(status)).toBe(false);
    for (const to of ['FAILED', 'CANCELLED', 'EXPIRED'] as const)
      expect(STATUSES_BEFORE[to]).toContain(status);
  });

  it('is completed only by a job at work, and waits only from work', () => {
    expect(STATUSES_BEFORE.COMPLETED).toEqual(['PROCESSING']);
    expect(STATUSES_BEFORE.AWAITING_INPUT).not.toContain('QUEUED');
    expect(STATUSES_BEFORE.QUEUED).toEqual(['AWAITING_INPUT']);
  });
});

const JOB: Job = {
  tenantId: 't',
  jobId: 'j',
  owner: 'o',
  question: 'q',
  settings: {
    maxIterations: 1,
    interaction: 'none',
    providers: [],
    deadlineMilliseconds: 1,
    evaluate: false,
  },
  status: 'PROCESSING',
  createdAt: '2025-01-01T00:00:00.000Z',
  expiresAt: '2025-01-02T00:00:00.000Z',
  clarifications: [],
  waitedMilliseconds: 0,
};

describe('endEvent', () => {
  const end = { stage: 'cancel', message: 'Cancelled', data: { by: 'me' } };

  it.each(TERMINAL)('emits %s once, under its own name', (status) => {
    const event = endEvent({ ...JOB, status }, end);
    const type = `job-${status.toLowerCase()}`;
    expect(event).toEqual({ key: type, type, ...end, progress: 1 });
  });

  it('emits nothing of a job that has not ended', () => {
    expect(endEvent(JOB, end)).toBeUndefined();
  });
});

describe('isPastDeadline', () => {
  const start = Date.parse('2025-01-01T10:00:00.000Z');
  const settings = { ...JOB.settings, deadlineMilliseconds: 60_000 };
  const job: Job = { ...JOB, settings, startedAt: '2025-01-01T10:00:00.000Z', waitedMilliseconds: 5000 };

  it('is true of a job that has worked longer, waits for a person not counted', () => {
    expect(isPastDeadline(job, start + 65_000)).toBe(false);
    expect(isPastDeadline(job, start + 65_001)).toBe(true);
  });

  it('counts from its submission for a job that was never started', () => {
    const submitted = Date.parse(JOB.createdAt);
    expect(isPastDeadline({ ...JOB, settings }, submitted + 60_000)).toBe(false);
    expect(isPastDeadline({ ...JOB, settings }, submitted + 60_001)).toBe(true);
  });
});

const WAVE = ['GenerateQueries', 'RunSearch', 'RunSearch', 'SelectSources'] as const;
const ASSESS = ['CheckCompleteness', 'ApplyGate'] as const;

interface Entered {
  readonly state: TaskState;
  readonly cursor?: Cursor;
}

function at(cursor: Cursor, states: readonly TaskState[]): readonly Entered[] {
  return states.map((state) => ({ state, cursor }));
}

/** States as a run enters them; the sources of a wave are fetched and digested side by side. */
function runOf(clarifications: number, iterations: number, revisions: number): readonly Entered[] {
  const reading: readonly TaskState[] = [1, 2, 3].flatMap(() => ['FetchSource', 'DigestSource'] as const);
  const asking = Array.from({ length: clarifications }, () => ['AskUser', 'RefineQuestion'] as const).flat();
  const before: readonly TaskState[] = ['RefineQuestion', ...asking, 'PlanResearch', 'ApprovePlan'];
  const after: readonly TaskState[] = ['VerifyReport', 'PublishReport', 'EvaluateReport'];
  const last: Cursor = { iteration: iterations, purpose: 'research', revision: 0 };
  return [
    ...before.map((state) => ({ state })),
    ...Array.from({ length: iterations }, (_, index) =>
      at({ ...last, iteration: index + 1 }, [...WAVE, ...reading, ...ASSESS]),
    ).flat(),
    ...at(last, ['ExtractClaims', 'DraftSections', 'DraftReport']),
    ...Array.from({ length: revisions }, (_, index) =>
      at({ ...last, purpose: 'revision', revision: index + 1 }, [...WAVE, ...reading, 'ReviseReport']),
    ).flat(),
    ...after.map((state) => ({ state })),
  ];
}

describe('progressAt', () => {
  it('never falls along a run', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.integer({ min: 1, max: 50 }), fc.nat(2), (asked, iterations, revisions) => {
        const run = runOf(asked, iterations, revisions);
        const figures = run.map(({ state, cursor }) => progressAt(state, cursor));
        expect(figures).toEqual(figures.toSorted((one, other) => one - other));
        expect(figures.at(-1)).toBe(1);
      }),
    );
  });

  it('grows within a wave and from wave to wave', () => {
    const cursor = { iteration: 1, purpose: 'research', revision: 0 } as const;
    expect(progressAt('ApplyGate', cursor)).toBeGreaterThan(progressAt('RunSearch', cursor));
    expect(progressAt('RunSearch', { ...cursor, iteration: 2 })).toBeGreaterThan(
      progressAt('RunSearch', cursor),
    );
  });
});

describe('waveId', () => {
  it('sorts as the waves came', () => {
    const iterations = Array.from({ length: 50 }, (_, index) =>
      waveId({ iteration: index + 1, purpose: 'research', revision: 0 }),
    );
    const revisions = [1, 2].map((revision) => waveId({ iteration: 50, purpose: 'revision', revision }));
    const all = [...iterations, ...revisions];
    expect(all.toSorted()).toEqual(all);
    expect(all[0]).toBe('i01');
    expect(all.at(-1)).toBe('r02');
  });
});

describe('stepName', () => {
  it.each(TASK_STATES)('says of %s which folder and which events are its own', (state) => {
    const name = stepName(state);
    expect(name).toMatch(/^[a-z]+(?:-[a-z]+)+$/u);
    const back = name.replaceAll(/(?:^|-)([a-z])/gu, (_, letter: string) => letter.toUpperCase());
    expect(back).toBe(state);
  });
});
