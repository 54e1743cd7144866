import type { RequirementMutant } from '../requirement-mutant.ts';

const steps = 'functions/steps';

/** R4 Assess. */
export const ASSESS: readonly RequirementMutant[] = [
  { row: 'R4.1', file: 'shared/domain/source-score.ts', code: '0.35', changed: '0.3' },
  {
    row: 'R4.2',
    file: 'shared/domain/claim.ts',
    code: 'facts.contradictionCount * 0.15',
    changed: 'facts.contradictionCount * 0.1',
  },
  {
    row: 'R4.3',
    file: `${steps}/check-completeness/assess-coverage.ts`,
    code: 'domainsFrom(ANSWER_LINES.fair).length >= 2',
    changed: 'domainsFrom(ANSWER_LINES.fair).length >= 1',
  },
  { row: 'R4.4', file: 'shared/domain/gate.ts', code: 'have < want', changed: 'have <= want' },
  {
    row: 'R4.5',
    file: `${steps}/apply-gate/decide.ts`,
    code: 'input.cursor.iteration >= input.maxIterations',
    changed: 'input.cursor.iteration > input.maxIterations',
  },
];
