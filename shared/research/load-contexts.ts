import type { QuoteContext } from '#shared/domain/quote-context.ts';
import type { CitedSource, Report } from '#shared/domain/report.ts';
import { archiveKey } from '#shared/domain/source.ts';
import type { ArchiveReader } from '#shared/ports/archive.ts';
import { cutContexts, reachFor } from '#shared/presentation/cut-context.ts';
import { sha256 } from '#shared/text/hash.ts';

/** The surroundings of each quote that could be shown in its archived text, by the id of its evidence. */
export type Contexts = ReadonlyMap<string, QuoteContext>;

const TEXTS_AT_ONCE = 4;

/** Cuts the surroundings of all quotes out of the archive; text whose hash is not the report's gives no context. */
export async function loadContexts(
  report: Pick<Report, 'tenantId' | 'sources'>,
  archive: ArchiveReader,
): Promise<Contexts> {
  const { sources, tenantId } = report;
  const reach = reachFor(sources.reduce((sum, source) => sum + source.quotes.length, 0));
  const load = async (source: CitedSource): Promise<readonly QuoteContext[]> => {
    const canonical = await archive.getText(archiveKey(tenantId, source.sourceId, source.archiveHash));
    const isArchived = canonical !== undefined && sha256(canonical) === source.archiveHash;
    return isArchived ? cutContexts(canonical, source.quotes, reach) : [];
  };
  const found: QuoteContext[] = [];
  for (let at = 0; at < sources.length; at += TEXTS_AT_ONCE) {
    const some = await Promise.all(sources.slice(at, at + TEXTS_AT_ONCE).map(load));
    found.push(...some.flat());
  }
  return new Map(found.map((context) => [context.evidenceId, context]));
}
