import * as z from 'zod';
import { SearchUsage } from './search-usage.ts';

/** What one search provider was asked and brought. */
export const Searched = z.object({
  provider: z.string(),
  searches: z.int().nonnegative(),
  /** Searches that failed; nothing is known of what they would have brought. */
  failures: z.int().nonnegative(),
  /** Why they failed, each reason once, three at most. */
  reasons: z.array(z.string()).readonly().optional(),
  /** Different documents among all results. */
  documents: z.int().nonnegative(),
  /** What they used of a paid service, those that failed included. */
  usage: SearchUsage.optional(),
});
export type Searched = z.infer<typeof Searched>;
