import pMap from 'p-map';
import * as z from 'zod';
import { parseLocator } from '#shared/domain/locator.ts';
import type { CitedSource } from '#shared/domain/report.ts';
import { type Source, linesKey } from '#shared/domain/source.ts';
import type { ArchiveWriter } from '#shared/ports/archive.ts';
import { type LineMap, lineOfQuote } from '#shared/text/markup/line-of-quote.ts';

interface ArchiveOfTenant {
  readonly archive: ArchiveWriter;
  readonly tenantId: string;
}

const MAPS_AT_ONCE = 4;

/** Finds of each quote the file and the line, or the page, where that is known for certain. Keeps what it rests on. */
export async function locateQuotes(
  cited: readonly CitedSource[],
  sources: ReadonlyMap<string, Source>,
  stored: ArchiveOfTenant,
): Promise<readonly CitedSource[]> {
  const place = async (source: CitedSource): Promise<CitedSource> => {
    const file = sources.get(source.sourceId)?.file;
    const lines = file === undefined ? undefined : await loadLines(source, stored);
    return {
      ...source,
      quotes: source.quotes.map((quote) => ({ ...quote, ...locationOf(quote, file, lines) })),
    };
  };
  return pMap(cited, place, { concurrency: MAPS_AT_ONCE });
}

type Quote = CitedSource['quotes'][number];

function locationOf(
  { locator, quote }: Quote,
  file: string | undefined,
  lines: LineMap | undefined,
): Pick<Quote, 'place'> {
  const parts = parseLocator(locator);
  const page = parts?.page;
  const line = parts && lines && page === undefined ? lineOfQuote(lines, parts.start, quote) : undefined;
  if (file === undefined && page === undefined) return {};
  return {
    place: {
      ...(file === undefined ? {} : { file }),
      ...(line === undefined ? {} : { line }),
      ...(page === undefined ? {} : { page }),
    },
  };
}

/** Thousands of numbers, of which a schema for each would take eight times as long. */
const Lines = z.custom<LineMap>((value) => Array.isArray(value) && value.every(Number.isSafeInteger));

/** Undefined for a document whose lines mean nothing, such as a PDF. */
async function loadLines(
  { sourceId, archiveHash }: CitedSource,
  { archive, tenantId }: ArchiveOfTenant,
): Promise<LineMap | undefined> {
  const key = linesKey(tenantId, sourceId, archiveHash);
  const text = await archive.getText(key);
  if (text === undefined) return undefined;
  await archive.keep(key);
  return Lines.parse(JSON.parse(text));
}
