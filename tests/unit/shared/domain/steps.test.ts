import { describe, expect, test } from 'vitest';
import { progressAt } from '#shared/domain/progress.ts';
import { queryId, revisionId, waveId } from '#shared/domain/query.ts';
import { STEPS, TASK_STATES, WAITING_STATES, asksService, isTaskState } from '#shared/domain/steps.ts';

describe('the step table', () => {
  test('knows its states by name', () => {
    expect(TASK_STATES.every(isTaskState)).toBe(true);
    expect(['RunSearches', 'toString', ''].filter(isTaskState)).toEqual([]);
    expect(TASK_STATES).toHaveLength(Object.keys(STEPS).length);
  });

  test('has two states that wait for a person', () => {
    expect([...WAITING_STATES]).toEqual(['AskUser', 'ApprovePlan']);
  });

  test('says which steps ask a service: those that search, read, rank or ask a model', () => {
    const asking = ['RunSearch', 'FetchSource', 'SelectSources', 'DraftReport'] as const;
    expect(asking.filter((state) => asksService(STEPS[state]))).toEqual(asking);
    expect(asksService(STEPS.FailJob)).toBe(false);
    expect(asksService(STEPS.ApplyGate)).toBe(false);
  });
});

describe('progressAt', () => {
  const cursor = { iteration: 1, purpose: 'research', revision: 0 } as const;

  test('is that of the row for a state outside of the loops', () => {
    expect(progressAt('FailJob', undefined)).toBe(1);
    expect(progressAt('FailJob', cursor)).toBe(1);
  });

  test('is nothing for a state of a wave whose wave is not known', () => {
    expect(progressAt('RunSearch', undefined)).toBe(0);
  });

  test('gives each iteration half of the research share that is left', () => {
    const start = (iteration: number): number => progressAt('GenerateQueries', { ...cursor, iteration });
    const inWave = STEPS.GenerateQueries.progress.inWave;
    expect(start(1)).toBeCloseTo(0.1 + 0.7 * (1 - 0.5 ** inWave), 9);
    expect(0.8 - start(3)).toBeCloseTo((0.8 - start(1)) / 4, 9);
  });

  test('gives each revision four percent from 84 on', () => {
    const at = (revision: number): number =>
      progressAt('GenerateQueries', { ...cursor, purpose: 'revision', revision });
    expect(at(1)).toBeCloseTo(0.84 + 0.04 * STEPS.GenerateQueries.progress.inWave, 9);
    expect(at(2) - at(1)).toBeCloseTo(0.04, 9);
  });
});

test('waves and queries have ids that sort as they came', () => {
  expect(waveId({ iteration: 3, purpose: 'research', revision: 0 })).toBe('i03');
  expect(waveId({ iteration: 3, purpose: 'revision', revision: 2 })).toBe('r02');
  expect([revisionId(0), queryId('i03', 0), queryId('i03', 11)]).toEqual(['r00', 'i03-01', 'i03-12']);
});
