import type { Evidence } from '#shared/domain/evidence.ts';

/** About so many quotes are weighed in one go: an answer on more of them takes longer than several side by side. */
const QUOTES_TOGETHER = 12;
const MOST_GROUPS = 4;

/**
 * Evidence in groups that can be weighed side by side, none empty. What serves the same checklist item best stays
 * together, so that quotes which may support or contradict one another are in one group. Order does not matter.
 */
export function splitEvidence(evidence: readonly Evidence[]): readonly (readonly Evidence[])[] {
  const count = Math.min(MOST_GROUPS, Math.ceil(evidence.length / QUOTES_TOGETHER));
  if (count <= 1) return evidence.length === 0 ? [] : [evidence];
  const subjects = [...Map.groupBy(evidence, mainItem)].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  );
  const groups = Array.from({ length: count }, (): Evidence[] => []);
  for (const [, quotes] of subjects) smallest(groups)?.push(...quotes);
  return groups.filter((group) => group.length > 0);
}

function smallest(groups: readonly Evidence[][]): Evidence[] | undefined {
  return groups.toSorted((a, b) => a.length - b.length)[0];
}

function mainItem({ items }: Evidence): string {
  const ranked = items.toSorted((a, b) => b.score - a.score || (a.itemId < b.itemId ? -1 : 1));
  return ranked[0]?.itemId ?? '';
}
