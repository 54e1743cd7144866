import type { RequirementMutant } from '../requirement-mutant.ts';

const steps = 'functions/steps';

/** R3 Digest and evidence. */
export const DIGEST_AND_EVIDENCE: readonly RequirementMutant[] = [
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
    file: 'shared/research/claims/score-sides.ts',
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
];
