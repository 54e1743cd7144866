import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderReport } from '../../cli/render-report.ts';
import { toToolOutput } from '#shared/api/tool-output.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Report } from '#shared/domain/report.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { UNSOURCED_NOTICE } from '#shared/research/draft-words.ts';
import { outputTo } from '../unit/cli/test-terminal.ts';
import { runWithModel } from './models/model-world.ts';
import { tasksOf } from '../support/prompt-reading.ts';
import { createMemoryArchive } from './support/memory-archive.ts';
import { watch } from './support/providers.ts';
import {
  HALF_KNOWN,
  type Library,
  QUESTION,
  eventsOf,
  jobNamed,
  openLibrary,
  openWorld,
  reportOf,
  runJob,
  runtimeOn,
} from './support/world.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

interface Seen {
  readonly job: Job;
  readonly report: Report;
  readonly events: readonly TraceEvent[];
  /** As Markdown, HTML, at the terminal and in the output of the tool. */
  readonly shown: readonly string[];
}

async function see(ports: Pick<Ports, 'archive' | 'trace'>, job: Job): Promise<Seen> {
  const report = await reportOf(ports, job);
  const files = await Promise.all(
    (['md', 'html'] as const).map(async (format) =>
      ports.archive.getText(reportKey(job.tenantId, job.jobId, format)),
    ),
  );
  const terminal = renderReport(report, outputTo([]));
  const { answer } = toToolOutput(job, report);
  const shown = [...files.map((text) => text ?? ''), terminal, answer].map((text) =>
    text.replaceAll(/\s+/gu, ' '),
  );
  return { job, report, shown, events: await eventsOf(ports, job) };
}

interface Asked {
  readonly question?: string;
  readonly settings?: Partial<Job['settings']>;
  readonly before?: (call: 'search' | 'read', count: number) => void;
  readonly environment?: Readonly<Record<string, string>>;
}

async function run({
  question = QUESTION,
  settings,
  before,
  environment = {},
}: Asked): Promise<Seen & { calls: readonly string[] }> {
  const { provider, calls } = watch(library.provider, before);
  const archive = createMemoryArchive();
  const ports = await openWorld({ library: { ...library, provider }, archive, environment });
  const plain = jobNamed('job-1', ports, { question });
  const job = await runJob(runtimeOn(ports), { ...plain, settings: { ...plain.settings, ...settings } });
  return { ...(await see(ports, job)), calls };
}

const OFF = { providers: [], isSearchOff: true } as const;
const FOUND_NOTHING = /nothing (?:that )?was found|nothing found|nothing new|nothing that could be read/iu;

describe('R2.9 with search off', () => {
  test('a job without a model ends at once, and says that nobody was asked', async () => {
    const { job, report, events, shown, calls } = await run({ settings: OFF });
    expect(job).toMatchObject({
      status: 'COMPLETED',
      outcome: 'insufficient_evidence',
      endReason: 'search_off',
    });
    expect(calls).toEqual([]);
    expect(report).toMatchObject({ isSearchOff: true, method: 'extractive', searched: [], sources: [] });
    expect(report.limitations).toContain('Search was off: no source was read.');
    const off = events.filter((event) => event.type === 'generate-queries-search-off');
    expect(off.map((event) => event.message)).toEqual(['Search is off: nothing will be read.']);
    for (const text of shown) {
      expect(text).toMatch(/search was off/iu);
      expect(text).not.toMatch(FOUND_NOTHING);
    }
  });

  test('a model says what it knows by itself, marked in every form, and cites nothing', async () => {
    const knowledge = [
      'The memory buffer loses its events in a crash [1]. It holds 512 events, see https://tern.example/docs.',
      'Smith et al. measured that in 2019. The disk buffer keeps them (Jones, 2020). Both can be tuned [e3].',
    ];
    const ran = await runWithModel({
      library,
      protocol: 'openai',
      settings: OFF,
      behaviour: { alter: (task, value) => (task === 'draft' ? { paragraphs: knowledge } : value) },
    });
    const { job, report, shown, events } = await see(ran.ports, ran.job);
    expect(job).toMatchObject({ outcome: 'insufficient_evidence', endReason: 'search_off' });
    expect(report).toMatchObject({ method: 'unsourced', isSearchOff: true, sources: [], sections: [] });
    const said = report.answer.flatMap((block) => block.sentences);
    expect(said.map((sentence) => sentence.text)).toEqual([
      UNSOURCED_NOTICE,
      'The memory buffer loses its events in a crash.',
      'It holds 512 events, see.',
      'Both can be tuned.',
    ]);
    expect(said.flatMap((sentence) => sentence.evidenceIds)).toEqual([]);
    expect(report.trust).toMatchObject({ uncitedSentences: 3, quotesVerified: 0, degradedSteps: [] });
    for (const text of shown) {
      expect(text).toContain('language model’s own knowledge');
      expect(text).toContain('Both can be tuned.');
      expect(text).not.toMatch(/\[\d+\]|Smith|Jones|tern\.example/u);
    }
    const asked = tasksOf(ran.server.requests);
    expect(asked.filter((task) => task === 'draft')).toHaveLength(1);
    for (const task of ['source_reading', 'claim_list', 'completeness_review'])
      expect(asked).not.toContain(task);
    expect(events.map((event) => event.type)).toContain('draft-report-reply-trimmed');
  });

  test('a model that fails leaves a report that says nothing, and says why', async () => {
    const ran = await runWithModel({
      library,
      protocol: 'openai',
      settings: OFF,
      behaviour: { fault: (task) => (task === 'draft' ? 'refusal' : undefined) },
    });
    const { report } = await see(ran.ports, ran.job);
    expect(report).toMatchObject({ method: 'extractive', outcome: 'insufficient_evidence' });
    expect(report.trust.degradedSteps).toEqual(['draft-report']);
  });

  test('folders that were named are read all the same, and the report says that nothing else was', async () => {
    const { job, report, events } = await run({ settings: { providers: ['corpus'], isSearchOff: true } });
    expect(job.outcome).not.toBe('insufficient_evidence');
    expect(report.sources.length).toBeGreaterThan(0);
    expect(report).toMatchObject({ isSearchOff: true, method: 'extractive' });
    expect(report.limitations[0]).toBe('Search was off: only the documents that were named were read.');
    expect(events.find((event) => event.type === 'generate-queries-search-off')?.message).toBe(
      'Search is off: only the documents that were named are read.',
    );
  });
});

