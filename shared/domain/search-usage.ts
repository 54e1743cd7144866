import * as z from 'zod';

/** What searches used of a paid service. */
export const SearchUsage = z.object({
  /** Requests that the service answered, and may charge for. */
  requests: z.int().nonnegative(),
  /** In the service's own unit, where it has one. */
  credits: z.number().nonnegative().optional(),
  /** US dollars at list price; absent when the price of any part is not known, never guessed. */
  usd: z.number().nonnegative().optional(),
});
export type SearchUsage = z.infer<typeof SearchUsage>;

/** Both together; a figure that one of them lacks is not known of the whole. */
export function addUsage(one: SearchUsage | undefined, other: SearchUsage): SearchUsage {
  if (one === undefined) return other;
  const credits = sumOf(one.credits, other.credits);
  const usd = sumOf(one.usd, other.usd);
  return {
    requests: one.requests + other.requests,
    ...(credits === undefined ? {} : { credits }),
    ...(usd === undefined ? {} : { usd }),
  };
}

/** Without the dust of binary fractions: to a millionth. */
function sumOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : Math.round((one + other) * 1e6) / 1e6;
}
