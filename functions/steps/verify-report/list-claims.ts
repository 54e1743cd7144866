import { findCopies } from '#shared/domain/copies.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { weighSides } from '#shared/domain/firmness.ts';
import { citationsOf } from '#shared/domain/report.ts';
import type { ReportClaim } from '#shared/domain/report-claim.ts';
import type { Findings } from './findings.ts';
import type { Proof } from './prove-evidence.ts';

/** The claims with a proven quote, in their order: how firm each is by what is proven of both its sides, and where it is cited. */
export function listClaims(
  { claims, sources, evidence }: Pick<Findings, 'claims' | 'sources' | 'evidence'>,
  { proven }: Proof,
  numbers: ReadonlyMap<string, number>,
): readonly ReportClaim[] {
  const copies = findCopies([...evidence.values()]);
  const heard = (side: Claim['supporting']): readonly Evidence[] =>
    side.flatMap(({ evidenceId }) => proven.get(evidenceId) ?? []);
  return claims.flatMap((claim) => {
    const [supporting, contradicting] = [heard(claim.supporting), heard(claim.contradicting)];
    if (supporting.length === 0) return [];
    const [evidenceIds, againstEvidenceIds] = [supporting, contradicting].map((side) =>
      side.map(({ id }) => id),
    );
    return [
      {
        id: claim.id,
        text: claim.text,
        ...weighSides({ supporting, contradicting }, { sources, copies }),
        score: claim.confidence,
        isHedged: claim.uncertainty !== undefined,
        itemIds: claim.itemIds,
        evidenceIds: evidenceIds ?? [],
        againstEvidenceIds: againstEvidenceIds ?? [],
        citations: citationsOf(evidenceIds ?? [], numbers),
        againstCitations: citationsOf(againstEvidenceIds ?? [], numbers),
      },
    ];
  });
}
