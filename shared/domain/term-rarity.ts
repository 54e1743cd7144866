import * as z from 'zod';

/** How rare the words of a question are in what can be searched: once per job, for all its documents. */
export const TermRarity = z.object({
  /** Documents that can be searched; 0 where nobody counts them, as on the web. */
  documentCount: z.int().nonnegative(),
  /** Inverse document frequency by term. */
  idf: z.record(z.string(), z.number()),
});
export type TermRarity = z.infer<typeof TermRarity>;
