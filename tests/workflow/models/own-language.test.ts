import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '#shared/domain/job.ts';
import type { Report } from '#shared/domain/report.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { UNSEARCHED_ANSWERS } from '#shared/domain/search-trouble.ts';
import { ENGLISH } from '#shared/presentation/words/en.ts';
import { markdownWords } from '#shared/presentation/words/markdown-words.ts';
import { UNSOURCED_NOTICE } from '#shared/research/draft-words.ts';
import { STAGE_OF, type TaskName, knownTask } from '#tests/support/prompt-reading.ts';
import type { Script } from '#tests/support/scripted-model.ts';
import { outputTo } from '#tests/unit/cli/test-terminal.ts';
import { renderReport } from '../../../cli/render-report.ts';
import { type Library, reportOf } from '../support/world.ts';
import { runWithModel } from './model-world.ts';
import { type Recording, documentsOf, loadRecording, openDocuments, play } from './recording.ts';

const NAME = 'heat-pumps';
/** So wide that nothing is wrapped within a phrase. */
const WIDE = { columns: 100_000 };

let recording: Recording;
let library: Library;
/** All that is not of our own: documents, what is asked, what the model says, and the names of both. */
let content: string;
beforeAll(async () => {
  recording = await loadRecording(NAME);
  library = await openDocuments(NAME);
  const folder = documentsOf(NAME);
  const files = await readdir(folder);
  const texts = await Promise.all(files.map(async (file) => readFile(join(folder, file), 'utf8')));
  const { question, checklist, claims, sections, answer, review } = recording;
  content = [
    basename(folder),
    ...files,
    ...texts.map((text) => text.replace(/^---[\s\S]*?\n---\n/u, '')),
    question,
    ...checklist.flatMap(({ description, asks }) => [description, ...asks]),
    ...claims.map(({ text }) => text),
    ...Object.values(sections).flat(),
    ...answer,
    ...review.map(({ missing }) => missing),
  ].join('\n');
});
afterAll(() => library.close());

interface Case {
  readonly settings?: Partial<Job['settings']>;
  readonly script: (recording: Recording) => Script;
  readonly method: Report['method'];
  /** The steps in which something simpler took the place of the model. */
  readonly degraded: readonly string[];
}

interface Shown {
  readonly report: Report;
  readonly forms: Readonly<Record<'Markdown' | 'HTML' | 'terminal', string>>;
}

/** One job to its end, as people see its report; `language` in place of that of the question. */
async function show({ settings = {}, script }: Case, language?: string): Promise<Shown> {
  const { ports, job } = await runWithModel({
    library,
    protocol: 'openai',
    script: script(recording),
    question: recording.question,
    settings: { ...settings, ...(language === undefined ? {} : { language }) },
  });
  const file = async (format: 'html' | 'md'): Promise<string> =>
    (await ports.archive.getText(reportKey(job.tenantId, job.jobId, format))) ?? '';
  const report = await reportOf(ports, job);
  return {
    report,
    forms: {
      Markdown: plain((await file('md')).replaceAll(/[*`\\|]/gu, '')),
      HTML: plain((await file('html')).replaceAll(/<style>[\s\S]*?<\/style>|<[^>]+>/gu, ' ')),
      terminal: plain(renderReport(report, outputTo([], WIDE))),
    },
  };
}

/** Without marks, and without what no language has words for: addresses, hashes, options and settings. */
function plain(text: string): string {
  return text
    .replaceAll(/\w+:\/\/[^\s<>&]+|\b[\da-f]{12,}\b|--[a-z]+ \w+|\b[A-Z]+_[A-Z]+\b/gu, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ');
}

/** The fixed phrases of reports in English; what a function makes of figures is known by its words. */
const PHRASES = phrasesIn([ENGLISH, markdownWords(ENGLISH)]).filter((phrase) => /\p{L}{2}/u.test(phrase));

function phrasesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(phrasesIn) : [];
}

function says(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  if (at < 0) return false;
  const isWhole = !/\p{L}$/u.test(text.slice(0, at)) && !/^\p{L}/u.test(text.slice(at + phrase.length));
  return isWhole || says(text.slice(at + phrase.length), phrase);
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}{2,}/gu));
}

/** The phrases, and the words, of the English report that stand in the German one as well and are nobody else's. */
function leftInEnglish(german: string, english: string): readonly string[] {
  const phrases = PHRASES.filter((phrase) => says(english, phrase) && !says(content, phrase));
  expect(phrases.length).toBeGreaterThan(10);
  const [ours, others] = [wordsOf(german), new Set([...wordsOf(content), ...COMMON])];
  const words = [...wordsOf(english)].filter((word) => ours.has(word) && !others.has(word));
  return [...phrases.filter((phrase) => says(german, phrase)), ...words];
}

/** Spelled alike in both languages, or of neither. */
const COMMON = wordsOf('Plumbline PubMed UTC UTF sha char page job corpus text stand link so in');

/** What the answer as it is stored may consist of, where code writes it. */
const OWN_ANSWERS = [...Object.values(UNSEARCHED_ANSWERS), UNSOURCED_NOTICE];

function answerOf({ answer }: Report): readonly string[] {
  return answer.flatMap(({ sentences }) => sentences.map(({ text }) => text));
}

function failingAt(task: TaskName): Pick<Case, 'script' | 'degraded'> {
  return {
    script: (recorded) => {
      const good = play(recorded);
      return async (request) => ({
        ...(await good(request)),
        fault: knownTask(request) === task ? 'refusal' : undefined,
      });
    },
    degraded: [STAGE_OF[task]],
  };
}

/** Writes what it was never told. */
function knowing(recorded: Recording): Script {
  const good = play(recorded);
  const value = { paragraphs: recorded.answer };
  return async (request) => (knownTask(request) === 'draft' ? { value } : good(request));
}

const CASES: Readonly<Record<string, Case>> = {
  'a good model': { script: play, method: 'written', degraded: [] },
  'a model that fails at planning, and a table': {
    ...failingAt('research_checklist'),
    settings: { format: 'table' },
    method: 'written',
  },
  'a model that fails at reading': { ...failingAt('source_reading'), method: 'written' },
  'a model that fails at the answer': { ...failingAt('answer'), method: 'written' },
  'a model without any source': {
    script: knowing,
    settings: { providers: [], isSearchOff: true },
    method: 'unsourced',
    degraded: [],
  },
  'no source, and a model that fails': {
    ...failingAt('draft'),
    settings: { providers: [], isSearchOff: true },
    method: 'extractive',
    degraded: ['draft-report'],
  },
};

test.each(Object.entries(CASES))(
  'a report in German says nothing of its own in English: %s',
  async (_name, one) => {
    const [german, english] = [await show(one), await show(one, 'en')];
    const expected = { method: one.method, trust: { degradedSteps: one.degraded } };
    expect(german.report).toMatchObject({ language: 'de', ...expected });
    expect(english.report).toMatchObject({ language: 'en', ...expected });
    for (const form of ['Markdown', 'HTML', 'terminal'] as const)
      expect(leftInEnglish(german.forms[form], english.forms[form]), form).toEqual([]);
    expect(OWN_ANSWERS.filter((text) => answerOf(german.report).includes(text))).toEqual([]);
  },
);
