import { chooseThoughts } from '#functions/steps/digest-source/choose-thoughts.ts';
import { scoreVector } from '#shared/text/evidence/score-statements.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';
import { isRight, itemRecall } from '../answers/gold.ts';
import type { Pack } from '../answers/pack.ts';
import { plainReaders } from '../answers/plain-sentences.ts';
import { mean } from '../metrics.ts';
import { type Likelihood, type Ranking, fitLikelihood, fitRanking } from './fit-weights.ts';
import type { TrainingCase } from './training-cases.ts';

/** How the scorer does on a pack that it was not fitted on, and the reference beside it. */
export interface LeftOut {
  readonly pack: string;
  readonly family: string;
  readonly questions: number;
  readonly ours: Answers;
  readonly plain: Answers;
  /** Area under the curve of the likelihood: answerable above foreign; undefined where there are no foreign ones. */
  readonly likelihoodAuc: number | undefined;
}

export interface Answers {
  /** Share of questions with a right quote among the first few, and among all. */
  readonly direct: number;
  readonly report: number;
  readonly recall: number | undefined;
}

/** What a question came to with weights that never saw its family: for the plot of the calibration. */
export interface Judged {
  readonly likelihood: number;
  readonly isAnswerable: boolean;
}

export interface LeftOutAll {
  readonly rows: readonly LeftOut[];
  readonly judged: readonly Judged[];
}

/** Each family of packs judged with weights that were fitted on all others. */
export function leaveOneOut(cases: readonly TrainingCase[]): LeftOutAll {
  const families = [...Map.groupBy(cases, ({ pack }) => pack.family)];
  const judged: Judged[] = [];
  const rows = families.flatMap(([family, own]) => {
    const others = cases.filter(({ pack }) => pack.family !== family);
    const ranking = fitRanking(others);
    const likelihood = fitLikelihood(others, ranking);
    return [...Map.groupBy(own, ({ pack }) => pack)].map(([pack, asked]) => {
      const row = judgePack(pack, asked, { ranking, likelihood });
      judged.push(...row.judged);
      return row.row;
    });
  });
  return { rows, judged };
}

interface Fitted {
  readonly ranking: Ranking;
  readonly likelihood: Likelihood;
}

function judgePack(
  pack: Pack,
  cases: readonly TrainingCase[],
  fitted: Fitted,
): { readonly row: LeftOut; readonly judged: readonly Judged[] } {
  const answerable = cases.filter(({ question }) => question.isAnswerable);
  const plainWithin = plainReaders(pack);
  const judged = cases.map((one) => ({
    likelihood: likelihoodOf(one, fitted),
    isAnswerable: one.question.isAnswerable,
  }));
  return {
    row: {
      pack: pack.name,
      family: pack.family,
      questions: answerable.length,
      ours: judge(answerable, (one) => ourQuotes(one, fitted)),
      plain: judge(answerable, ({ question }) => {
        const all = plainWithin(question.within)(question.question, PLAIN_QUOTES);
        return { direct: all.slice(0, PLAIN_DIRECT), all };
      }),
      likelihoodAuc: areaUnderCurve(judged),
    },
    judged,
  };
}

const PLAIN_QUOTES = 8;
const LEAST_DIRECT = 3;
const PLAIN_DIRECT = 3;
const MOST_DIRECT = 5;
const MOST_QUOTES = 12;
const NEAR = 1.5;
const CLEAR = 3;

interface Quotes {
  readonly direct: readonly string[];
  readonly all: readonly string[];
}

/** As the product quotes where a question is one item. */
function ourQuotes({ question, documents, terms }: TrainingCase, { ranking, likelihood }: Fitted): Quotes {
  const weights = { ranking, likelihood, provenance: { fittedOn: '', sets: [] } };
  const quotes = documents
    .flatMap(({ text, view, vectors }) => {
      const whole = vectors.map((vector) => scoreVector(vector, terms, weights));
      return chooseThoughts({
        canonical: text,
        statements: view.statements,
        scores: { whole, forPart: () => whole },
        checklist: [],
        asked: queryTerms(question.question),
        isRead: () => true,
        limit: MOST_QUOTES,
        maxCharacters: 400,
      }).map((thought) => ({ text: text.slice(thought.start, thought.end), value: thought.whole.value }));
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_QUOTES);
  const best = quotes[0]?.value ?? 0;
  const direct = quotes
    .slice(0, MOST_DIRECT)
    .filter(({ value }, index) => value >= best - (index < LEAST_DIRECT ? CLEAR : NEAR));
  return { direct: direct.map((one) => one.text), all: quotes.map((one) => one.text) };
}

function likelihoodOf({ documents, terms }: TrainingCase, { ranking, likelihood }: Fitted): number {
  const weights = { ranking, likelihood, provenance: { fittedOn: '', sets: [] } };
  const scores = documents.flatMap(({ vectors }) =>
    vectors.map((vector) => scoreVector(vector, terms, weights)),
  );
  return Math.max(0, ...scores.map((one) => one.likelihood));
}

function judge(cases: readonly TrainingCase[], quotesOf: (one: TrainingCase) => Quotes): Answers {
  const found = cases.map((one) => ({ question: one.question, quotes: quotesOf(one) }));
  const recalls = found.flatMap(({ question, quotes }) => itemRecall(question, quotes.all) ?? []);
  const share = (of: (quotes: Quotes) => readonly string[]): number =>
    mean(found.map(({ question, quotes }) => (of(quotes).some((quote) => isRight(question, quote)) ? 1 : 0)));
  return {
    direct: share(({ direct }) => direct),
    report: share(({ all }) => all),
    recall: recalls.length === 0 ? undefined : mean(recalls),
  };
}

function areaUnderCurve(judged: readonly Judged[]): number | undefined {
  const positives = judged.filter(({ isAnswerable }) => isAnswerable);
  const negatives = judged.filter(({ isAnswerable }) => !isAnswerable);
  if (positives.length === 0 || negatives.length === 0) return undefined;
  const wins = positives.flatMap((one) =>
    negatives.map((other) =>
      one.likelihood > other.likelihood ? 1 : one.likelihood === other.likelihood ? 0.5 : 0,
    ),
  );
  return mean(wins);
}
