import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyReport } from '#functions/steps/verify-report/verify-report.ts';
import type { Hit } from '#shared/domain/hit.ts';
import { answerText } from '#shared/domain/answer-text.ts';
import { type Report, citationsOf, numberCitations } from '#shared/domain/report.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { sha256 } from '#shared/text/hash.ts';
import { fillWorld, makeDraft } from '../publish-report/fixture.ts';
import {
  NAMES,
  QUOTES,
  TEXTS,
  block,
  connective,
  idOf,
  makeEvidence,
  quoted,
} from '../publish-report/sources.ts';
import { tamper, verify, verifyDraft } from './verified.ts';
import { JOB, makeWorld } from '../publish-report/world.ts';

function textOf(report: Report): string {
  return JSON.stringify([report.answer, report.sections, report.contradictions]);
}

describe('citations', () => {
  test('are numbered in order of first use over answer, sections and contradictions', async () => {
    const world = await makeWorld();
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
    expect(report.contradictions.length).toBeGreaterThan(0);
    expect(report.trust.contradictions).toBe(report.contradictions.length);
    expect(answerText(report)).toContain('by default. [1][2]\n\nAs for tables:');
  });

  test('all resolve to a source, in order of first use, and each source is cited', async () => {
    const sentences = fc
      .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 })
      .map(([first = 'default', ...rest]) => quoted(first, ...rest));
    const blocks = fc.array(
      fc.array(sentences, { maxLength: 4 }).map((list) => block('paragraph', connective('Then:'), ...list)),
      { maxLength: 4 },
    );
    const world = await makeWorld();
    await fillWorld(world);
    await fc.assert(
      fc.asyncProperty(blocks, blocks, async (answer, inSection) => {
        const sections = [{ title: 'More', itemIds: ['a'], blocks: inSection }];
        await world.research.put(JOB, 'DRAFT', { id: 'r00', record: makeDraft({ answer, sections }) });
        const report = await verify(world);
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
    const world = await makeWorld();
    await fillWorld(world, { draft: makeDraft({ sections: [], contradictions: [] }) });
    const later = `Later.\n\n${TEXTS['s-chinese'] ?? ''}`;
    const evidence = makeEvidence('chinese');
    const moved = { ...evidence, locator: 'char:12-30', archiveHash: sha256(later) };
    await world.archive.put(archiveKey(JOB.tenantId, 's-chinese', sha256(later)), later);
    await world.research.put(JOB, 'EVIDENCE', { id: 'other', record: { ...moved, id: 'other' } });
    const answer = [block('paragraph', quoted('chinese'), { ...quoted('chinese'), evidenceIds: ['other'] })];
    await world.research.put(JOB, 'DRAFT', { id: 'r01', record: makeDraft({ answer, revision: 1 }) });
    const report = await verify(world);
    const hashes = report.sources.filter((one) => one.sourceId === 's-chinese').map((one) => one.archiveHash);
    expect(new Set(hashes).size).toBe(2);
  });
});

function kindAt(report: Report, at: number): string | undefined {
  const blocks = [...report.answer, ...report.sections.flatMap((section) => section.blocks)];
  return blocks.flatMap((one) => one.sentences)[at]?.kind;
}

test('a report counts what each provider was asked and brought, a document once', async () => {
  const world = await makeWorld();
  await fillWorld(world);
  const failure = { name: 'ServiceUnavailable', message: 'It did not answer.' };
  const results = [
    { queryId: 'i01-01', provider: 'corpus', hits: [makeHit('a'), makeHit('b')] },
    { queryId: 'i01-02', provider: 'pubmed', hits: [], failure },
    { queryId: 'i01-03', provider: 'corpus', hits: [makeHit('b')] },
  ];
  for (const result of results) {
    await world.research.put(JOB, 'SEARCH', { id: result.queryId, record: { ...result, waveId: 'i01' } });
  }
  expect((await verify(world)).searched).toEqual([
    { provider: 'corpus', searches: 2, failures: 0, documents: 2 },
    { provider: 'pubmed', searches: 1, failures: 1, reasons: ['It did not answer.'], documents: 0 },
  ]);
});

function makeHit(id: string): Hit {
  const texts = { title: id, url: `https://example.org/${id}`, snippet: id };
  return { ...texts, id, provider: 'corpus', kind: 'corpus', rank: 1, score: 1, notices: [] };
}

describe('proof', () => {
  test('drops the sentences of a source whose archived text was changed by one character', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    await tamper(world, 's-tables', `${TEXTS['s-tables'] ?? ''} `);
    const report = await verify(world);
    expect(textOf(report)).not.toContain('appears in the guide');
    expect(report.sources.map((source) => source.sourceId)).not.toContain('s-tables');
    expect(report.trust.quotesDropped).toBe(3);
    expect(report.limitations.at(-1)).toContain('3 quotes were left out');
    expect(world.emitted.filter((event) => event.type === 'quote-dropped').map((event) => event.key)).toEqual(
      (['tables', 'prices', 'script'] as const).map(idOf),
    );
  });

  test('keeps a sentence that another source proves, in the words of that source', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    await tamper(world, 's-tables', 'something else');
    const report = await verify(world);
    expect(answerText(report)).toContain(`${QUOTES.arabic[1]} [`);
    expect(answerText(report)).not.toContain('always');
  });

  test('drops a quote whose locator points elsewhere, whose text is gone or whose source is not known', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    const record = { ...makeEvidence('latency'), locator: 'page:2:char:0-72' };
    await world.research.put(JOB, 'EVIDENCE', { id: record.id, record });
    await world.archive.delete(archiveKey(JOB.tenantId, 's-chinese', sha256(TEXTS['s-chinese'] ?? '')));
    const stray = { ...makeEvidence('deadLetters'), sourceId: 's-nowhere' };
    await world.research.put(JOB, 'EVIDENCE', { id: stray.id, record: stray });
    await verify(world);
    expect(world.emitted.map((event) => event.message)).toEqual([
      'A quote was left out: its text is not in the archive',
      'A quote was left out: its source is not known',
      'A quote was left out: the quote does not stand at page:2:char:0-72',
    ]);
  });

  test('drops a section with the connective that led to its only quote', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    await tamper(world, 's-paper', '');
    const report = await verify(world);
    expect(report.sections.map((section) => section.title)).toEqual(['Keys of queues & tables #']);
  });

  test('drops a contradiction that has lost one side', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    await tamper(world, 's-retracted', '');
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

test('verifying twice at different times differs in generatedAt alone', async () => {
  const world = await makeWorld();
  await fillWorld(world);
  const first = await verify(world);
  world.time.now = Date.parse('2026-05-05T05:05:05.000Z');
  const second = await verify(world);
  expect(second).toEqual({ ...first, generatedAt: '2026-05-05T05:05:05.000Z' });
});

test('what code quotes stands below the name of its document, as it is where the first quote is left out', async () => {
  const sentences = [{ ...quoted('chinese'), evidenceIds: ['other'] }, quoted('default')];
  const { answer, sources } = await verifyDraft({
    answer: [{ ...block('paragraph', ...sentences), isHeaded: true }],
  });
  const texts = answer.flatMap((one) => one.sentences.map(({ text }) => text));
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/:$/u);
  expect(texts[0]?.startsWith(sources[0]?.title ?? '?')).toBe(true);
  expect(texts[1]).toBe(QUOTES.default[1]);
  expect(answer[0]).not.toHaveProperty('isHeaded');
});

test('a job without a draft is refused, by name', async () => {
  const world = await makeWorld();
  await expect(verifyReport(JOB, world.context)).rejects.toMatchObject({
    name: 'NotFound',
    message: 'Job job-1 has no draft to make a report of.',
  });
});
