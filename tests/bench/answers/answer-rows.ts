import { aucInterval, aucOf } from '../auc.ts';
import { mean } from '../metrics.ts';
import type { Row } from '../measure.ts';
import { isRight, itemRecall } from './gold.ts';
import type { PackQuestion } from './pack.ts';
import type { AnsweredQuestion, AnsweredPack } from './answered-question.ts';

/** A share of all questions; undefined where it can't be known. */
type Share = (asked: readonly AnsweredQuestion[]) => number | undefined;

const SILENT = 0.02;
const ABSTAINS = 0.9;
const OVER_NOTHING = 0.02;
const LEAST_AUC = 0.75;
/** Packs with fewer questions than this are judged together. */
const FEW = 30;
/** How much more often the answer should be right than plain sentences, over all packs. */
const AHEAD = 0.05;
const FAR_AHEAD = 0.08;
/** Least share of direct answers in these languages. */
const LEAST_DIRECT: Readonly<Record<string, number>> = {
  'xquad-zh': 0.75,
  'xquad-ar': 0.75,
  'xquad-hi': 0.75,
};

const direct: Share = (asked) => mean(asked.map((one) => hit(one.question, one.direct)));
const report: Share = (asked) => mean(asked.map((one) => hit(one.question, one.all)));
const recall: Share = (asked) => meanOf(asked.map((one) => itemRecall(one.question, one.all)));
const precision: Share = (asked) => meanOf(asked.filter(hasPassages).map(rightShare));
const first: Share = (asked) => mean(asked.map((one) => hit(one.question, one.direct.slice(0, 1))));
const words: Share = (asked) => mean(asked.map(({ all }) => all.join(' ').split(/\s+/u).length));

/** A pack beside the plain reference, with label and confidence. */
export function compareRows({ name, ours, plain }: AnsweredPack): readonly Row[] {
  const measure = `answers, ${name}`;
  const answerable = ours.filter(isAnswerable);
  const reference = plain.filter(isAnswerable);
  const note = `${answerable.length} questions`;
  const against = (metric: string, share: Share, isBound: boolean): readonly Row[] => {
    const [own, other] = [share(answerable), share(reference)];
    if (own === undefined || other === undefined) return [];
    return [{ measure, metric, plain: other, ours: own, note, ...(isBound ? { floor: other } : {}) }];
  };
  return [
    ...against('direct answer is right', direct, answerable.length >= FEW).map((row) => ({
      ...row,
      ...(LEAST_DIRECT[name] === undefined ? {} : { floor: Math.max(row.plain ?? 0, LEAST_DIRECT[name]) }),
    })),
    ...against('report is right', report, true),
    ...against('things asked that are shown', recall, true),
    ...against('quotes of the answer that are right', precision, true),
    ...against('first quote is right', first, name.startsWith('article-')),
    ...against('words quoted', words, false),
    ...labelRows(measure, ours),
    {
      measure,
      metric: 'seconds',
      ours: mean(ours.map(({ seconds }) => seconds)),
      note: 'of a job, three at a time',
    },
  ];
}

/** Packs of few questions, taken together. */
export function documentationRows(packs: readonly AnsweredPack[]): readonly Row[] {
  const few = packs.filter(({ ours }) => ours.filter(isAnswerable).length < FEW);
  if (few.length === 0) return [];
  const [own, other] = [few.flatMap(({ ours }) => ours), few.flatMap(({ plain }) => plain)].map((asked) =>
    direct(asked.filter(isAnswerable)),
  );
  const measure = `answers, packs of fewer than ${FEW} questions`;
  return [
    { measure, metric: 'direct answer is right', floor: other ?? 0, plain: other ?? 0, ours: own ?? 0 },
  ];
}

export function rowsOverAll(packs: readonly AnsweredPack[]): readonly Row[] {
  const measure = 'answers, all packs';
  const overPacks = (side: 'ours' | 'plain', share: Share): number =>
    meanOf(packs.map((pack) => share(pack[side].filter(isAnswerable)))) ?? 0;
  const row = (metric: string, share: Share): Row => ({
    measure,
    metric,
    plain: overPacks('plain', share),
    ours: overPacks('ours', share),
    note: 'mean of packs',
  });
  const asked = packs.flatMap(({ ours }) => ours);
  const plain = overPacks('plain', direct);
  return [
    { ...row('direct answer is right', direct), floor: plain + AHEAD, aim: plain + FAR_AHEAD },
    row('report is right', report),
    row('things asked that are shown', recall),
    row('quotes of the answer that are right', precision),
    row('words quoted', words),
    ...labelRows(measure, asked),
    ...orderOverPacks(measure, packs),
  ];
}

