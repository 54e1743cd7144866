import { describe, expect, it } from 'vitest';
import { loadAll } from '#functions/steps/verify-report/findings.ts';
import { ONLY } from '#shared/domain/records.ts';
import { fillWorld } from '../publish-report/fixture.ts';
import { JOB, type World, makeWorld } from '../publish-report/world.ts';

type Emitted = readonly [type: string, stage: string, data: Record<string, string>];

/** What is known of a job in whose trace these events stand. */
async function knownAfter(...events: readonly Emitted[]) {
  const world: World = await makeWorld();
  await fillWorld(world);
  for (const [count, [type, stage, data]] of events.entries()) {
    await world.trace.append(JOB, { type, stage, key: `${count}`, message: '', progress: 0, data });
  }
  return loadAll(JOB, { research: world.research, trace: world.trace });
}

const called: Emitted = ['model-called', 'digest-source', {}];
const failed = (stage: string, reason: string): Emitted => [
  'degraded',
  stage,
  { role: 'reader', error: 'ServiceUnavailable', reason },
];

describe('trouble with a model', () => {
  it('is none where none failed', async () => {
    const known = await knownAfter(called, ['search-failed', 'run-search', { role: 'reader' }]);
    expect(known.degradedSteps).toEqual([]);
    expect(known).not.toHaveProperty('modelTrouble');
  });

  it('is not what a step says that asks no model', async () => {
    const known = await knownAfter(['degraded', 'select-sources', { reason: 'It is slow.' }]);
    expect(known.degradedSteps).toEqual(['select-sources']);
    expect(known).not.toHaveProperty('modelTrouble');
  });

  it('says how often it answered and failed, where and why, each once', async () => {
    const known = await knownAfter(
      failed('plan-research', 'It is down.'),
      called,
      failed('digest-source', 'It is down.'),
      called,
      failed('plan-research', 'It is slow.'),
    );
    expect(known.degradedSteps).toEqual(['digest-source', 'plan-research']);
    expect(known.modelTrouble).toEqual({
      answered: 2,
      failed: 3,
      stages: ['plan-research', 'digest-source'],
      reasons: ['It is down.', 'It is slow.'],
    });
  });

  it('counts what a call was for, where its step is for something else', async () => {
    const again: Emitted = [
      'degraded',
      'draft-report',
      { role: 'reader', error: 'Odd', askedFor: 'read-again' },
    ];
    const known = await knownAfter(called, again, failed('draft-report', 'It is down.'));
    expect(known.degradedSteps).toEqual(['draft-report', 'read-again']);
    expect(known.modelTrouble?.stages).toEqual(['read-again', 'draft-report']);
  });

  it('does not count an answer that could not be used', async () => {
    const unusable: Emitted = ['degraded', 'digest-source', { role: 'reader', reason: 'NothingUsable' }];
    expect((await knownAfter(called, called, unusable)).modelTrouble).toEqual({
      answered: 1,
      failed: 1,
      stages: ['digest-source'],
      reasons: ['Its answer could not be used.'],
    });
    expect((await knownAfter(unusable)).modelTrouble?.answered).toBe(0);
  });

  it('has no reason where none was given, and five at most', async () => {
    const bare: Emitted = ['degraded', 'digest-source', { role: 'reader', error: 'Odd' }];
    expect((await knownAfter(bare)).modelTrouble?.reasons).toEqual(['Its answer could not be used.']);
    const many = ['1', '2', '3', '4', '5', '6'].map((reason) => failed('digest-source', reason));
    expect((await knownAfter(...many)).modelTrouble?.reasons).toEqual(['1', '2', '3', '4', '5']);
  });
});

it.each(['BRIEF', 'PLAN', 'DRAFT'] as const)(
  'a job without its %s has nothing to make a report of',
  async (missing) => {
    const [whole, world] = [await makeWorld(), await makeWorld()];
    await fillWorld(whole);
    for (const [kind, id] of [
      ['BRIEF', ONLY],
      ['PLAN', ONLY],
      ['DRAFT', 'r00'],
    ] as const) {
      const record = await whole.research.get(JOB, kind, id);
      if (kind !== missing && record) await world.research.put(JOB, kind, { id, record });
    }
    await expect(loadAll(JOB, world)).rejects.toThrow('Job job-1 has no draft to make a report of.');
  },
);
