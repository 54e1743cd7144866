import { type AnswerSigns, type Findings, signReader } from '#shared/domain/answer-signs.ts';
import { heedReader, scoreConfidence, statusAt } from '#shared/domain/confidence.ts';
import type { Digest } from '#shared/domain/digest.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { ItemCoverage, ItemStatus, PartCoverage } from '#shared/domain/plan.ts';
import type { Source } from '#shared/domain/source.ts';
import { unnamedReader } from '#shared/domain/unnamed-thing.ts';
import { coverageStatus } from './assess-coverage.ts';

export interface Rating extends Findings {
  readonly sources: ReadonlyMap<string, Source>;
}

/**
 * The items with the confidence that their quotes answer them: by all quotes, or by those of the first wave alone. Waves that
 * widen the search bring much that only comes near, by which an answer that was found at once stands out less.
 */
export function rateItems(items: readonly ItemCoverage[], rating: Rating): readonly ItemCoverage[] {
  const evidence = rating.evidence.filter(
    ({ sourceId }) => rating.sources.get(sourceId)?.credibilityTier !== 'FLAGGED',
  );
  const first = ofFirstWave(evidence);
  const readers = [evidence, ...(first.length < evidence.length ? [first] : [])].map((some) =>
    signReader({ ...rating, evidence: some }),
  );
  const rate = (itemId: string): number =>
    Math.max(...readers.map((signsOf) => confidenceBy(signsOf(itemId))));
  const unnamedIn = unnamedReader({ ...rating, evidence });
  return items.map((item) => {
    const unnamed = unnamedIn(item.itemId);
    return { ...item, confidence: rate(item.itemId), ...(unnamed === undefined ? {} : { unnamed }) };
  });
}

function confidenceBy(signs: AnswerSigns | undefined): number {
  return signs === undefined ? 0 : heedReader(scoreConfidence(signs), signs);
}

function ofFirstWave(evidence: readonly Evidence[]): readonly Evidence[] {
  const [first] = evidence.map(({ waveId }) => waveId).toSorted();
  return evidence.filter(({ waveId }) => waveId === first);
}

/** What code alone may say of an item that it has rated: what its confidence bears, of each part that has quotes. */
export function labelByConfidence(item: ItemCoverage): ItemCoverage {
  const rated = statusAt(item.confidence ?? 0);
  const parts = item.parts.map((part): PartCoverage => ({
    ...part,
    status: part.evidenceIds.length === 0 ? 'unsatisfied' : rated,
  }));
  const status = coverageStatus(parts);
  const open = parts.filter((part) => part.status !== 'satisfied');
  const isWhole = parts.length === 1;
  const reason = open
    .map((part) => (isWhole ? reasonFor(part) : `${reasonFor(part)} on: ${part.text}`))
    .join('; ');
  return {
    ...item,
    status,
    parts,
    reason: unnamedIn(item, status) ?? (reason === '' ? 'Answered by direct quotes' : reason),
  };
}

function unnamedIn({ unnamed = '' }: ItemCoverage, status: ItemStatus): string | undefined {
  return status === 'partial' && unnamed !== '' ? `no quote names “${unnamed}”` : undefined;
}

/** What code had to read in place of a model that failed says no more than where there is no model. */
export function labelUnread(
  items: readonly ItemCoverage[],
  evidence: readonly Evidence[],
  digests: readonly Pick<Digest, 'sourceId' | 'degradedReason'>[],
): readonly ItemCoverage[] {
  const read = new Set(digests.flatMap((one) => (one.degradedReason === undefined ? [one.sourceId] : [])));
  const byModel = new Set(evidence.flatMap(({ id, sourceId }) => (read.has(sourceId) ? [id] : [])));
  return items.map((item) =>
    item.evidenceIds.some((id) => byModel.has(id)) ? item : labelByConfidence(item),
  );
}

const REASONS: Readonly<Record<ItemStatus, string>> = {
  satisfied: 'answered',
  partial: 'perhaps not all that was asked',
  unsatisfied: 'no sure answer',
};

function reasonFor({ status, evidenceIds }: PartCoverage): string {
  return evidenceIds.length === 0 ? 'nothing found' : REASONS[status];
}
