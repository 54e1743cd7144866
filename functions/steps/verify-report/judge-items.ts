import type { ChecklistItem, ItemCoverage } from '#shared/domain/plan.ts';
import { type CitedSource, type ItemResult, citationsOf, isDoubtful } from '#shared/domain/report.ts';
import type { Findings } from './findings.ts';

interface Cited {
  readonly sources: readonly CitedSource[];
  readonly numbers: ReadonlyMap<string, number>;
}

/**
 * What became of each checklist item. The report may say less of an item than research did, never more:
 * without a cited quote it is unsatisfied, and with quotes from retracted or flagged sources alone at most partial.
 */
export function judgeItems(
  findings: Pick<Findings, 'plan' | 'coverage' | 'evidence'>,
  cited: Cited,
): readonly ItemResult[] {
  const coverage = new Map(findings.coverage?.items.map((item) => [item.itemId, item]));
  return findings.plan.checklist.map((item) => {
    const covered = coverage.get(item.id) ?? notAssessed(item);
    const citations = covered.status === 'unsatisfied' ? [] : citeItem(covered, findings, cited);
    return { ...judgeItem(covered, citations, cited), itemId: item.id, description: item.description };
  });
}

function notAssessed(item: ChecklistItem): ItemCoverage {
  return {
    itemId: item.id,
    status: 'unsatisfied',
    parts: [],
    independentSources: 0,
    evidenceIds: [],
    reason: 'Research ended before this was assessed.',
  };
}

/** Citations of the evidence that covered the item; where the report used none of it, of other evidence for the item. */
function citeItem(
  covered: ItemCoverage,
  { evidence }: Pick<Findings, 'evidence'>,
  { numbers }: Cited,
): readonly number[] {
  const direct = citationsOf(covered.evidenceIds, numbers);
  if (direct.length > 0) return direct;
  const serves = (id: string): boolean =>
    evidence.get(id)?.items.some((item) => item.itemId === covered.itemId) ?? false;
  return citationsOf([...numbers.keys()].filter(serves), numbers);
}

function judgeItem(
  covered: ItemCoverage,
  citations: readonly number[],
  { sources }: Cited,
): Pick<ItemResult, 'status' | 'reason' | 'citations'> {
  const { status, reason } = covered;
  if (status === 'unsatisfied') return { status, reason, citations: [] };
  if (citations.length === 0) {
    return { status: 'unsatisfied', reason: 'No verified quote in this report answers it.', citations };
  }
  const isDoubted = citations.every((number) => {
    const source = sources[number - 1];
    return source !== undefined && isDoubtful(source);
  });
  if (!isDoubted) return { status, reason, citations };
  return { status: 'partial', reason: 'Only retracted or flagged sources answer it.', citations };
}
