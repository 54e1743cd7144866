import { ANSWER_LINES } from '#shared/domain/answer-lines.ts';
import { confidenceBeside } from '#shared/domain/confidence.ts';
import { CONFIDENCE_WEIGHTS } from '#shared/domain/confidence-weights.ts';
import {
  type ChecklistItem,
  type ItemCoverage,
  type ItemStatus,
  type PartCoverage,
  asAsked,
} from '#shared/domain/plan.ts';
import { isDoubtful } from '#shared/domain/notice-words.ts';
import { citedFor } from '#shared/domain/report-reading.ts';
import { type Block, type CitedSource, type ItemResult, citationsOf } from '#shared/domain/report.ts';
import type { Findings } from './findings.ts';

interface Cited {
  readonly answer: readonly Block[];
  readonly sources: readonly CitedSource[];
  readonly numbers: ReadonlyMap<string, number>;
}

/**
 * What became of each checklist item. The report may say less of an item than research did: without a cited quote it is
 * unsatisfied, and with quotes from retracted or flagged sources alone at most partial. What a review found open and the
 * report cites a quote for is partial, so that nothing is called missing below an answer to it.
 */
export function judgeItems(
  findings: Pick<Findings, 'plan' | 'coverage' | 'evidence'>,
  cited: Cited,
): readonly ItemResult[] {
  const coverage = new Map(findings.coverage?.items.map((item) => [item.itemId, item]));
  return findings.plan.checklist.map((item) => {
    const covered = coverage.get(item.id) ?? notAssessed(item);
    const evidenceIds = answering(covered, findings, cited);
    const judged = judgeItem(covered, citationsOf(evidenceIds, cited.numbers), cited);
    const answeredParts = judged.status === 'unsatisfied' ? 0 : shareAnswered(covered, evidenceIds);
    return {
      ...judged,
      answeredParts,
      ...confidenceOf(covered, judged.status),
      itemId: item.id,
      description: asAsked(item),
      citations: citationsOf(citedFor(evidenceIds, cited.answer), cited.numbers),
      evidenceIds,
    };
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
  const isOpen = covered.status === 'unsatisfied';
  if (isOpen && mayAnswer(covered) === false) return [];
  const least = isOpen ? ANSWER_LINES.related : 0;
  const serves = (id: string): boolean =>
    evidence.get(id)?.items.some((item) => item.itemId === covered.itemId && item.score >= least) ?? false;
  const direct = isOpen ? [] : covered.evidenceIds.filter((id) => numbers.has(id));
  return direct.length > 0 ? direct : [...numbers.keys()].filter(serves);
}

/** No other than its label; that research was sure of what the report then does not show adds nothing. */
function confidenceOf(covered: ItemCoverage, status: ItemStatus): Pick<ItemResult, 'confidence'> {
  if (covered.confidence === undefined) return {};
  const isGone = status === 'unsatisfied' && mayAnswer(covered) === true;
  return { confidence: isGone ? 0 : confidenceBeside(status, covered.confidence) };
}

/** False where the confidence says that what is quoted is but the closest there is; undefined where nothing was rated. */
function mayAnswer({ confidence }: ItemCoverage): boolean | undefined {
  return confidence === undefined ? undefined : confidence >= CONFIDENCE_WEIGHTS.lines.related;
}

/** An answered part counts where the report cites a quote for it. */
function shareAnswered(covered: ItemCoverage, evidenceIds: readonly string[]): number {
  const { parts, status } = covered;
  if (parts.length === 0) return status === 'satisfied' ? 1 : 0;
  const bearsPart = (part: PartCoverage): boolean =>
    part.coverage >= ANSWER_LINES.fair || (part.status === 'partial' && mayAnswer(covered) === true);
  const answered = parts.filter(
    (part) =>
      (part.status === 'satisfied' || bearsPart(part)) &&
      part.evidenceIds.some((id) => evidenceIds.includes(id)),
  );
  return Number((answered.length / parts.length).toFixed(4));
}

function judgeItem(
  covered: ItemCoverage,
  citations: readonly number[],
  { sources }: Cited,
): Pick<ItemResult, 'status' | 'reason'> {
  const { reason } = covered;
  if (covered.status === 'unsatisfied' && citations.length === 0) return { status: covered.status, reason };
  const status = covered.status === 'unsatisfied' ? 'partial' : covered.status;
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
