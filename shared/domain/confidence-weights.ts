import * as z from 'zod';
import { BEARING, TELLING } from './answer-signs.ts';
import fitted from './confidence-weights.json' with { type: 'json' };

const Model = z.object({
  /** Whether the documents bear on what is asked, of all questions. */
  bearing: z.object({ intercept: z.number(), weights: z.record(z.enum(BEARING), z.number()) }),
  /** Whether the quotes say it, of the questions that the documents answer. */
  telling: z.object({ intercept: z.number(), weights: z.record(z.enum(TELLING), z.number()) }),
});
const Share = z.number().min(0).max(1);

/** What `npm run fit:confidence` writes: weights and lines with what they were fitted on. Never edited by hand. */
export const ConfidenceWeights = z.object({
  /** By words alone. */
  words: Model,
  /** Where quotes were compared in meaning. */
  meaning: Model,
  /** Below `related` an item is open, from `answered` it is satisfied, between them partial. */
  lines: z.object({ related: Share, answered: Share }),
  provenance: z.object({
    fittedOn: z.string(),
    /** When those of `words` were fitted, where they stayed as they were. */
    wordsFittedOn: z.string().exactOptional(),
    /** When the lines were drawn anew for these weights, as after a change of what ranks the quotes. */
    linesDrawnOn: z.string().exactOptional(),
    /** Fingerprint of the weights of the evidence scorer whose values it was fitted on. */
    evidenceWeights: z.string(),
    sets: z.array(z.object({ name: z.string(), own: z.int(), foreign: z.int() })).readonly(),
  }),
});
export type ConfidenceWeights = z.infer<typeof ConfidenceWeights>;

export const CONFIDENCE_WEIGHTS: ConfidenceWeights = ConfidenceWeights.parse(fitted);
