import type { RequirementMutant } from '../requirement-mutant.ts';

const steps = 'functions/steps';

/** R5 Report. */
export const REPORT: readonly RequirementMutant[] = [
  {
    row: 'R5.1',
    file: `${steps}/verify-report/trust-figures.ts`,
    code: 'contradictions: draft.contradictions.length',
    changed: 'contradictions: 0',
  },
  {
    row: 'R5.2',
    file: `${steps}/revise-report/from-model.ts`,
    code: '.slice(0, MAX_REQUESTS)',
    changed: '',
  },
  {
    row: 'R5.3',
    file: 'shared/prompting/compress-notes.ts',
    code: 'if (notes.length >= limits.bullets) break;',
    changed: '',
  },
  {
    row: 'R5.4',
    file: `${steps}/verify-report/cite-sources.ts`,
    code: 'citeSource(source, group, index + 1)',
    changed: 'citeSource(source, group, index + 2)',
  },
  { row: 'R5.5', file: 'shared/domain/bibliography/csl.ts', code: 'DOI: workIds.doi', changed: "DOI: ''" },
  {
    row: 'R5.6',
    file: 'shared/presentation/cut-context.ts',
    code: 'quote: { start: quote.start - window.start, end: quote.end - window.start }',
    changed: 'quote: { start: quote.start, end: quote.end }',
  },
  {
    row: 'R5.7',
    file: `${steps}/verify-report/trust-figures.ts`,
    code: 'quotesDropped: verified.dropped',
    changed: 'quotesDropped: 0',
  },
  {
    row: 'R5.8',
    file: `${steps}/evaluate-report/evaluate-report.ts`,
    code: 'await ports.archive.put(evaluationKey(input.tenantId, input.jobId), JSON.stringify(evaluation));',
    changed: '',
  },
];
