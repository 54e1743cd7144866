import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyReport } from '#functions/steps/verify-report/verify-report.ts';
import type { Coverage } from '#shared/domain/plan.ts';
import { type Draft, Report, answerText, citationsOf, numberCitations } from '#shared/domain/report.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { sha256 } from '#shared/text/hash.ts';
import { JOB, type World, makeWorld } from './doubles.ts';
import {
  NAMES,
  QUOTES,
  TEXTS,
  block,
  connective,
  fillWorld,
  idOf,
  makeCoverage,
  makeDraft,
  makeEvidence,
  makeGate,
  makeSource,
  quoted,
} from './fixture.ts';

async function verify(world: World): Promise<Report> {
  await verifyReport(JOB, world.context);
  return Report.parse(JSON.parse(world.files.get('local/reports/job-1/report.json') ?? ''));
}

async function verifyDraft(change: Partial<Draft>): Promise<Report> {
  const world = makeWorld();
  await fillWorld(world, { draft: makeDraft(change) });
  return verify(world);
}

function tamper(world: World, sourceId: string, body: string): void {
  world.files.set(archiveKey(JOB.tenantId, sourceId, sha256(TEXTS[sourceId] ?? '')), body);
}

function textOf(report: Report): string {
  return JSON.stringify([report.answer, report.sections, report.contradictions]);
}

