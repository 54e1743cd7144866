import { workIdsOf } from '#shared/domain/work-ids.ts';
import { EnvironmentFailure, isPlumblineError } from '#shared/errors.ts';
import type { FullTexts } from '../../ports/full-texts.ts';
import type { PageReader } from '../../ports/page-reader.ts';
import type { Document } from '../../ports/search-provider.ts';

/** A document that is cited; `note` says what stands behind it that was to be read and could not be. */
export type CitedDocument = Document & { readonly note?: string };

/** Reads an address of the web: of a scholarly work its full text where it is open, else its page, and why not the whole. */
export async function readCited(
  url: string,
  { pages, fullTexts }: { readonly pages: PageReader; readonly fullTexts: FullTexts | undefined },
): Promise<CitedDocument> {
  const ids = workIdsOf({ url });
  if (!fullTexts || Object.values(ids).every((id) => id === undefined)) return pages.read(url);
  try {
    return await fullTexts.read(ids);
  } catch (error) {
    if (!isPlumblineError(error) || error instanceof EnvironmentFailure) throw error;
    const page = await pages.read(url);
    return {
      ...page,
      note: `Its full text could not be read (${error.message.replace(/\.$/u, '')}); its page was.`,
    };
  }
}
