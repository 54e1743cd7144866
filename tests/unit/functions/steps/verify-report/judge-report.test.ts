import { describe, expect, test } from 'vitest';
import type { Coverage } from '#shared/domain/plan.ts';
import { answerText } from '#shared/domain/answer-text.ts';
import { fillWorld, makeCoverage, makeDraft, makeGate, makePlan } from '../publish-report/fixture.ts';
import { QUOTES, TEXTS, block, connective, idOf, makeSource, quoted } from '../publish-report/sources.ts';
import { tamper, verify, verifyDraft } from './verified.ts';
import { JOB, makeWorld } from '../publish-report/world.ts';

function satisfied(): Coverage {
  const coverage = makeCoverage();
  return {
    ...coverage,
    items: coverage.items.map((item) => ({
      ...item,
      status: 'satisfied' as const,
      evidenceIds: [idOf('default')],
    })),
  };
}

describe('outcome', () => {
  const pass = makeGate({ status: 'pass', reasons: [], openItems: [] });
  const { endReason: _none, ...passing } = pass;

  test('is answered when every item is satisfied, whatever the gate says, without an end reason', async () => {
    for (const gate of [passing, makeGate()]) {
      const world = await makeWorld();
      await fillWorld(world, { gate, coverage: satisfied() });
      const report = await verify(world);
      expect([report.outcome, report.endReason, report.gaps]).toEqual(['answered', undefined, []]);
    }
  });

  test('is partial with partial items, which are named under gaps', async () => {
    const coverage = satisfied();
    const items = coverage.items.map((item, index) =>
      index === 1 ? { ...item, status: 'partial' as const } : item,
    );
    const world = await makeWorld();
    await fillWorld(world, { gate: passing, coverage: { ...coverage, items } });
    const report = await verify(world);
    expect(report.outcome).toBe('partial');
    expect(report.gaps).toEqual([expect.stringContaining('Which keys a queue can use')]);
  });

  test('is partial with the reason of the gate when an item is open', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    const report = await verify(world);
    expect([report.outcome, report.endReason]).toEqual(['partial', 'no_new_evidence']);
    expect(report.gaps).toHaveLength(2);
  });

  test('is insufficient evidence when the archive proves nothing', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    for (const id of Object.keys(TEXTS)) await tamper(world, id, 'gone');
    const report = await verify(world);
    expect(report.outcome).toBe('insufficient_evidence');
    expect([report.answer, report.sections, report.sources]).toEqual([[], [], []]);
    expect(report.checklist.every((item) => item.status === 'unsatisfied')).toBe(true);
    expect(report.trust.claimsSupported).toBe(0);
  });

  test('is insufficient evidence when items are but touched on', async () => {
    const coverage = makeCoverage();
    const items = coverage.items.map((item) => ({ ...item, status: 'partial' as const }));
    const world = await makeWorld();
    await fillWorld(world, { coverage: { ...coverage, items } });
    expect((await verify(world)).outcome).toBe('insufficient_evidence');
  });

  test('is insufficient evidence when no item is covered', async () => {
    const coverage = makeCoverage();
    const items = coverage.items.map((item) => ({ ...item, status: 'unsatisfied' as const }));
    const world = await makeWorld();
    await fillWorld(world, { coverage: { ...coverage, items } });
    expect((await verify(world)).outcome).toBe('insufficient_evidence');
  });
});

