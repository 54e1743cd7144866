import { type Reading, accept } from '#shared/prompting/reading.ts';
import { tidyList } from '#shared/text/words/tidy-list.ts';
import type { Judgement } from './prompt.ts';
import { type Evaluation, type EvaluationFacts, type Rating, scoreReport } from './score-report.ts';

/** An evaluation by a judge's marks, with what can be counted beside it. */
export interface JudgedEvaluation extends Omit<Evaluation, 'method'> {
  readonly method: 'judged';
  readonly remarks: readonly string[];
  readonly counted: Evaluation;
}

const ANSWER_SHARE = 0.6;
const PROCESS_SHARE = 0.4;
const REMARKS = { items: 5, characters: 300 };
const WORST = 1;
const BEST = 5;

/**
 * A judge's marks as scores: each mark of 1-5 becomes 0-1, a side is the mean of its marks, and the whole
 * `0.6 * answer + 0.4 * process` (requirement R5.8). No judge makes a report more faithful than its verified and cited share.
 */
export function evaluationFromModel(reply: Judgement, facts: EvaluationFacts): Reading<JudgedEvaluation> {
  const counted = scoreReport(facts);
  const { verified = 0, cited = 0 } = counted.answer.parts;
  const answer = rate({
    complete: toShare(reply.complete),
    direct: toShare(reply.direct),
    faithful: Math.min(toShare(reply.faithful), verified, cited),
    balanced: toShare(reply.balanced),
    clear: toShare(reply.clear),
  });
  const process = rate({
    searching: toShare(reply.searching),
    sources: toShare(reply.sources),
    persistence: toShare(reply.persistence),
  });
  const marks = Object.entries(reply).flatMap(([, mark]) => (typeof mark === 'number' ? [mark] : []));
  return accept<JudgedEvaluation>(
    {
      version: 1,
      method: 'judged',
      score: round(ANSWER_SHARE * answer.score + PROCESS_SHARE * process.score),
      answer,
      process,
      remarks: tidyList(reply.remarks, REMARKS),
      counted,
    },
    { markOutOfRange: marks.filter((mark) => !(mark >= WORST && mark <= BEST)).length },
  );
}

/** A mark that is no number counts as the worst one. */
function toShare(mark: number): number {
  const within = Number.isNaN(mark) ? WORST : Math.min(BEST, Math.max(WORST, mark));
  return (within - WORST) / (BEST - WORST);
}

function rate(parts: Readonly<Record<string, number>>): Rating {
  const values = Object.values(parts);
  return {
    score: round(values.reduce((sum, value) => sum + value, 0) / values.length),
    parts: Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, round(value)])),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
