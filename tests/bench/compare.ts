import { halfOf } from './halves.ts';
import { mean } from './metrics.ts';
import type { Row } from './measure.ts';

/** One case measured both ways; `group` (an article, a claim) decides the half it belongs to. */
export interface Outcome {
  readonly group: string;
  readonly plain: number;
  readonly ours: number;
}

/** A row from per-case values, with ours on the half parameters were chosen on and on the other. */
export function compareMeans(row: Omit<Row, 'plain' | 'ours' | 'note'>, outcomes: readonly Outcome[]): Row {
  const of = (half: string): string => {
    return mean(
      outcomes.filter((outcome) => halfOf(outcome.group) === half).map((outcome) => outcome.ours),
    ).toFixed(3);
  };
  return {
    ...row,
    plain: mean(outcomes.map((outcome) => outcome.plain)),
    ours: mean(outcomes.map((outcome) => outcome.ours)),
    note: `tuned half ${of('tune')}, other half ${of('check')}; ${outcomes.length} cases`,
  };
}
