import * as z from 'zod';

/** A question of a thread, by the job that answered it. */
const Turn = z.object({ jobId: z.string(), question: z.string() });

/** What a question follows up on, as it was when the question came. */
export const FollowUp = z.object({
  /** The finished job. */
  jobId: z.string(),
  /** Its question, as it was researched. */
  question: z.string(),
  /** How its answer begins. */
  answer: z.string(),
  /** Whether the question goes on with the topic; else it starts clean. */
  isSameTopic: z.boolean(),
  /** What tells so, in a few words. */
  reason: z.string(),
  /** Sources that its report cites, in order of first use. */
  sourceIds: z.array(z.string()).readonly(),
  /** The questions before this one, the first one first, the one followed up on last. */
  thread: z.array(Turn).readonly(),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** Questions of a thread that are shown; the first of a longer one are left out. */
export const LONGEST_THREAD = 20;
