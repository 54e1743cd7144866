import pMap from 'p-map';
import type { CitedSource, Report } from '#shared/domain/report.ts';
import { archiveKey } from '#shared/domain/source.ts';
import type { ArchiveReader } from '#shared/ports/archive.ts';
import { sha256 } from '#shared/text/hash.ts';
import { type Excerpt, cutContexts } from './cut-context.ts';

/** The excerpts of each cited source, by its id (`src_n`). */
export type Contexts = ReadonlyMap<string, readonly Excerpt[]>;

const TEXTS_AT_ONCE = 4;

/** Cuts the surroundings of all quotes out of the archive; text whose hash is not the report's gives no context. */
export async function loadContexts(report: Report, archive: ArchiveReader): Promise<Contexts> {
  const load = async (source: CitedSource): Promise<readonly [string, readonly Excerpt[]]> => {
    const key = archiveKey(report.tenantId, source.sourceId, source.archiveHash);
    const canonical = await archive.getText(key);
    const isArchived = canonical !== undefined && sha256(canonical) === source.archiveHash;
    return [source.id, isArchived ? cutContexts(canonical, source.quotes) : []];
  };
  return new Map(await pMap(report.sources, load, { concurrency: TEXTS_AT_ONCE }));
}
