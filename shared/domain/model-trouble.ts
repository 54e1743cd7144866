import * as z from 'zod';

/** How often the language model answered in a job, and where it did not. */
export const ModelTrouble = z.object({
  answered: z.int().nonnegative(),
  /** Calls without an answer that could be used. */
  failed: z.int().positive(),
  /** Stages in which that happened, in order. */
  stages: z.array(z.string()).readonly(),
  /** Why, in sentences, each once. */
  reasons: z.array(z.string()).readonly(),
});
export type ModelTrouble = z.infer<typeof ModelTrouble>;
