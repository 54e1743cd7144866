import type { RequirementMutant } from '../requirement-mutant.ts';

const steps = 'functions/steps';

/** Bounds that change what a user gets, each moved by the least there is. */
export const WHAT_A_USER_GETS: readonly RequirementMutant[] = [
  {
    row: 'R1.2',
    file: `${steps}/refine-question/refine-question.ts`,
    code: 'job.clarifications.length < MAX_CLARIFICATIONS',
    changed: 'job.clarifications.length <= MAX_CLARIFICATIONS',
  },
  { row: 'R2.4', file: 'shared/domain/same-work.ts', code: 'LEAST_WORDS = 5', changed: 'LEAST_WORDS = 6' },
  { row: 'R2.4', file: 'shared/domain/same-work.ts', code: 'LEAST_WORDS = 5', changed: 'LEAST_WORDS = 4' },
  { row: 'R2.4', file: 'shared/domain/same-work.ts', code: 'MOST_YEARS = 3', changed: 'MOST_YEARS = 2' },
  { row: 'R2.4', file: 'shared/domain/same-work.ts', code: 'MOST_YEARS = 3', changed: 'MOST_YEARS = 4' },
  {
    row: 'R2.10',
    file: 'shared/domain/credibility.ts',
    code: '(hit.citationCount ?? 0) >= citations',
    changed: '(hit.citationCount ?? 0) > citations',
  },
  { row: 'R2.10', file: 'shared/domain/credibility.ts', code: 'PREPRINT = 55', changed: 'PREPRINT = 56' },
  {
    row: 'R2.11',
    file: `${steps}/select-sources/select-sources.ts`,
    code: 'FLAGGED_KEPT = 5',
    changed: 'FLAGGED_KEPT = 6',
  },
  {
    row: 'R3.4',
    file: 'shared/research/claims/score-sides.ts',
    code: 'sides.contradicting.slice(0, input.sourcesPerClaim)',
    changed: 'sides.contradicting',
  },
  {
    row: 'R4.4',
    file: 'shared/domain/gate.ts',
    code: '[counts.domains.length, thresholds.minimumDomains,',
    changed: '[counts.domains.length, thresholds.minimumCitedRecords,',
  },
  {
    row: 'R4.4',
    file: 'shared/domain/copies.ts',
    code: 'if (isCopy) copies.add(one.id);',
    changed: 'if (isCopy) originals.length += 0;',
  },
  {
    row: 'R6.4',
    file: 'shared/research/ask-model.ts',
    code: "if (pool === 'research' && isPastDeadline(",
    changed: 'if (isPastDeadline(',
  },
  {
    row: 'R6.9',
    file: 'shared/research/ask-model.ts',
    code: "budgetPool === 'synthesis' ? 'synthesis' : 'research'",
    changed: "budgetPool === 'synthesis' ? 'research' : 'research'",
  },
];
