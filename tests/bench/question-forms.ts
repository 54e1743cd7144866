import { join } from 'node:path';
import { z } from 'zod';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Measure, Row } from './measure.ts';
import { mean } from './metrics.ts';
import { readJson } from './read-data.ts';

/** One thing that a question asks: an item that covers it bears all these words. */
const Ask = z.object({ about: z.array(z.string()), of: z.array(z.string()) });
type Ask = z.infer<typeof Ask>;

const Form = z.object({ question: z.string(), context: z.string().optional(), asks: z.array(Ask) });
export type Form = z.infer<typeof Form>;

export interface FormScore {
  /** Share of the asks that some item bears. */
  readonly found: number;
  /** Share of the asks that some item bears without bearing another one. */
  readonly apart: number;
  /** Share of the items that bear something asked. */
  readonly precision: number;
  readonly items: readonly ChecklistItem[];
}

const OWN_FORMS = join(import.meta.dirname, '../fixtures/question-forms');

async function readForms(folder: string, name: string): Promise<readonly Form[]> {
  return readJson(folder, name, z.array(Form));
}

export async function readOwnForms(half: 'tune' | 'check'): Promise<readonly Form[]> {
  return readForms(OWN_FORMS, `${half}.json`);
}

/** What becomes of a question: the items of the plan that is made without a model. */
function itemsOf({ question, context }: Form): readonly ChecklistItem[] {
  const evenly = (): number => 1;
  const brief = refineWithoutModel({ question, context, answers: [], idf: evenly });
  return planWithoutModel({
    brief,
    maxSubQuestions: 8,
    maxIterations: 1,
    resultsPerQuery: 10,
    sourcesPerWave: 7,
    queriesPerWave: 12,
    searchBudget: 60,
    maximumWords: 1500,
    providers: ['corpus'],
    idf: evenly,
  }).checklist;
}

export function scoreForm(form: Form): FormScore {
  const items = itemsOf(form);
  const worded = items.map(wordingOf);
  const isBorne = (ask: Ask): boolean => worded.some((item) => bearsAsk(item, ask));
  const isApart = (ask: Ask): boolean => {
    const others = form.asks.filter((other) => !bearsAsk(wordsOf(ask).join(' '), other));
    return worded.some((item) => bearsAsk(item, ask) && !others.some((other) => bearsAsk(item, other)));
  };
  const useful = worded.filter((item) => form.asks.some((ask) => bearsAsk(item, ask)));
  return {
    found: share(form.asks.filter(isBorne).length, form.asks.length),
    apart: share(form.asks.filter(isApart).length, form.asks.length),
    precision: share(useful.length, items.length),
    items,
  };
}

function share(count: number, of: number): number {
  return of === 0 ? 0 : count / of;
}

function wordingOf(item: ChecklistItem): string {
  return [item.entity ?? '', item.description].join(' ').toLowerCase();
}

function wordsOf({ about, of }: Ask): readonly string[] {
  return [...about, ...of].map((words) => words.toLowerCase());
}

function bearsAsk(text: string, ask: Ask): boolean {
  return wordsOf(ask).every((words) => text.includes(words));
}

/** What is asked in questions of many forms, found in the items of the plan. */
export const questionForms: Measure = {
  name: 'question-forms',
  needs: ['question-forms.json'],
  run: async ({ data }) => [
    ...rowsOf('question forms, of the data', await readForms(data, 'question-forms.json')),
    ...rowsOf('question forms, chosen on', await readOwnForms('tune')),
    ...rowsOf('question forms, only scored', await readOwnForms('check')),
  ],
};

function rowsOf(measure: string, forms: readonly Form[]): readonly Row[] {
  const scores = forms.map(scoreForm);
  const weights = forms.map((form) => form.asks.length);
  const weighted = (value: (score: FormScore) => number): number =>
    scores.reduce((sum, score, index) => sum + value(score) * (weights[index] ?? 0), 0) /
    weights.reduce((sum, one) => sum + one, 0);
  const note = `${forms.length} questions, ${weights.reduce((sum, one) => sum + one, 0)} asks`;
  return [
    { measure, metric: 'asks found', ours: weighted((score) => score.found), note },
    { measure, metric: 'asks with an item of their own', ours: weighted((score) => score.apart) },
    {
      measure,
      metric: 'items that bear something asked',
      ours: mean(scores.map((score) => score.precision)),
    },
  ];
}
