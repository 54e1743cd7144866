import { ANSWER_LINES } from '#shared/domain/answer-lines.ts';
import { findCopies } from '#shared/domain/copies.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { byRank, rankOf } from '#shared/domain/evidence-rank.ts';
import {
  type ChecklistItem,
  type ItemCoverage,
  type ItemPart,
  type ItemStatus,
  type PartCoverage,
  partAsAsked,
} from '#shared/domain/plan.ts';
import type { Source } from '#shared/domain/source.ts';
import { voiceOf } from '#shared/domain/voice.ts';

/** Each item satisfied, partial or unsatisfied, from how well each part is answered and by how many independent sources. */
export function assessItems(
  checklist: readonly ChecklistItem[],
  evidence: readonly Evidence[],
  sources: ReadonlyMap<string, Source>,
): readonly ItemCoverage[] {
  const found = usableOf(evidence, sources);
  return checklist.map((item) => assess(item, found));
}

interface Usable extends Voices {
  readonly usable: readonly Evidence[];
}

function usableOf(evidence: readonly Evidence[], sources: ReadonlyMap<string, Source>): Usable {
  const usable = evidence.filter((one) => sources.get(one.sourceId)?.credibilityTier !== 'FLAGGED');
  return { usable, sources, copies: findCopies(usable) };
}

function assess(item: ChecklistItem, { usable, sources, copies }: Usable): ItemCoverage {
  const parts = item.parts.map((part, index) =>
    assessPart(part, answersTo(item.id, index, usable), { sources, copies }),
  );
  const status = coverageStatus(parts);
  return {
    itemId: item.id,
    status,
    parts,
    independentSources: new Set(parts.flatMap((part) => part.domains)).size,
    evidenceIds: [...new Set(parts.flatMap((part) => part.evidenceIds))],
    reason: explain(status, parts),
  };
}

interface Voices {
  readonly sources: ReadonlyMap<string, Source>;
  /** Ids of quotes that only repeat another source. */
  readonly copies: ReadonlySet<string>;
}

interface Answer {
  readonly evidence: Evidence;
  readonly score: number;
  readonly rank: number;
}

function answersTo(itemId: string, part: number, evidence: readonly Evidence[]): readonly Answer[] {
  return evidence
    .flatMap((one) => {
      const found = one.items.find((item) => item.itemId === itemId && item.part === part);
      if (found === undefined) return [];
      return [{ evidence: one, score: found.score, rank: rankOf(found) }];
    })
    .toSorted(byRank);
}

function assessPart(part: ItemPart, answers: readonly Answer[], { sources, copies }: Voices): PartCoverage {
  const coverage = Math.max(0, ...answers.map((one) => one.score));
  const domainsFrom = (least: number): readonly string[] => [
    ...new Set(
      answers
        .filter((one) => one.score >= least && !copies.has(one.evidence.id))
        .flatMap((one) => {
          const source = sources.get(one.evidence.sourceId);
          return source ? [voiceOf(source)] : [];
        }),
    ),
  ];
  const isSatisfied = coverage >= ANSWER_LINES.strong || domainsFrom(ANSWER_LINES.fair).length >= 2;
  const status: ItemStatus = isSatisfied
    ? 'satisfied'
    : coverage >= ANSWER_LINES.related
      ? 'partial'
      : 'unsatisfied';
  return {
    text: partAsAsked(part),
    status,
    coverage,
    domains: domainsFrom(ANSWER_LINES.related),
    evidenceIds: answers.map((one) => one.evidence.id),
  };
}

export function coverageStatus(parts: readonly PartCoverage[]): ItemStatus {
  if (parts.every((part) => part.status === 'satisfied')) return 'satisfied';
  return parts.every((part) => part.status === 'unsatisfied') ? 'unsatisfied' : 'partial';
}

function explain(status: ItemStatus, parts: readonly PartCoverage[]): string {
  if (status === 'satisfied') return 'Answered by direct quotes';
  const open = parts.filter((part) => part.status !== 'satisfied');
  return open
    .map((part) =>
      part.status === 'partial'
        ? `only related statements on: ${part.text}`
        : `nothing found on: ${part.text}`,
    )
    .join('; ');
}