describe('checklist', () => {
  test('cites the evidence that covered each item', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    const report = await verify(world);
    expect(report.checklist.map((item) => [item.itemId, item.status, item.citations])).toEqual([
      ['a', 'satisfied', [1, 2]],
      ['b', 'partial', [1]],
      ['c', 'satisfied', [3, 4]],
      ['d', 'satisfied', [5]],
      ['e', 'unsatisfied', []],
    ]);
  });

  test('calls an item unsatisfied when no quote of the report answers it', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    await tamper(world, 's-paper', '');
    const item = (await verify(world)).checklist.find((one) => one.itemId === 'd');
    expect(item).toMatchObject({
      status: 'unsatisfied',
      citations: [],
      reason: expect.stringContaining('No verified quote'),
    });
  });

  test('calls an item partial at most when only retracted or flagged sources answer it', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    const record = makeSource('s-paper', { credibilityTier: 'FLAGGED' });
    await world.research.put(JOB, 'SOURCE', { id: record.id, record });
    const report = await verify(world);
    expect(report.checklist.find((one) => one.itemId === 'd')?.status).toBe('partial');
    expect(report.limitations).toContain('Source [5] is flagged as unreliable; do not rely on it alone.');
  });
});

test('trust figures count what was proven, read, skipped and degraded', async () => {
  const world = await makeWorld();
  await fillWorld(world);
  const event = { message: '', progress: 0, data: {} };
  for (const [count, stage] of ['plan-research', 'digest-source', 'plan-research'].entries()) {
    await world.trace.append(JOB, {
      ...event,
      key: `${stage}${count}`,
      type: 'degraded',
      stage,
    });
  }
  expect((await verify(world)).trust).toEqual({
    quotesVerified: 10,
    quotesDropped: 0,
    claims: 4,
    claimsSupported: 4,
    claimsCorroborated: 2,
    claimsByFirmness: { established: 1, preliminary: 2, contested: 1 },
    uncitedSentences: 0,
    domains: 6,
    sourcesRead: 6,
    sourcesSkipped: 1,
    contradictions: 1,
    degradedSteps: ['digest-source', 'plan-research'],
    confidence: 0.68,
    jobConfidence: 0.7 * 0.6,
  });
});

describe('the answer as plain text', () => {
  test('introduces a list above it and marks each cited sentence', async () => {
    const list = block('list', connective('Of keys:'), quoted('ownKey'), quoted('latency', 'default'));
    const report = await verifyDraft({ answer: [list, block('paragraph', connective('That is all.'))] });
    expect(answerText(report)).toBe(
      `Of keys:\n- ${QUOTES.ownKey[1]} [1]\n- ${QUOTES.latency[1]} [1][2]\n\nThat is all.`,
    );
  });
});

describe('gaps', () => {
  test('name what the draft still asked for when nothing could be looked for any more', async () => {
    const world = await makeWorld();
    await fillWorld(world, { draft: makeDraft({ requests: [{ topic: 'age of keys' }] }) });
    expect((await verify(world)).gaps).toContain('age of keys: not looked at.');
  });

  test('that the draft named by the entity or the description of an item are not named again', async () => {
    const world = await makeWorld();
    const gaps = ['Since when this holds: no date.', 'Queues: one source only.'];
    await fillWorld(world, { draft: makeDraft({ gaps }) });
    const plan = makePlan();
    const checklist = plan.checklist.map((item) => (item.id === 'b' ? { ...item, entity: 'Queues' } : item));
    await world.research.put(JOB, 'PLAN', { id: 'only', record: { ...plan, checklist } });
    expect((await verify(world)).gaps).toEqual(gaps);
  });
});

describe('limitations', () => {
  test('name the searches that failed, provider by provider, with the reason', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    const failure = { name: 'ServiceUnavailable', message: 'PubMed could not be reached.' };
    const search = async (queryId: string, provider: string, isFailed: boolean): Promise<void> =>
      world.research.put(JOB, 'SEARCH', {
        id: queryId,
        record: { queryId, waveId: 'i09', provider, hits: [], ...(isFailed ? { failure } : {}) },
      });
    await search('i09-01', 'pubmed', true);
    await search('i09-02', 'pubmed', true);
    await search('i09-03', 'scholar', false);
    await search('i09-04', 'scholar', true);
    const { limitations } = await verify(world);
    expect(limitations).toContain('Every search of pubmed failed: PubMed could not be reached.');
    expect(limitations).toContain('1 of 2 searches of scholar failed: PubMed could not be reached.');
  });
});
