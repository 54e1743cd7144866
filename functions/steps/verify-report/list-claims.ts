import { findCopies } from '#shared/domain/copies.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type Sides, type Voices, type Weight, weighSides } from '#shared/domain/firmness.ts';
import { citationsOf } from '#shared/domain/report.ts';
import type { ReportClaim } from '#shared/domain/report-claim.ts';
import type { Findings } from './findings.ts';
import type { Proof } from './prove-evidence.ts';

/** The claims with a proven quote, in their order: how firm each is by what a reader is shown, and where it is cited. */
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
        ...weighShown({ supporting, contradicting }, { sources, copies }, numbers),
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

/**
 * For a claim speak the quotes that the report cites (all of one that it cites nowhere, and does not show), against it all
 * that there are. Of what a cited quote repeats, what is not cited is no voice beside it.
 */
function weighShown(sides: Sides, voices: Voices, numbers: ReadonlyMap<string, number>): Weight {
  const whole = weighSides(sides, voices);
  const cited = sides.supporting.filter(({ id }) => numbers.has(id));
  if (cited.length === 0) return whole;
  const copies = findCopies(cited);
  const shown = weighSides({ supporting: cited, contradicting: [] }, { ...voices, copies });
  return {
    ...whole,
    firmness: whole.firmness === 'contested' ? 'contested' : shown.firmness,
    independentSources: shown.independentSources,
  };
}
