import type { RequirementMutant } from '../requirement-mutant.ts';

/** R7 Service. */
export const SERVICE: readonly RequirementMutant[] = [
  {
    row: 'R7.1',
    file: 'shared/api/contract/job-routes.ts',
    code: 'path: `${JOB_PATH}/sources`',
    changed: 'path: `${JOB_PATH}/source`',
  },
  {
    row: 'R7.2',
    file: 'functions/api/repeated-submission.ts',
    code: 'promised.bodyHash === hashOf(asked)',
    changed: 'promised.bodyHash !== undefined',
  },
  {
    row: 'R7.3',
    file: 'functions/api/job-access.ts',
    code: 'if (job?.owner === request.caller.owner) return job;',
    changed: 'if (job) return job;',
  },
  {
    row: 'R7.4',
    file: 'functions/api/error-response.ts',
    code: '...(error.remedy === undefined ? {} : { remedy: error.remedy }),',
    changed: '',
  },
  {
    row: 'R7.5',
    file: 'shared/api/tool-output.ts',
    code: "report.endReason === 'max_iterations' && open.length > 0",
    changed: "report.endReason === 'max_iterations'",
  },
  {
    row: 'R7.6',
    file: 'shared/domain/batch-lines.ts',
    code: '{ ...defaults, ...value }',
    changed: '{ ...value }',
  },
  {
    row: 'R7.7',
    file: 'functions/deliver/deliver.ts',
    code: '  await ports.outbox.settle(undelivered);',
    changed: '',
  },
  {
    row: 'R7.8',
    file: 'cli/failure.ts',
    code: 'ServiceUnavailable: EXIT_CODES.environment,',
    changed: '',
  },
  {
    row: 'R7.9',
    file: 'viewer/state/route.ts',
    code: 'quote: QUOTE.test(quote) ? quote : undefined',
    changed: 'quote: undefined',
  },
  {
    row: 'R7.10',
    file: 'infra/alarms.ts',
    code: "    .replaceAll(' ', '-');",
    changed: ';',
  },
];
