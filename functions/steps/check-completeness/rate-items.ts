import { signReader } from '#shared/domain/answer-signs.ts';
import { scoreConfidence, statusAt } from '#shared/domain/confidence.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { ItemCoverage, ItemStatus, PartCoverage } from '#shared/domain/plan.ts';
import type { Source } from '#shared/domain/source.ts';
import type { TermRarity } from '#shared/domain/term-rarity.ts';
import { statusOf } from './assess-coverage.ts';

export interface Rating {
  readonly question: string;
  readonly evidence: readonly Evidence[];
  readonly sources: ReadonlyMap<string, Source>;
  readonly rarity: TermRarity | undefined;
}

/** The items with the confidence that their quotes answer them. */
export function rateItems(items: readonly ItemCoverage[], rating: Rating): readonly ItemCoverage[] {
  const evidence = rating.evidence.filter(
    ({ sourceId }) => rating.sources.get(sourceId)?.credibilityTier !== 'FLAGGED',
  );
  const signsOf = signReader({ ...rating, evidence });
  return items.map((item) => ({ ...item, confidence: scoreConfidence(signsOf(item.itemId)) }));
}

/** What code alone may say of an item that it has rated: what its confidence bears, of each part that has quotes. */
export function labelByConfidence(item: ItemCoverage): ItemCoverage {
  const rated = statusAt(item.confidence ?? 0);
  const parts = item.parts.map((part): PartCoverage => ({
    ...part,
    status: part.evidenceIds.length === 0 ? 'unsatisfied' : rated,
  }));
  const status = statusOf(parts);
  const open = parts.filter((part) => part.status !== 'satisfied');
  const reason = open.map((part) => `${REASONS[part.status]} on: ${part.text}`).join('; ');
  return { ...item, status, parts, reason: reason === '' ? 'Answered by direct quotes' : reason };
}

const REASONS: Readonly<Record<ItemStatus, string>> = {
  satisfied: 'answered',
  partial: 'perhaps not all that was asked',
  unsatisfied: 'nothing found',
};
