import type { ChecklistItem } from '#shared/domain/plan.ts';
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

/** The limitations that the draft named, and what verification found. */
export function nameLimitations(
  limitations: readonly string[],
  sources: readonly CitedSource[],
  dropped: number,
): readonly string[] {
  const doubtful = sources.flatMap((source, index) =>
    isDoubtful(source) ? [`Source [${index + 1}] is ${nameDoubt(source)}; do not rely on it alone.`] : [],
  );
  return [...limitations, ...doubtful, ...(dropped > 0 ? [nameDropped(dropped)] : [])];
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
