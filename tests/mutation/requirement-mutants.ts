/** A change to the code that breaks one requirement of docs/requirements.md. */
export interface RequirementMutant {
  readonly row: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly code: string;
  readonly changed: string;
}

const steps = 'functions/steps';
const adapters = 'shared/adapters';

/** One for each requirement that is met: the tests named beside it in the catalogue have to notice. */
export const REQUIREMENT_MUTANTS: readonly RequirementMutant[] = [
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
    row: 'R1.4',
    file: `${steps}/plan-research/derive-checklist.ts`,
    code: 'MAX_ITEMS = 7',
    changed: 'MAX_ITEMS = 8',
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
    row: 'R1.10',
    file: 'shared/research/spend-queries.ts',
    code: 'if (chosen.length < limits.cap) take',
    changed: 'take',
  },
  {
    row: 'R2.1',
    file: `${adapters}/search/corpus/provider.ts`,
    code: "kind: 'corpus'",
    changed: "kind: 'web'",
  },
  {
    row: 'R2.3',
    file: `${adapters}/storage/dynamodb/rate-limiter.ts`,
    code: 'return moment > now ? parts.sleep(moment - now) : undefined',
    changed: 'return undefined',
  },
  {
    row: 'R2.4',
    file: `${steps}/select-sources/prepare-hits.ts`,
    code: 'considered.toSorted((a, b) => compare(orderOf(a), orderOf(b)))',
    changed: 'considered',
  },
  {
    row: 'R2.5',
    file: `${steps}/select-sources/choose-candidates.ts`,
    code: 'ranked.filter((one) => chosen.has(one))',
    changed: '[...chosen]',
  },
  {
    row: 'R2.6',
    file: `${adapters}/reading/fetch/lookup.ts`,
    code: 'found.every(',
    changed: 'found.some(',
  },
  {
    row: 'R2.7',
    file: `${steps}/digest-source/reading-text.ts`,
    code: 'wanted.slice(0, chunkLimit)',
    changed: 'wanted',
  },
  {
    row: 'R2.8',
    file: `${steps}/verify-report/verify-report.ts`,
    code: 'await archive.keep(archiveKey(input.tenantId, sourceId, archiveHash));',
    changed: '',
  },
  {
    row: 'R2.9',
    file: 'shared/domain/search-trouble.ts',
    code: "? 'failed' : undefined",
    changed: '? undefined : undefined',
  },
  {
    row: 'R2.10',
    file: 'shared/domain/source-score.ts',
    code: 'compositeScore >= 0.7',
    changed: 'compositeScore > 0.7',
  },
  {
    row: 'R2.11',
    file: 'shared/domain/credibility.ts',
    code: "hit.notices.includes('retracted') || ",
    changed: '',
  },
  {
    row: 'R3.1',
    file: `${steps}/digest-source/digest-policy.ts`,
    code: 'rank > settings.maxSources',
    changed: 'rank >= settings.maxSources',
  },
  {
    row: 'R3.2',
    file: 'shared/domain/locator.ts',
    code: 'textAt(canonical, locator) === quote',
    changed: 'textAt(canonical, locator) !== undefined',
  },
  {
    row: 'R3.3',
    file: `${steps}/digest-source/make-digest.ts`,
    code: 'await ports.cache.put(job.tenantId, key, { value: made, expiresAt });',
    changed: '',
  },
  {
    row: 'R3.4',
    file: `${steps}/extract-claims/score-sides.ts`,
    code: 'sides.supporting.slice(0, input.sourcesPerClaim)',
    changed: 'sides.supporting',
  },
  {
    row: 'R3.5',
    file: 'shared/text/words/cues.ts',
    code: 'return count(text, HEDGE) > 0;',
    changed: 'return count(text, HEDGE) > 1;',
  },
  {
    row: 'R3.6',
    file: 'shared/domain/breaker.ts',
    code: '>= settings.failurePercent',
    changed: '> settings.failurePercent',
  },
  {
    row: 'R3.7',
    file: `${steps}/digest-source/emit-digest.ts`,
    code: "if (isCacheHit) metrics?.count('digest_cache_hits', 1, { policy });",
    changed: '',
  },
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
    file: `${steps}/publish-report/cut-context.ts`,
    code: 'one.end <= quote.start',
    changed: 'one.end >= quote.start',
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
    code: 'const sequence = seen.last + 1;',
    changed: 'const sequence = seen.last + 2;',
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
  {
    row: 'R7.1',
    file: 'shared/api/contract/job-routes.ts',
    code: 'path: `${JOB_PATH}/sources`',
    changed: 'path: `${JOB_PATH}/source`',
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
    row: 'R7.8',
    file: 'cli/failure.ts',
    code: 'ServiceUnavailable: EXIT_CODES.environment,',
    changed: '',
  },
  {
    row: 'R2.2',
    file: `${steps}/select-sources/gather-candidates.ts`,
    code: 'kept: ports.config.research.keptPerQuery',
    changed: 'kept: 99',
  },
];
