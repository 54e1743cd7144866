import type { ChecklistItem, ItemCoverage } from '#shared/domain/plan.ts';
import { isDoubtful } from '#shared/domain/notice-words.ts';
import { type CitedSource, type ItemResult, citationsOf } from '#shared/domain/report.ts';
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
    const evidenceIds = covered.status === 'unsatisfied' ? [] : answering(covered, findings, cited);
    const citations = citationsOf(evidenceIds, cited.numbers);
    const judged = judgeItem(covered, citations, cited);
    return { ...judged, itemId: item.id, description: item.description, citations, evidenceIds };
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

/** The cited evidence that covered the item; where the report used none of it, other evidence for the item. */
function answering(
  covered: ItemCoverage,
  { evidence }: Pick<Findings, 'evidence'>,
  { numbers }: Cited,
): readonly string[] {
  const direct = covered.evidenceIds.filter((id) => numbers.has(id));
  if (direct.length > 0) return direct;
  const serves = (id: string): boolean =>
    evidence.get(id)?.items.some((item) => item.itemId === covered.itemId) ?? false;
  return [...numbers.keys()].filter(serves);
}

function judgeItem(
  covered: ItemCoverage,
  citations: readonly number[],
  { sources }: Cited,
): Pick<ItemResult, 'status' | 'reason'> {
  const { status, reason } = covered;
  if (status === 'unsatisfied') return { status, reason };
  if (citations.length === 0) {
    return { status: 'unsatisfied', reason: 'No verified quote in this report answers it.' };
  }
  const isDoubted = citations.every((number) => {
    const source = sources[number - 1];
    return source !== undefined && isDoubtful(source);
  });
  if (!isDoubted) return { status, reason };
  return { status: 'partial', reason: 'Only retracted or flagged sources answer it.' };
}
