import * as z from 'zod';

/** What the function that posts is asked. */
export const PostRequest = z.object({
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

/** What it gives back: an answer, or why there is none. */
export const PostReply = z.union([
  z.object({ answer: z.object({ httpStatus: z.int(), retryAfterMilliseconds: z.number().optional() }) }),
  z.object({ failed: z.object({ isRefused: z.boolean(), message: z.string() }) }),
]);
export type PostReply = z.infer<typeof PostReply>;
