import { type Claim, scoreClaim, scoreSupport } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type Sides, weighSides } from '#shared/domain/firmness.ts';
import type { Source } from '#shared/domain/source.ts';

export interface ScoringInput {
  readonly sources: ReadonlyMap<string, Source>;
  readonly sourcesPerClaim: number;
  /** Ids of quotes that repeat what stands elsewhere. */
  readonly copies?: ReadonlySet<string>;
}

type Scored = Pick<
  Claim,
  | 'supporting'
  | 'contradicting'
  | 'supportStrength'
  | 'contradictionFlag'
  | 'confidence'
  | 'firmness'
  | 'independentSources'
>;

/** What a claim is worth by its two sides, one quote per source: at most so many of them on either side. */
export function scoreSides(sides: Sides, input: ScoringInput): Scored {
  const supporting = sides.supporting.slice(0, input.sourcesPerClaim);
  const contradicting = sides.contradicting.slice(0, input.sourcesPerClaim);
  const supportScores = supporting.map(({ sourceId }) => input.sources.get(sourceId)?.compositeScore ?? 0);
  const { copies = new Set<string>(), sources } = input;
  const { firmness, independentSources } = weighSides({ supporting, contradicting }, { sources, copies });
  return {
    supporting: supporting.map(toSupport),
    contradicting: contradicting.map(toSupport),
    supportStrength: scoreSupport(supportScores),
    contradictionFlag: contradicting.length > 0,
    confidence: scoreClaim({ supportScores, contradictionCount: contradicting.length }),
    firmness,
    independentSources,
  };
}

/** The first quote of each source. */
export function onePerSource(evidence: readonly Evidence[]): readonly Evidence[] {
  const seen = new Set<string>();
  return evidence.filter((one) => !seen.has(one.sourceId) && seen.add(one.sourceId));
}

function toSupport(evidence: Evidence): Claim['supporting'][number] {
  return { sourceId: evidence.sourceId, evidenceId: evidence.id };
}
