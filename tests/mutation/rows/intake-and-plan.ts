import type { RequirementMutant } from '../requirement-mutant.ts';

const steps = 'functions/steps';

/** R1 Intake and plan. */
export const INTAKE_AND_PLAN: readonly RequirementMutant[] = [
  {
    row: 'R1.1',
    file: `${steps}/refine-question/from-model.ts`,
    code: '[...fallback.scopeOut, ...reply.scopeOut]',
    changed: '[...reply.scopeOut]',
  },
  {
    row: 'R1.2',
    file: `${steps}/refine-question/refine-question.ts`,
    code: "job.settings.interaction !== 'none' && ",
    changed: '',
  },
  {
    row: 'R1.3',
    file: `${steps}/select-sources/earlier-sources.ts`,
    code: 'followUp?.isSameTopic !== true',
    changed: 'followUp === undefined',
  },
  {
    row: 'R1.4',
    file: 'shared/domain/plan.ts',
    code: 'MOST_ITEMS = 7',
    changed: 'MOST_ITEMS = 8',
  },
  {
    row: 'R1.5',
    file: `${steps}/plan-research/without-model.ts`,
    code: '.slice(0, input.maxSubQuestions)',
    changed: '.slice(0, 99)',
  },
  {
    row: 'R1.6',
    file: `${steps}/plan-research/without-model.ts`,
    code: '    reasoning,',
    changed: "    reasoning: '',",
  },
  {
    row: 'R1.7',
    file: `${steps}/plan-research/without-model.ts`,
    code: 'maximumWords: input.maximumWords',
    changed: 'maximumWords: 1',
  },
  {
    row: 'R1.8',
    file: 'functions/api/routes/reply-to-job.ts',
    code: "decision === 'edit' ?",
    changed: "decision === 'approve' ?",
  },
  {
    row: 'R1.9',
    file: 'local/preflight.ts',
    code: "return { about, state: 'fails', text: 'has no key', remedy };",
    changed: '',
  },
  {
    row: 'R1.10',
    file: 'shared/research/spend-queries.ts',
    code: 'if (chosen.length < limits.cap) take',
    changed: 'take',
  },
];
