import type { Report } from '#shared/domain/report.ts';
import { mean } from '../metrics.ts';
import type { Measure, Row } from '../measure.ts';
import { isRight, itemRecall } from './gold.ts';
import { type Pack, type PackQuestion, evenSample } from './pack.ts';
import { PACK_FILES, readPacks } from './packs.ts';
import { plainReaders } from './plain-sentences.ts';
import { withPackAsker } from './pack-asker.ts';

/** Of each pack, evenly and always the same: all packs take some ten minutes of processor time. */
const QUESTIONS = 20;
/** Where every question has a corpus of its own. */
const QUESTIONS_APART = 6;
const PLAIN_QUOTES = 8;
const PLAIN_DIRECT = 3;

/** What a report, or the reference, came to for one question. */
interface Told {
  readonly question: PackQuestion;
  readonly direct: readonly string[];
  readonly all: readonly string[];
  readonly outcome: Report['outcome'];
  readonly confidence: number;
  readonly seconds: number;
}

/** Whole reports of the product, without a model, on every pack, beside plain BM25 sentences. */
export const answers: Measure = {
  name: 'answers',
  needs: PACK_FILES,
  run: async ({ data, limit }) => {
    const rows: Row[] = [];
    for (const pack of await readPacks(data)) rows.push(...(await measurePack(pack, limit)));
    return rows;
  },
};

async function measurePack(pack: Pack, limit: number): Promise<readonly Row[]> {
  const isApart = pack.questions.some(({ within }) => within !== undefined);
  const questions = evenSample(pack.questions, Math.min(limit, isApart ? QUESTIONS_APART : QUESTIONS));
  const told: Told[] = [];
  for (const [within, own] of Map.groupBy(questions, (one) => one.within)) {
    const documents = pack.documents.filter(({ name }) => within === undefined || name === within);
    told.push(...(await withPackAsker(documents, async (ask) => askAll(own, ask))));
  }
  const plain = plainReaders(pack);
  const plainTold = questions.map((question): Told => {
    const all = plain(question.within)(question.question, PLAIN_QUOTES);
    return { question, direct: all.slice(0, PLAIN_DIRECT), all, ...UNRATED, seconds: 0 };
  });
  return rowsOf(pack.name, told, plainTold);
}

/** What no report, and no reference, says of itself. */
const UNRATED = { outcome: 'insufficient_evidence', confidence: 0 } as const;

async function askAll(
  questions: readonly PackQuestion[],
  ask: (question: string) => Promise<Report | undefined>,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const question of questions) {
    const start = performance.now();
    const report = await ask(question.question);
    const seconds = (performance.now() - start) / 1000;
    const rated =
      report === undefined ? UNRATED : { outcome: report.outcome, confidence: report.trust.confidence };
    told.push({ question, ...quotesOf(report), ...rated, seconds });
  }
  return told;
}

function quotesOf(report: Report | undefined): Pick<Told, 'direct' | 'all'> {
  if (report === undefined) return { direct: [], all: [] };
  const texts = new Map(
    report.sources.flatMap(({ quotes }) => quotes.map((one) => [one.evidenceId, one.quote])),
  );
  const inAnswer = report.answer.flatMap((block) => block.sentences.flatMap((one) => one.evidenceIds));
  return {
    direct: [...new Set(inAnswer)].flatMap((id) => texts.get(id) ?? []),
    all: [...texts.values()],
  };
}

function rowsOf(pack: string, ours: readonly Told[], plain: readonly Told[]): readonly Row[] {
  const asked = (told: readonly Told[], isAnswerable: boolean): readonly Told[] =>
    told.filter(({ question }) => question.isAnswerable === isAnswerable);
  const answerable = asked(ours, true);
  const foreign = asked(ours, false);
  const measure = `answers, ${pack}`;
  const note = `${answerable.length} questions`;
  const against = (metric: string, value: (told: readonly Told[]) => number | undefined): readonly Row[] => {
    const [own, reference] = [value(answerable), value(asked(plain, true))];
    return own === undefined ? [] : [{ measure, metric, plain: reference ?? 0, ours: own, note }];
  };
  return [
    ...against('direct answer is right', (told) => mean(told.map((one) => hit(one.question, one.direct)))),
    ...against('report is right', (told) => mean(told.map((one) => hit(one.question, one.all)))),
    ...against('things asked that are shown', (told) =>
      meanOf(told.map((one) => itemRecall(one.question, one.all))),
    ),
    ...against('quotes of the answer that are right', (told) =>
      meanOf(told.filter(hasPassages).map((one) => precision(one.question, one.direct))),
    ),
    ...against('words quoted', (told) => mean(told.map(({ all }) => all.join(' ').split(/\s+/u).length))),
    {
      measure,
      metric: 'silent',
      ceiling: SILENT,
      ours: mean(answerable.map(({ all }) => Number(all.length === 0))),
      note,
    },
    ...(foreign.length === 0
      ? []
      : [
          {
            measure,
            metric: 'abstains on foreign questions',
            floor: ABSTAINS,
            ours: mean(foreign.map(isInsufficient)),
            note: `${foreign.length} questions`,
          },
        ]),
    ...labelRows(measure, ours),
    {
      measure,
      metric: 'abstains on its own',
      ours: mean(answerable.map(isInsufficient)),
      note,
    },
    {
      measure,
      metric: 'seconds',
      ours: mean(ours.map(({ seconds }) => seconds)),
      note: 'per question, one after the other',
    },
  ];
}

/** Whether label and confidence say what the quotes are worth. */
function labelRows(measure: string, told: readonly Told[]): readonly Row[] {
  const answered = told.filter(({ outcome }) => outcome === 'answered');
  const overNothing = answered.filter(
    ({ question, all }) => !question.isAnswerable || hit(question, all) === 0,
  );
  const [right, wrong] = [true, false].map((isRightNow) =>
    told.filter(
      ({ question, direct }) => (question.isAnswerable && hit(question, direct) === 1) === isRightNow,
    ),
  );
  const auc = orderOf(right ?? [], wrong ?? []);
  return [
    {
      measure,
      metric: '"answered" where no quote answers',
      ceiling: OVER_NOTHING,
      ours: overNothing.length / (told.length || 1),
      note: `${answered.length} of ${told.length} reports are labelled so`,
    },
    ...(auc === undefined
      ? []
      : [
          {
            measure,
            metric: 'confidence, right above wrong (AUC)',
            floor: LEAST_AUC,
            ours: auc,
            note: `${right?.length ?? 0} right, ${wrong?.length ?? 0} wrong or foreign`,
          },
        ]),
  ];
}

function isInsufficient({ outcome }: Told): number {
  return Number(outcome === 'insufficient_evidence');
}

function orderOf(right: readonly Told[], wrong: readonly Told[]): number | undefined {
  if (right.length === 0 || wrong.length === 0) return undefined;
  return mean(
    right.flatMap((one) => wrong.map((other) => (Math.sign(one.confidence - other.confidence) + 1) / 2)),
  );
}

const SILENT = 0.02;
const ABSTAINS = 0.9;
const OVER_NOTHING = 0.02;
const LEAST_AUC = 0.75;

function hit(question: PackQuestion, quotes: readonly string[]): number {
  return Number(quotes.some((quote) => isRight(question, quote)));
}

function hasPassages({ question }: Told): boolean {
  return question.items.length > 0;
}

function precision(question: PackQuestion, quotes: readonly string[]): number | undefined {
  return quotes.length === 0 ? undefined : mean(quotes.map((quote) => hit(question, [quote])));
}

function meanOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : mean(known);
}
