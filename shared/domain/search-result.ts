import * as z from 'zod';
import { Hit } from './hit.ts';
import { SearchUsage } from './search-usage.ts';

/** What a search brought; a failure is kept with its reason, never as an empty list. */
export const SearchResult = z.object({
  queryId: z.string(),
  waveId: z.string(),
  provider: z.string(),
  hits: z.array(Hit).readonly(),
  /** Terms that were looked for as well, because no document has one of the query's own: other forms of it, or what was meant by a slip. */
  nearTerms: z.array(z.string()).readonly().optional(),
  failure: z.object({ name: z.string(), message: z.string() }).optional(),
  /** The error with which its step was given up, when the search was never done. */
  lost: z.string().optional(),
  /** How long the provider took. */
  milliseconds: z.number().nonnegative().optional(),
  /** What it used of a paid service. */
  usage: SearchUsage.optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;
