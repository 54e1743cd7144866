import type { RequirementMutant } from '../requirement-mutant.ts';

const steps = 'functions/steps';
const adapters = 'shared/adapters';

/** R2 Search and sources. */
export const SEARCH_AND_SOURCES: readonly RequirementMutant[] = [
  {
    row: 'R2.1',
    file: `${adapters}/search/corpus/provider.ts`,
    code: "kind: 'corpus'",
    changed: "kind: 'web'",
  },
  {
    row: 'R2.2',
    file: `${steps}/select-sources/gather-candidates.ts`,
    code: 'kept: ports.config.research.keptPerQuery',
    changed: 'kept: 99',
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
    code: 'if (passages >= (input.chunkLimit ?? Infinity) || left <= 0) break;',
    changed: 'if (left <= 0) break;',
  },
  {
    row: 'R2.8',
    file: `${steps}/verify-report/verify-report.ts`,
    code: 'archiveKey(tenantId, sourceId, archiveHash),\n      ...(',
    changed: '...(',
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
];
