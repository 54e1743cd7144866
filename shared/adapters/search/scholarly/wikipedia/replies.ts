import * as z from 'zod';
import { lenientCount, lenientList, lenientPart, lenientText } from '#shared/adapters/search/lenient.ts';

const Page = z.object({
  pageid: z.int().positive(),
  title: z.string(),
  /** HitOrigin in the order of relevance; pages come in any. */
  index: lenientCount,
  canonicalurl: lenientText,
  pagelanguage: lenientText,
  extract: lenientText,
  revisions: lenientList(z.object({ revid: z.int().positive(), timestamp: lenientText })),
  pageprops: lenientPart(z.object({ disambiguation: z.string() })),
});
export type WikipediaPage = z.infer<typeof Page>;

/** By their ids, where a wiki does not know `formatversion=2`. */
const Pages = z
  .union([z.array(Page), z.record(z.string(), Page).transform((pages) => Object.values(pages))])
  .transform((pages): readonly WikipediaPage[] => pages);

/** Where more of the same answer is to be had. */
const Continue = lenientPart(z.record(z.string(), z.union([z.string(), z.number()]).transform(String)));

/** Without results, `query` is missing; then the reply says at least that it is complete. */
export const SearchReply = z.union([
  z.object({ query: z.object({ pages: Pages }), continue: Continue }),
  z
    .object({ batchcomplete: z.union([z.boolean(), z.string()]), query: z.undefined().optional() })
    .transform(
      (): { readonly query: { readonly pages: readonly WikipediaPage[] }; readonly continue: undefined } => ({
        query: { pages: [] },
        continue: undefined,
      }),
    ),
]);

export type SearchReply = z.infer<typeof SearchReply>;

export const ParseReply = z.object({
  parse: z.object({
    title: z.string(),
    revid: z.int().positive(),
    text: z.union([z.string(), z.object({ '*': z.string() }).transform((text) => text['*'])]),
  }),
});

/** Comes with status 200. */
export const Failure = z.object({ error: z.object({ code: lenientText, info: lenientText }) });
