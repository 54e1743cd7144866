import * as z from 'zod';

/** Stands among the stages where what was written could not all be read a second time. */
export const READ_AGAIN = 'read-again';

/** What is then said of the report. */
export const UNREAD =
  'Not all that was written was read a second time: the wording of the rest was checked by code alone.';

/** How often the language model answered in a job, and where it did not. */
export const ModelTrouble = z.object({
  answered: z.int().nonnegative(),
  /** Calls without an answer that could be used. */
  failed: z.int().positive(),
  /** Stages in which that happened, in order; `READ_AGAIN` for the second reading. */
  stages: z.array(z.string()).readonly(),
  /** Why, in sentences, each once. */
  reasons: z.array(z.string()).readonly(),
});
export type ModelTrouble = z.infer<typeof ModelTrouble>;
