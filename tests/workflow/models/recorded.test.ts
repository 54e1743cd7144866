import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { BIBLIOGRAPHY_FORMATS, renderBibliography } from '#shared/domain/bibliography/bibliography.ts';
import { type Report, isUncited } from '#shared/domain/report.ts';
import { CONFIDENCE_WEIGHTS } from '#shared/domain/confidence-weights.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { rowsOf } from '#shared/domain/table-block.ts';
import { outputTo } from '#tests/unit/cli/test-terminal.ts';
import { renderReport } from '../../../cli/render-report.ts';
import { renderDocx } from '../../../cli/word/render-docx.ts';
import { createMemoryArchive } from '../support/memory-archive.ts';
import { jobNamed, openWorld, reportOf, runJob, runtimeOn } from '../support/world.ts';
import { SMALL, type Seen, runWithModel } from './model-world.ts';
import { loadRecording, openDocuments, play } from './recording.ts';

interface Played {
  readonly seen: Seen;
  readonly report: Report;
  readonly html: string;
  readonly markdown: string;
}

/** The recorded answers through the whole workflow; both services take turns. */
async function playRecorded(name: string, protocol: 'bedrock' | 'openai'): Promise<Played> {
  const recording = await loadRecording(name);
  const library = await openDocuments(name);
  const { question } = recording;
  const seen = await runWithModel({ library, protocol, script: play(recording), question });
  library.close();
  const text = async (format: 'html' | 'md'): Promise<string> =>
    (await seen.ports.archive.getText(reportKey(seen.job.tenantId, seen.job.jobId, format))) ?? '';
  const report = await reportOf(seen.ports, seen.job);
  return { seen, report, html: await text('html'), markdown: await text('md') };
}

function sentencesOf({ answer, sections }: Report): Report['answer'][number]['sentences'] {
  return [...answer, ...sections.flatMap(({ blocks }) => blocks)].flatMap(({ sentences }) => sentences);
}

function wordsOf(report: Report): string {
  return sentencesOf(report)
    .map(({ text }) => text)
    .join(' ');
}

const NAMES = ['smart-pointers', 'remote-write', 'vitamin-d', 'heat-pumps'] as const;

describe.each(NAMES)('the report on %s, written from recorded answers', (name) => {
  let played: Played;
  beforeAll(async () => {
    played = await playRecorded(name, name === 'remote-write' ? 'bedrock' : 'openai');
  });

  test('is written, without a fallback, a correction or a sentence left out', () => {
    const { seen, report } = played;
    expect(seen.logged).toEqual([]);
    expect(report).toMatchObject({ method: 'written', trust: { degradedSteps: [], uncitedSentences: 0 } });
    expect(report.modelTrouble).toBeUndefined();
    expect(report.trust).toMatchObject({ sentencesCorrected: 0, sentencesDropped: 0, quotesDropped: 0 });
  });

  test('cites in every statement, and shows no name of a prompt', () => {
    const { report, html, markdown } = played;
    expect(sentencesOf(report).filter(isUncited)).toEqual([]);
    for (const shown of [wordsOf(report), html, markdown]) {
      expect(shown).not.toMatch(/\[~|\[e\d+\]|\bitem_\d/u);
    }
  });

  test('has a section on each thing asked that has a quote, under its own name', () => {
    const titles = played.report.sections.map(({ title }) => title);
    const asked = played.report.checklist.filter(
      ({ status, description }) => status === 'satisfied' || titles.includes(description),
    );
    expect(titles).toEqual(asked.map(({ description }) => description));
  });

  test('tells each quote in one section', () => {
    const { sections } = played.report;
    const quoted = sections.flatMap(({ blocks }) => {
      const cited = blocks.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds));
      return [...new Set(cited)];
    });
    expect(quoted.length).toBeGreaterThan(0);
    expect(new Set(quoted).size).toBe(quoted.length);
  });

  test('is as sure of each part of the answer as its label says', () => {
    const { answered, related } = CONFIDENCE_WEIGHTS.lines;
    for (const { status, confidence = -1 } of played.report.checklist) {
      if (status === 'unsatisfied') expect(confidence).toBeLessThanOrEqual(related);
      else expect(confidence).toBeGreaterThanOrEqual(status === 'satisfied' ? answered : related);
    }
  });

  test('tells each dispute with both its sides, and the side against it once', () => {
    const { report, html, markdown } = played;
    const contested = (report.claims ?? []).filter(({ firmness }) => firmness === 'contested');
    expect(report.contradictions).toHaveLength(contested.length);
    expect(report.trust.contradictions).toBe(contested.length);
    expect(`${html}${markdown}`).not.toMatch(/\d (?:against|dagegen)\W+(?:against|dagegen)/iu);
  });

  test('says of nothing that it was not found which it tells', () => {
    const { report, markdown } = played;
    expect(markdown).not.toMatch(/nothing (?:was )?found on/iu);
    const satisfied = report.checklist.filter(({ status }) => status === 'satisfied');
    for (const item of satisfied) {
      expect(item.citations.length).toBeGreaterThan(0);
      expect(report.gaps.join('\n')).not.toContain(item.description);
    }
  });
});

