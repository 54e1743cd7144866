import * as z from 'zod';

/** A section as it was planned from what was found, with what a writer made of it. */
export const WrittenSection = z.object({
  title: z.string(),
  itemIds: z.array(z.string()).readonly(),
  /** The quotes that stand in this section and in no other, best first. */
  evidenceIds: z.array(z.string()).readonly(),
  /** As they came; absent where no writer wrote it. */
  paragraphs: z.array(z.string()).readonly().optional(),
});
export type WrittenSection = z.infer<typeof WrittenSection>;