describe('citations', () => {
  test('are numbered in order of first use over answer, sections and contradictions', async () => {
    const world = makeWorld();
    await fillWorld(world);
    const report = await verify(world);
    expect(report.sources.map((source) => source.sourceId)).toEqual([
      's-queues',
      's-chinese',
      's-tables',
      's-arabic',
      's-paper',
      's-retracted',
    ]);
    expect(report.sources.map((source) => source.id)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `src_${n}`));
    expect(answerText(report)).toContain('by default. [1][2] As for tables:');
  });

  test('all resolve to a source, in order of first use, and each source is cited', async () => {
    const sentences = fc
      .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 })
      .map(([first = 'default', ...rest]) => quoted(first, ...rest));
    const blocks = fc.array(
      fc.array(sentences, { maxLength: 4 }).map((list) => block('paragraph', connective('Then:'), ...list)),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(blocks, blocks, async (answer, inSection) => {
        const report = await verifyDraft({
          answer,
          sections: [{ title: 'More', itemIds: ['a'], blocks: inSection }],
        });
        const numbers = numberCitations(report.sources);
        const used = [...report.answer, ...report.sections.flatMap((section) => section.blocks)]
          .flatMap((one) => one.sentences)
          .map((sentence) => citationsOf(sentence.evidenceIds, numbers));
        const disputed = report.contradictions.flatMap((one) =>
          [one.evidenceIds, one.againstEvidenceIds].map((ids) => citationsOf(ids, numbers)),
        );
        const firstUses = [...new Set([...used, ...disputed].flat())];
        expect(firstUses).toEqual(report.sources.map((_source, index) => index + 1));
        expect(used.every((list, at) => list.length > 0 || kindAt(report, at) === 'connective')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('count two archived versions of a source apart', async () => {
    const world = makeWorld();
    await fillWorld(world, { draft: makeDraft({ sections: [], contradictions: [] }) });
    const later = `Later.\n\n${TEXTS['s-chinese'] ?? ''}`;
    const evidence = makeEvidence('chinese');
    const moved = { ...evidence, locator: 'char:12-30', archiveHash: sha256(later) };
    world.files.set(archiveKey(JOB.tenantId, 's-chinese', sha256(later)), later);
    await world.ports.research.put(JOB, 'EVIDENCE', { id: 'other', record: { ...moved, id: 'other' } });
    const answer = [block('paragraph', quoted('chinese'), { ...quoted('chinese'), evidenceIds: ['other'] })];
    await world.ports.research.put(JOB, 'DRAFT', { id: 'r1', record: makeDraft({ answer, revision: 1 }) });
    const report = await verify(world);
    const hashes = report.sources.filter((one) => one.sourceId === 's-chinese').map((one) => one.archiveHash);
    expect(new Set(hashes).size).toBe(2);
  });
});

function kindAt(report: Report, at: number): string | undefined {
  const blocks = [...report.answer, ...report.sections.flatMap((section) => section.blocks)];
  return blocks.flatMap((one) => one.sentences)[at]?.kind;
}

describe('proof', () => {
  test('drops the sentences of a source whose archived text was changed by one character', async () => {
    const world = makeWorld();
    await fillWorld(world);
    tamper(world, 's-tables', `${TEXTS['s-tables'] ?? ''} `);
    const report = await verify(world);
    expect(textOf(report)).not.toContain('appears in the guide');
    expect(report.sources.map((source) => source.sourceId)).not.toContain('s-tables');
    expect(report.trust.quotesDropped).toBe(3);
    expect(report.limitations.at(-1)).toContain('3 quotes were left out');
    expect(world.told.filter((event) => event.type === 'quote-dropped').map((event) => event.key)).toEqual(
      (['tables', 'prices', 'script'] as const).map(idOf),
    );
  });

  test('keeps a sentence that another source proves, in the words of that source', async () => {
    const world = makeWorld();
    await fillWorld(world);
    tamper(world, 's-tables', 'something else');
    const report = await verify(world);
    expect(answerText(report)).toContain(`${QUOTES.arabic[1]} [`);
    expect(answerText(report)).not.toContain('always');
  });

  test('drops a quote whose locator points elsewhere, whose text is gone or whose source is not known', async () => {
    const world = makeWorld();
    await fillWorld(world);
    const record = { ...makeEvidence('latency'), locator: 'page:2:char:0-72' };
    await world.ports.research.put(JOB, 'EVIDENCE', { id: record.id, record });
    world.files.delete(archiveKey(JOB.tenantId, 's-chinese', sha256(TEXTS['s-chinese'] ?? '')));
    const stray = { ...makeEvidence('deadLetters'), sourceId: 's-nowhere' };
    await world.ports.research.put(JOB, 'EVIDENCE', { id: stray.id, record: stray });
    await verify(world);
    expect(world.told.map((event) => event.message)).toEqual([
      'A quote was left out: its text is not in the archive',
      'A quote was left out: its source is not known',
      'A quote was left out: the quote does not stand at page:2:char:0-72',
    ]);
  });

  test('drops a section with the connective that led to its only quote', async () => {
    const world = makeWorld();
    await fillWorld(world);
    tamper(world, 's-paper', '');
    const report = await verify(world);
    expect(report.sections.map((section) => section.title)).toEqual(['Keys of queues & tables #']);
  });

  test('drops a contradiction that has lost one side', async () => {
    const world = makeWorld();
    await fillWorld(world);
    tamper(world, 's-retracted', '');
    const report = await verify(world);
    expect(report.contradictions).toEqual([]);
    expect(report.trust.contradictions).toBe(0);
  });

  test('shows the quote itself where a quoted sentence says something else', async () => {
    const answer = [
      block('paragraph', { ...quoted('default'), text: 'Messages at rest are never encrypted.' }),
    ];
    expect(answerText(await verifyDraft({ answer }))).toBe(`${QUOTES.default[1]} [1]`);
  });

  test('lets a quoted sentence leave out markup', async () => {
    const text = 'The default key belongs to the service, so no charge applies — see prices for others.';
    const answer = [block('paragraph', { ...quoted('prices'), text })];
    expect(answerText(await verifyDraft({ answer }))).toBe(`${text} [1]`);
  });

  test('drops a quoted sentence without evidence and counts a written one as uncited', async () => {
    const answer = [
      block(
        'paragraph',
        quoted('default'),
        { text: 'Made up.', kind: 'quote', evidenceIds: [] },
        { text: 'Written.', kind: 'written', evidenceIds: [] },
      ),
    ];
    const report = await verifyDraft({ answer });
    expect(answerText(report)).toBe(`${QUOTES.default[1]} [1] Written.`);
    expect(report.trust.uncitedSentences).toBe(1);
  });
});

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

  test('is answered when the gate passed and no item is unsatisfied, without an end reason', async () => {
    const world = makeWorld();
    await fillWorld(world, { gate: passing, coverage: satisfied() });
    const report = await verify(world);
    expect([report.outcome, report.endReason, report.gaps]).toEqual(['answered', undefined, []]);
  });

  test('is answered with partial items, which are named under gaps', async () => {
    const coverage = satisfied();
    const items = coverage.items.map((item, index) =>
      index === 1 ? { ...item, status: 'partial' as const } : item,
    );
    const world = makeWorld();
    await fillWorld(world, { gate: passing, coverage: { ...coverage, items } });
    const report = await verify(world);
    expect(report.outcome).toBe('answered');
    expect(report.gaps).toEqual([expect.stringContaining('Which keys a queue can use')]);
  });

  test('is partial with the reason of the gate when an item is open', async () => {
    const world = makeWorld();
    await fillWorld(world);
    const report = await verify(world);
    expect([report.outcome, report.endReason]).toEqual(['partial', 'no_new_evidence']);
    expect(report.gaps).toHaveLength(2);
  });

  test('is insufficient evidence when the archive proves nothing', async () => {
    const world = makeWorld();
    await fillWorld(world);
    for (const id of Object.keys(TEXTS)) tamper(world, id, 'gone');
    const report = await verify(world);
    expect(report.outcome).toBe('insufficient_evidence');
    expect([report.answer, report.sections, report.sources]).toEqual([[], [], []]);
    expect(report.checklist.every((item) => item.status === 'unsatisfied')).toBe(true);
    expect(report.trust.claimsSupported).toBe(0);
  });

  test('is insufficient evidence when no item is covered', async () => {
    const coverage = makeCoverage();
    const items = coverage.items.map((item) => ({ ...item, status: 'unsatisfied' as const }));
    const world = makeWorld();
    await fillWorld(world, { coverage: { ...coverage, items } });
    expect((await verify(world)).outcome).toBe('insufficient_evidence');
  });
});

describe('checklist', () => {
  test('cites the evidence that covered each item', async () => {
    const world = makeWorld();
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
    const world = makeWorld();
    await fillWorld(world);
    tamper(world, 's-paper', '');
    const item = (await verify(world)).checklist.find((one) => one.itemId === 'd');
    expect(item).toMatchObject({
      status: 'unsatisfied',
      citations: [],
      reason: expect.stringContaining('No verified quote'),
    });
  });

  test('calls an item partial at most when only retracted or flagged sources answer it', async () => {
    const world = makeWorld();
    await fillWorld(world);
    const record = makeSource('s-paper', { credibilityTier: 'FLAGGED' });
    await world.ports.research.put(JOB, 'SOURCE', { id: record.id, record });
    const report = await verify(world);
    expect(report.checklist.find((one) => one.itemId === 'd')?.status).toBe('partial');
    expect(report.limitations).toContain('Source [5] is flagged as unreliable; do not rely on it alone.');
  });
});

test('trust figures count what was proven, read, skipped and degraded', async () => {
  const world = makeWorld();
  await fillWorld(world);
  const event = { message: '', progress: 0, data: {} };
  for (const stage of ['plan-research', 'digest-source', 'plan-research']) {
    await world.ports.trace.append(JOB, {
      ...event,
      key: `${stage}${world.events.length}`,
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
    uncitedSentences: 0,
    domains: 6,
    sourcesRead: 6,
    sourcesSkipped: 1,
    contradictions: 1,
    degradedSteps: ['digest-source', 'plan-research'],
    confidence: 0.7 * 0.6,
  });
});

test('verifying twice at different times differs in generatedAt alone', async () => {
  const world = makeWorld();
  await fillWorld(world);
  const first = await verify(world);
  world.setClock(Date.parse('2026-05-05T05:05:05.000Z'));
  const second = await verify(world);
  expect(second).toEqual({ ...first, generatedAt: '2026-05-05T05:05:05.000Z' });
});

test('a job without a draft is told so', async () => {
  const world = makeWorld();
  await expect(verifyReport(JOB, world.context)).rejects.toMatchObject({
    name: 'NotFound',
    message: 'Job job-1 has no brief and plan and draft to make a report of.',
  });
});
