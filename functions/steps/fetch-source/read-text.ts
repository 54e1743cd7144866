import { UnreadableSource } from '#shared/errors.ts';
import type { Source } from '#shared/domain/source.ts';
import { UPLOADS, uploadContentType } from '#shared/domain/upload.ts';
import type { ArchiveReader } from '#shared/ports/archive.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ReadText } from '#shared/ports/reading-ahead.ts';
import type { Document } from '#shared/ports/search-provider.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { bearsTitle } from './bears-title.ts';
import type { Way } from './ways-to-read.ts';

/** A way that leads to a document, and not to what was read before. */
export type ReadingWay = Exclude<Way, { readonly kind: 'earlier' }>;

type Readers = Pick<Ports, 'providers' | 'pages' | 'fullTexts'> & { readonly archive: ArchiveReader };

/** Reads a source in one of its ways. Throws UnreadableSource for a text that is empty or of another work. */
export async function readSourceText(source: Source, way: ReadingWay, readers: Readers): Promise<ReadText> {
  const document = await documentOf(source, way, readers);
  const { text, isLinkList } = canonicalise(document);
  if (text.trim() === '') throw new UnreadableSource('There is no text in it.');
  if (isLinkList === true) throw new UnreadableSource('It only leads to other pages.');
  const isElsewhere = way.kind === 'full-text' || (way.kind === 'page' && way.isCopy);
  if (isElsewhere && !bearsTitle(`${document.title}\n${text}`, source.title)) {
    throw new UnreadableSource('What is there does not bear the title of this work.');
  }
  return { document, text };
}

async function documentOf(source: Source, way: ReadingWay, readers: Readers): Promise<ReadText['document']> {
  if (way.kind === 'page') return needed(readers.pages).read(way.url);
  if (way.kind === 'full-text') return needed(readers.fullTexts).read(source.workIds ?? {});
  if (way.origin.provider === UPLOADS) return readUpload(source, way.origin.hitId, readers.archive);
  const read = readers.providers.get(way.origin.provider)?.read;
  return needed(read)(way.origin.hitId);
}

async function readUpload(source: Source, key: string, archive: ArchiveReader): Promise<Document> {
  const text = await archive.getText(key);
  if (text === undefined) throw new UnreadableSource('It is no longer kept.');
  return { title: source.title, contentType: uploadContentType(source.title), text, isAbstract: false };
}

function needed<T>(reader: T | undefined): T {
  if (reader === undefined) throw new UnreadableSource('Nothing can read it here.');
  return reader;
}
