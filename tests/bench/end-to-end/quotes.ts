import type { Report } from '#shared/domain/report.ts';
import { EXAMPLE_QUESTIONS } from '#shared/domain/example-questions.ts';
import type { Measure, Row } from '../measure.ts';
import { readPubmedqa } from '../pubmedqa.ts';
import { readParagraphs } from '../xquad.ts';
import { type Asker, type CorpusText, withAsker } from './asker.ts';
import { verifyQuotes } from './verify-quotes.ts';

const LANGUAGES: readonly string[] = ['zh', 'ar', 'hi'];
const ABSTRACTS = 6;
const PER_LANGUAGE = 8;

interface Case {
  readonly question: string;
  readonly answers?: readonly string[];
}

interface Outcome {
  readonly quotes: number;
  readonly verified: number;
  readonly isReported: boolean;
  /** The direct answer, or any quote of the report, holds a gold answer. */
  readonly inAnswer: boolean;
  readonly inReport: boolean;
}

/** Whether every quote of real reports stands in the archive, and how often answers are among the quotes. */
export const quotes: Measure = {
  name: 'quotes',
  needs: ['pubmedqa_dev500.jsonl', ...LANGUAGES.map((language) => `xquad.${language}.json`)],
  run: async ({ data }) => {
    const examples = EXAMPLE_QUESTIONS.map(({ question }) => ({ question }));
    const outcomes: Outcome[] = [...(await withAsker(undefined, async (asker) => askAll(asker, examples)))];
    const abstracts = await readPubmedqa(data);
    const texts = abstracts.map(({ pmid, contexts }) => ({ name: pmid, text: contexts.join('\n\n') }));
    const studies = everyNth(abstracts, ABSTRACTS);
    outcomes.push(...(await withAsker(texts, async (asker) => askAll(asker, studies))));
    const rows: Row[] = [];
    for (const language of LANGUAGES) {
      const found = await askLanguage(data, language);
      outcomes.push(...found);
      rows.push(...answerRows(language, found));
    }
    const total = sum(outcomes.map((one) => one.quotes));
    const reports = outcomes.filter((one) => one.isReported).length;
    return [
      {
        measure: 'quotes of whole reports',
        metric: 'in the archive, exact',
        floor: 1,
        // Without a quote there is nothing that held.
        ours: total === 0 ? 0 : sum(outcomes.map((one) => one.verified)) / total,
        note: `${total} quotes in ${reports} reports on ${outcomes.length} questions`,
      },
      ...rows,
    ];
  },
};

async function askLanguage(data: string, language: string): Promise<readonly Outcome[]> {
  const paragraphs = await readParagraphs(data, language);
  const texts = paragraphs.map((one, place): CorpusText => ({ name: `text-${place}`, text: one.context }));
  const cases = everyNth(paragraphs, PER_LANGUAGE).flatMap(({ qas }): readonly Case[] => {
    const [first] = qas;
    return first ? [{ question: first.question, answers: first.answers.map(({ text }) => text) }] : [];
  });
  return withAsker(texts, async (asker) => askAll(asker, cases));
}

async function askAll(asker: Asker, cases: readonly Case[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { question, answers = [] } of cases) {
    const report = await asker.ask(question);
    const count = report ? await verifyQuotes(report, asker.dataFolder) : { quotes: 0, verified: 0 };
    const holds = (texts: readonly string[]): boolean =>
      answers.some((answer) => texts.some((text) => text.includes(answer)));
    outcomes.push({
      ...count,
      isReported: report !== undefined,
      inAnswer: report !== undefined && holds(answerTexts(report)),
      inReport: report !== undefined && holds(quoteTexts(report)),
    });
  }
  return outcomes;
}

function answerRows(language: string, outcomes: readonly Outcome[]): readonly Row[] {
  const share = (field: 'inAnswer' | 'inReport'): number =>
    outcomes.filter((one) => one[field]).length / (outcomes.length || 1);
  const measure = `XQuAD ${language}, question to report`;
  const note = `${outcomes.length} cases`;
  return [
    { measure, metric: 'answer in the direct answer', ours: share('inAnswer'), note },
    { measure, metric: 'answer in any quote', ours: share('inReport'), note },
  ];
}

function answerTexts(report: Report): readonly string[] {
  return report.answer.flatMap((block) => block.sentences.map((sentence) => sentence.text));
}

function quoteTexts(report: Report): readonly string[] {
  return report.sources.flatMap((source) => source.quotes.map((one) => one.quote));
}

/** So many of them, evenly spread. */
export function everyNth<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_item, index) => index % step === 0).slice(0, count);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
