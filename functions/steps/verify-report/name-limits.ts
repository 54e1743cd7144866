import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { SearchResult } from '#shared/ports/research-store.ts';
import { type CitedSource, type ItemResult, isDoubtful } from '#shared/domain/report.ts';

/** The gaps that the draft named (by an item's description or its entity), and each open item that it did not. */
export function nameGaps(
  gaps: readonly string[],
  results: readonly ItemResult[],
  checklist: readonly ChecklistItem[],
): readonly string[] {
  const entities = new Map(checklist.map((item) => [item.id, item.entity]));
  const isNamed = (result: ItemResult): boolean => {
    const entity = entities.get(result.itemId);
    return gaps.some(
      (gap) => gap.includes(result.description) || (entity !== undefined && gap.startsWith(`${entity}:`)),
    );
  };
  const open = results.filter((result) => result.status !== 'satisfied' && !isNamed(result));
  return [...gaps, ...open.map((result) => `${result.description} (${result.status}): ${result.reason}`)];
}

/** The limitations that the draft named, searches that failed, and what verification found. */
export function nameLimitations(
  limitations: readonly string[],
  sources: readonly CitedSource[],
  found: { readonly dropped: number; readonly searches: readonly SearchResult[] },
): readonly string[] {
  const doubtful = sources.flatMap((source, index) =>
    isDoubtful(source) ? [`Source [${index + 1}] is ${nameDoubt(source)}; do not rely on it alone.`] : [],
  );
  const { dropped, searches } = found;
  const unproven = dropped > 0 ? [nameDropped(dropped)] : [];
  return [...limitations, ...nameFailures(searches), ...doubtful, ...unproven];
}

/** A report on what could not be searched must not read like one on what is not there. */
function nameFailures(searches: readonly SearchResult[]): readonly string[] {
  return [...Map.groupBy(searches, (search) => search.provider)].flatMap(([provider, all]) => {
    const failed = all.filter((search) => search.failure !== undefined);
    const reasons = [...new Set(failed.flatMap((search) => search.failure?.message ?? []))];
    if (failed.length === 0) return [];
    const count =
      failed.length === all.length ? 'Every search' : `${failed.length} of ${all.length} searches`;
    return [`${count} of ${provider} failed: ${reasons.join(' ')}`];
  });
}

function nameDoubt(source: CitedSource): string {
  if (source.notices.includes('retracted')) return 'retracted';
  if (source.notices.includes('expression-of-concern')) return 'under an expression of concern';
  return 'flagged as unreliable';
}

function nameDropped(dropped: number): string {
  const what = dropped === 1 ? '1 quote was' : `${dropped} quotes were`;
  return `${what} left out of this report, because the archived text did not prove them.`;
}
