import type { RequirementMutant } from '../requirement-mutant.ts';

const steps = 'functions/steps';
const adapters = 'shared/adapters';

/** R6 Jobs. */
export const JOBS: readonly RequirementMutant[] = [
  {
    row: 'R6.1',
    file: 'shared/domain/job.ts',
    code: "COMPLETED: ['PROCESSING']",
    changed: "COMPLETED: ['PROCESSING', 'FAILED']",
  },
  {
    row: 'R6.2',
    file: `${adapters}/storage/dynamodb/slot-store.ts`,
    code: "await table.deleteIf(key, { text: 'holder = :holder', values: { holder } });",
    changed: '',
  },
  {
    row: 'R6.3',
    file: 'shared/lambda/guard-calls.ts',
    code: 'return withPermit(permit, async () => call(...input));',
    changed: 'return call(...input);',
  },
  {
    row: 'R6.4',
    file: `${steps}/apply-gate/decide.ts`,
    code: "if (input.isPastDeadline) return 'deadline';",
    changed: '',
  },
  {
    row: 'R6.5',
    file: 'shared/research/run-step.ts',
    code: 'if (earlier !== undefined) return earlier;',
    changed: '',
  },
  {
    row: 'R6.6',
    file: `${adapters}/storage/dynamodb/trace-store.ts`,
    code: 'sequence: before + index + 1 }',
    changed: 'sequence: before + index + 2 }',
  },
  {
    row: 'R6.7',
    file: 'functions/api/routes/traces.ts',
    code: 'status === undefined || traceStatus(job.status) === status',
    changed: 'true',
  },
  {
    row: 'R6.8',
    file: 'functions/api/answer-cache.ts',
    code: 'cached = { ageSeconds: Math.max(0, Math.round(age / 1000)), refresh: REFRESH }',
    changed: 'cached = { ageSeconds: 0, refresh: REFRESH }',
  },
  {
    row: 'R6.9',
    file: 'shared/domain/budget.ts',
    code: "pool === 'synthesis' ? 1 :",
    changed: "pool === 'research' ? 1 :",
  },
  {
    row: 'R6.10',
    file: 'shared/domain/model-role.ts',
    code: 'reader: settings.readerModel',
    changed: 'reader: settings.writerModel',
  },
  {
    row: 'R6.11',
    file: 'shared/config.ts',
    code: '? variable.fallback :',
    changed: '? undefined :',
  },
];