test('a comparison is answered by a table, and names in angle brackets stay whole', async () => {
  const { report, html, markdown } = await playRecorded('smart-pointers', 'bedrock');
  expect(report.outcome).toBe('answered');
  const table = report.answer.find(({ form }) => form === 'table');
  const rows = table ? rowsOf(table) : [];
  expect(rows.map(([label]) => label?.text)).toEqual(['Type', '`Box<T>`', '`Rc<T>`', '`RefCell<T>`']);
  expect(rows.flat().map(({ text }) => text)).not.toContain('—');
  expect(html).toContain('<th scope="row">');
  for (const name of ['Box', 'Rc', 'RefCell']) {
    expect(html).toContain(`${name}&lt;T&gt;`);
    expect(markdown).toContain(`\`${name}<T>\``);
    expect(html).not.toMatch(new RegExp(`\\b${name}</`, 'u'));
  }
});

test('names in angle brackets stay whole in titles, at a terminal, in Word and in bibliographies', async () => {
  const { report, html } = await playRecorded('smart-pointers', 'openai');
  const title = 'How do Box<T>, Rc<T> and RefCell<T> differ';
  expect(report.title).toContain(title);
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/u.exec(html) ?? [];
  for (const shown of [heading, /<title>([^<]*)/u.exec(html)?.[1] ?? ''])
    expect(shown.replaceAll(/<[^>]+>/gu, '')).toContain(
      title.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
  expect(renderReport(report, outputTo([]))).toContain(title);
  const document = strFromU8(unzipSync(await renderDocx(report))['word/document.xml'] ?? new Uint8Array());
  expect(document).toContain('Rc&lt;T&gt;');
  for (const format of BIBLIOGRAPHY_FORMATS)
    expect(renderBibliography(report, format)).toContain('RefCell<T> and the Interior Mutability Pattern');
});

test('a model that fails at every call leaves the labels to the confidence, as where there is none', async () => {
  const { question } = await loadRecording('vitamin-d');
  const failing = await openDocuments('vitamin-d');
  const script = () => ({ value: {}, fault: 'not-json' as const });
  const seen = await runWithModel({ library: failing, protocol: 'openai', script, question });
  failing.close();
  const library = await openDocuments('vitamin-d');
  const ports = await openWorld({ library, environment: SMALL, archive: createMemoryArchive() });
  const plain = jobNamed('job-1', ports);
  const settings = { ...plain.settings, maxIterations: 1 };
  const job = await runJob(runtimeOn(ports, []), { ...plain, question, settings });
  library.close();
  const { checklist } = await reportOf(ports, job);
  expect(checklist.map(({ status }) => status)).toEqual(['partial', 'unsatisfied']);
  expect((await reportOf(seen.ports, seen.job)).checklist).toEqual(checklist);
});

test('a report in German says in German what code says', async () => {
  const { seen, report, html } = await playRecorded('heat-pumps', 'openai');
  expect(report.outcome).toBe('partial');
  expect(report.answer.at(-1)?.sentences[0]?.text).toBe(
    'Nichts von dem, was gefunden wurde, beantwortet “Lautstärke von Wärmepumpen”: Keines der Dokumente sagt etwas über die Lautstärke.',
  );
  const shown = html.replaceAll(/<style>[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<[^>]+>/gu, ' ');
  expect(shown).not.toMatch(/\b(?:the|and|were|which|with|not|found|sources)\b/u);
  expect(renderReport(report, outputTo([]))).not.toMatch(/\b(?:the|and|were|which|with|not|found)\b/u);
  expect(seen.logged).toEqual([]);
  expect(report.claims?.map(({ text }) => text)).toContain(
    'Erdwärmepumpen erreichten im Mittel eine Jahresarbeitszahl von 4,1.',
  );
});

test('what one document says, and another by half, is preliminary', async () => {
  const { report } = await playRecorded('remote-write', 'openai');
  expect(report.outcome).toBe('answered');
  const [lost] = report.claims ?? [];
  expect(lost).toMatchObject({ firmness: 'preliminary', independentSources: 1, opposingSources: 0 });
});

test('what trials disagree on is contested, with both sides in the answer, and what is missing is said as it was judged', async () => {
  const { report, markdown } = await playRecorded('vitamin-d', 'openai');
  expect(report.outcome).toBe('partial');
  expect(report.claims?.[0]).toMatchObject({
    firmness: 'contested',
    independentSources: 2,
    opposingSources: 1,
  });
  const cited = report.answer.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds));
  for (const { evidenceIds, againstEvidenceIds } of report.contradictions) {
    expect(evidenceIds.some((id) => cited.includes(id))).toBe(true);
    expect(againstEvidenceIds.some((id) => cited.includes(id))).toBe(true);
  }
  expect(report.contradictions).toHaveLength(1);
  expect(markdown).toContain('no trial that was found tells how safe it is over ten years');
});
