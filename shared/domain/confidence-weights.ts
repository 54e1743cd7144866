import * as z from 'zod';
import { SIGNS } from './answer-signs.ts';
import fitted from './confidence-weights.json' with { type: 'json' };

const Share = z.number().min(0).max(1);

/** What `npm run fit:confidence` writes: weights and lines with what they were fitted on. Never edited by hand. */
export const ConfidenceWeights = z.object({
  intercept: z.number(),
  weights: z.record(z.enum(SIGNS), z.number()),
  /** Below `related` an item is open, from `answered` it is satisfied, between them partial. */
  lines: z.object({ related: Share, answered: Share }),
  provenance: z.object({
    fittedOn: z.string(),
    /** Fingerprint of the weights of the evidence scorer whose values it was fitted on. */
    evidenceWeights: z.string(),
    sets: z.array(z.object({ name: z.string(), own: z.int(), foreign: z.int() })).readonly(),
  }),
});
export type ConfidenceWeights = z.infer<typeof ConfidenceWeights>;

export const CONFIDENCE_WEIGHTS: ConfidenceWeights = ConfidenceWeights.parse(fitted);
