import type { EvidenceWeights } from '#shared/text/evidence/evidence-weights.ts';
import { canonicalJson, sha256 } from '#shared/text/hash.ts';

/** By which it is known on which weights of the evidence scorer the confidence was fitted. */
export function fingerprint({ ranking, likelihood }: EvidenceWeights): string {
  return sha256(canonicalJson({ ranking, likelihood })).slice(0, 16);
}
