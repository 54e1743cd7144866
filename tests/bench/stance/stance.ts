import { stanceOf } from '#shared/text/stance/stance.ts';
import { halfOf } from '../halves.ts';
import type { Measure, Row } from '../measure.ts';
import { judge, type Judged } from './judge.ts';
import { readScifactPairs, SCIFACT_STANCE_FILES } from './stance-pairs.ts';

interface JudgedClaim extends Judged {
  readonly id: string;
}

/** Claims of SciFact and the sentences that people marked for them: which are refuted? Plain takes none for it. */
export const stance: Measure = {
  name: 'stance',
  needs: SCIFACT_STANCE_FILES,
  run: async ({ data }) => {
    const pairs = await readScifactPairs(data);
    const cases = pairs.map(({ id, claim, sentences, refutes }) => ({
      id,
      refutes,
      found: stanceOf(claim, sentences).against > 0,
    }));
    return rowsOf(cases);
  },
};

function rowsOf(cases: readonly JudgedClaim[]): readonly Row[] {
  const measure = 'stance, SciFact';
  const { pairs, refutations, recall, macroF1 } = judge(cases);
  const plain = judge(cases.map(({ refutes }) => ({ refutes, found: false })));
  const byHalf = (value: 'recall' | 'macroF1'): string => {
    const of = (half: 'tune' | 'check'): string =>
      judge(cases.filter(({ id }) => halfOf(id) === half))[value].toFixed(3);
    return `one half ${of('tune')}, the other ${of('check')}`;
  };
  return [
    {
      measure,
      metric: 'refutations found',
      floor: 0.5,
      plain: plain.recall,
      ours: recall,
      note: `${refutations} of ${pairs} pairs; ${byHalf('recall')}`,
    },
    {
      measure,
      metric: 'macro-F1 of both stances',
      floor: 0.65,
      plain: plain.macroF1,
      ours: macroF1,
      note: byHalf('macroF1'),
    },
  ];
}