const dead = (call: 'search' | 'read'): void => {
  if (call === 'search') throw new ServiceUnavailable('The corpus could not be reached.');
};

describe('R2.2 with every provider dead', () => {
  test('the trace and the report say so, and nothing looks as if nothing had been found', async () => {
    const { job, report, events, shown } = await run({ before: dead });
    expect(job).toMatchObject({
      status: 'COMPLETED',
      outcome: 'insufficient_evidence',
      endReason: 'search_failed',
    });
    const emitted = events.filter((event) => event.type === 'apply-gate-search-failed');
    expect(emitted).toHaveLength(1);
    expect(emitted[0]?.message).toMatch(
      /^Every search of this wave failed: corpus: The corpus could not be reached\./u,
    );
    expect(report.limitations.join(' ')).toContain(
      'Every search of corpus failed: The corpus could not be reached.',
    );
    expect(report.searched).toMatchObject([{ provider: 'corpus', documents: 0 }]);
    expect(report.searched?.[0]?.reasons?.[0]).toBe('The corpus could not be reached.');
    expect(report).not.toHaveProperty('isSearchOff');
    const reasons = report.checklist.map((item) => item.reason);
    expect(new Set(reasons)).toEqual(new Set(['not known, because every search failed']));
    for (const text of shown) {
      expect(text).toMatch(/every search failed/iu);
      expect(text).not.toMatch(FOUND_NOTHING);
    }
    for (const text of shown.slice(0, 3)) expect(text).toContain('The corpus could not be reached');
  });

  test('a model does not fill the gap by what it knows itself', async () => {
    const { provider } = watch(library.provider, dead);
    const ran = await runWithModel({ library: { ...library, provider }, protocol: 'openai' });
    const { report } = await see(ran.ports, ran.job);
    expect(report).toMatchObject({ method: 'extractive', endReason: 'search_failed', answer: [{}] });
    expect(tasksOf(ran.server.requests)).not.toContain('draft');
  });

  test('from some wave on, the report is written from what was found before', async () => {
    const environment = { MIN_SOURCE_DOMAINS: '50', QUERIES_PER_WAVE: '2' };
    const { job, report, shown } = await run({
      question: HALF_KNOWN,
      environment,
      before: (call, count) => {
        if (count > 2) dead(call);
      },
    });
    expect(job).toMatchObject({ outcome: 'partial', endReason: 'search_failed' });
    expect(report.sources.length).toBeGreaterThan(0);
    expect(report.limitations.join(' ')).toContain(
      'searches of corpus failed: The corpus could not be reached.',
    );
    expect(shown[0]).toContain('Research ended because every search failed.');
  });

  test('that could not even be reached, it says which', async () => {
    const { job, report, shown } = await run({
      settings: { providers: [], unreachableProviders: ['pubmed', 'arxiv'] },
    });
    expect(job).toMatchObject({ outcome: 'insufficient_evidence', endReason: 'search_failed' });
    expect(report.limitations).toContain('Not searched, because it could not be reached: PubMed, arXiv.');
    for (const text of shown.slice(0, 3)) expect(text).toContain('PubMed, arXiv');
  });
});
