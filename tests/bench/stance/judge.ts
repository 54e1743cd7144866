/** Of each pair, whether it is a refutation and whether it was taken for one. */
export interface Judged {
  readonly refutes: boolean;
  readonly found: boolean;
}

export interface StanceFigures {
  readonly pairs: number;
  readonly refutations: number;
  /** Share of the refutations that were found. */
  readonly recall: number;
  /** Mean of the F1 of both stances. */
  readonly macroF1: number;
}

export function judge(cases: readonly Judged[]): StanceFigures {
  const refutations = cases.filter(({ refutes }) => refutes);
  return {
    pairs: cases.length,
    refutations: refutations.length,
    recall: refutations.filter(({ found }) => found).length / Math.max(1, refutations.length),
    macroF1: (f1Of(cases, true) + f1Of(cases, false)) / 2,
  };
}

function f1Of(cases: readonly Judged[], stance: boolean): number {
  const both = cases.filter(({ refutes, found }) => refutes === stance && found === stance).length;
  const either =
    cases.filter(({ refutes }) => refutes === stance).length +
    cases.filter(({ found }) => found === stance).length;
  return either === 0 ? 0 : (2 * both) / either;
}
