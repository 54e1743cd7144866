import * as z from 'zod';

const Kind = z.enum(['blank', 'prose', 'heading', 'item', 'row', 'rule', 'fence', 'code']);

/** The archived text around a quote. Offsets are UTF-16 code units, ends exclusive. */
export const QuoteContext = z.object({
  evidenceId: z.string(),
  page: z.int().positive().optional(),
  /** Where the piece stands in its page, or in the whole text. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  text: z.string(),
  /** The quote, relative to `text`. */
  quote: z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() }),
  /** What each line of `text` is, in order; a line goes up to the start of the next. Code that began before stays code. */
  lines: z.array(z.object({ kind: Kind, start: z.int().nonnegative() })).readonly(),
  isCutBefore: z.boolean(),
  isCutAfter: z.boolean(),
});
export type QuoteContext = z.infer<typeof QuoteContext>;
