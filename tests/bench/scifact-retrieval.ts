import { compareMeans } from './compare.ts';
import { ourRetrieval, plainRetrieval } from './corpus-retrieval.ts';
import type { Measure } from './measure.ts';
import { ndcg } from './metrics.ts';
import { readAbstracts, readClaims, readRelevance, SCIFACT_FILES } from './scifact.ts';

/** Claims to abstracts over the whole SciFact corpus. */
export const scifactRetrieval: Measure = {
  name: 'corpus',
  needs: SCIFACT_FILES,
  run: async ({ data }) => {
    const documents = await readAbstracts(data);
    const relevance = await readRelevance(data);
    const plain = plainRetrieval(documents);
    const claims = await readClaims(data);
    const ours = await ourRetrieval(
      documents,
      claims.map((claim) => claim.text),
    );
    const outcomes = claims.map((claim, index) => {
      const relevant = relevance.get(claim.id) ?? new Set<string>();
      return {
        group: claim.id,
        hasEvidence: claim.evidence.size > 0,
        plain: ndcg(plain(claim.text), relevant, 10),
        ours: ndcg(ours[index] ?? [], relevant, 10),
      };
    });
    const evident = outcomes.filter((outcome) => outcome.hasEvidence);
    return [
      compareMeans({ measure: 'corpus retrieval, SciFact train', metric: 'nDCG@10', floor: 0.72 }, outcomes),
      compareMeans({ measure: 'the same, claims with evidence only', metric: 'nDCG@10' }, evident),
    ];
  },
};
