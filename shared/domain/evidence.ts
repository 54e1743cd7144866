import * as z from 'zod';
import { Locator } from './locator.ts';

/** An exact quote with its locator in the archived canonical text, and the checklist items that it serves. */
export const Evidence = z.object({
  /** `{sourceId}:{start}-{end}` (page included where there are pages). */
  id: z.string(),
  sourceId: z.string(),
  quote: z.string(),
  locator: Locator,
  archiveHash: z.string(),
  /**
   * How well the quote answers each part (by index) of each checklist item: `score` 0-1, and the scorer's `value`, by
   * which quotes of all sources are ranked (a difference of 1 makes e times as likely); `nearness`, how near it comes in
   * meaning to what is asked, 0-1, where an encoder compared them; `isAssumed` where it compared others of the item and took
   * this quote for as far as the farthest; `tellingOdds`, how much it tells what is asked, in log odds, where both were read together.
   */
  items: z
    .array(
      z.object({
        itemId: z.string(),
        part: z.int().nonnegative(),
        score: z.number(),
        value: z.number().optional(),
        nearness: z.number().min(0).max(1).optional(),
        isAssumed: z.literal(true).optional(),
        tellingOdds: z.number().optional(),
      }),
    )
    .readonly(),
  /** How well it answers the question as a whole, 0-1. */
  relevanceScore: z.number(),
  /** The scorer's value for the question as a whole. */
  value: z.number().optional(),
  /** Set by pattern, never by a model. */
  isUncertain: z.boolean(),
  /** Headings above the quote, outermost first. */
  headings: z.array(z.string()).readonly(),
  waveId: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

export function evidenceId(sourceId: string, locator: string): string {
  return `${sourceId}:${locator.replace('char:', '').replaceAll(':', '-')}`;
}

/**
 * An order of evidence that does not hang on where its documents lie: by what was read, then by place. Ids come from
 * addresses, so that the same folder elsewhere would have another order by id.
 */
export function byReading(first: Evidence, second: Evidence): number {
  if (first.archiveHash !== second.archiveHash) return first.archiveHash < second.archiveHash ? -1 : 1;
  return first.id < second.id ? -1 : Number(first.id > second.id);
}
