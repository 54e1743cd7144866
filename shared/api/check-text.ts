import * as z from 'zod';

/** Body of a check: a text of anyone's, whose citations are looked up. */
export const CheckRequest = z.strictObject({
  /** Shown with the findings. */
  name: z.string().min(1).max(200).default('text'),
  text: z.string().min(1).max(200_000),
  /** `text`: plain words or Markdown. */
  form: z.enum(['text', 'html']).default('text'),
});
export type CheckRequest = z.infer<typeof CheckRequest>;