/** Silence, and whether label and confidence say what the quotes are worth. */
function labelRows(measure: string, asked: readonly AnsweredQuestion[]): readonly Row[] {
  const answerable = asked.filter(isAnswerable);
  const foreign = asked.filter((one) => !isAnswerable(one));
  const answered = asked.filter(({ outcome }) => outcome === 'answered');
  const overNothing = answered.filter((one) => !isAnswerable(one) || hit(one.question, one.all) === 0);
  const of = (some: readonly AnsweredQuestion[]): string => `${some.length} questions`;
  return [
    {
      measure,
      metric: 'silent',
      ceiling: SILENT,
      ours: mean(answerable.map(({ all }) => Number(all.length === 0))),
      note: of(answerable),
    },
    ...(foreign.length === 0
      ? []
      : [
          {
            measure,
            metric: 'abstains on foreign questions',
            floor: ABSTAINS,
            ours: mean(foreign.map(isInsufficient)),
            note: of(foreign),
          },
        ]),
    {
      measure,
      metric: '"answered" where no quote answers',
      ceiling: OVER_NOTHING,
      ours: overNothing.length / (asked.length || 1),
      note: `${answered.length} of ${asked.length} reports are labelled so`,
    },
    {
      measure,
      metric: 'abstains on its own',
      ours: mean(answerable.map(isInsufficient)),
      note: of(answerable),
    },
    ...orderRow(measure, 'confidence, right above wrong (AUC)', answerable),
    ...orderRow(measure, 'the same with foreign questions among the wrong', asked),
  ];
}

/** Right above wrong, with the interval that a sample of this size leaves open. */
function orderRow(measure: string, metric: string, asked: readonly AnsweredQuestion[]): readonly Row[] {
  const isGood = ({ question, direct: quotes }: AnsweredQuestion): boolean =>
    question.isAnswerable && hit(question, quotes) === 1;
  const values = (some: readonly AnsweredQuestion[]): readonly number[] => some.map((one) => one.confidence);
  const right = values(asked.filter(isGood));
  const wrong = values(asked.filter((one) => !isGood(one)));
  const [ours, between] = [aucOf({ right, wrong }), aucInterval([{ right, wrong }])];
  if (ours === undefined || between === undefined) return [];
  const interval = `${between.low.toFixed(2)}-${between.high.toFixed(2)} in 95 of 100 samples`;
  return [
    {
      measure,
      metric,
      floor: LEAST_AUC,
      ours,
      note: `${right.length} right, ${wrong.length} wrong; ${interval}`,
    },
  ];
}

/** Of packs that have right answers and wrong ones: how right ones are ordered where one asks of one collection. */
function orderOverPacks(measure: string, packs: readonly AnsweredPack[]): readonly Row[] {
  const values = packs.flatMap(({ ours }) =>
    orderRow(measure, '', ours.filter(isAnswerable)).flatMap((one) => one.ours ?? []),
  );
  if (values.length === 0) return [];
  const metric = 'confidence, right above wrong (AUC), within a pack';
  return [{ measure, metric, floor: LEAST_AUC, ours: mean(values), note: `mean of ${values.length} packs` }];
}

function isAnswerable({ question }: AnsweredQuestion): boolean {
  return question.isAnswerable;
}

function isInsufficient({ outcome }: AnsweredQuestion): number {
  return Number(outcome === 'insufficient_evidence');
}

function hit(question: PackQuestion, quotes: readonly string[]): number {
  return Number(quotes.some((quote) => isRight(question, quote)));
}

function hasPassages({ question }: AnsweredQuestion): boolean {
  return question.items.length > 0;
}

function rightShare({ question, direct: quotes }: AnsweredQuestion): number | undefined {
  return quotes.length === 0 ? undefined : mean(quotes.map((quote) => hit(question, [quote])));
}

function meanOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : mean(known);
}
