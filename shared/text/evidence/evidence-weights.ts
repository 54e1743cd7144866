import * as z from 'zod';
import { FEATURES } from './features.ts';
import fitted from './evidence-weights.json' with { type: 'json' };

const Weights = z.record(z.enum(FEATURES), z.number());

/** What `npm run fit` writes: weights with what they were fitted on. Never edited by hand. */
export const EvidenceWeights = z.object({
  /** By which statements are ranked. */
  ranking: Weights,
  /** By which it is judged whether a question is answered at all: a logistic regression on its best statement. */
  likelihood: z.object({
    intercept: z.number(),
    /** For the logarithm of the number of the question's terms: no statement bears all of a long question. */
    length: z.number(),
    weights: Weights,
  }),
  provenance: z.object({
    fittedOn: z.string(),
    sets: z.array(z.object({ name: z.string(), questions: z.int(), statements: z.int() })).readonly(),
  }),
});
export type EvidenceWeights = z.infer<typeof EvidenceWeights>;

export const EVIDENCE_WEIGHTS: EvidenceWeights = EvidenceWeights.parse(fitted);
