import type { DatabaseSync } from 'node:sqlite';
import { UnreadableSource } from '#shared/errors.ts';
import type { Document } from '#shared/ports/search-provider.ts';
import type { Extractor } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { cleanDate } from '#shared/adapters/reading/extraction/clean-metadata.ts';
import { fileContentType, givenTitle, parseHitId, fileTitle, urlOf } from './describe.ts';
import type { OpenIndex } from './open-index.ts';
import type { CorpusLocation } from './location.ts';
import { tooLarge, uncompressed } from './allowed-size.ts';
import { isExtracted } from './file-kinds.ts';

interface Wanted {
  readonly location: CorpusLocation;
  readonly root: number;
  readonly path: string;
  /** Of the file as it is now. */
  readonly signature: string;
}

/**
 * The document behind a hit, as it is now; the text of a PDF or Word document that has not changed is taken from the index. Throws
 * UnreadableSource for one that is gone or cannot be read any more.
 */
export async function readHit(
  { database, locations }: Pick<OpenIndex, 'database' | 'locations'>,
  hitId: string,
  extractor: Extractor | undefined,
): Promise<Document> {
  const wanted = await findFile(locations, hitId);
  if (wanted === undefined) {
    throw new UnreadableSource(`There is no document "${hitId.slice(0, 200)}" in the corpus any more.`, {
      remedy: 'Look whether the file was moved, and search again.',
      isGone: true,
    });
  }
  const indexed = isExtracted(wanted.path) ? indexedText(database, wanted) : undefined;
  const read = indexed ?? (await readNow({ ...wanted, title: indexedTitle(database, wanted) }, extractor));
  return { ...read, contentType: fileContentType(wanted.path), isAbstract: false, file: wanted.path };
}

/**
 * The document in one of these places, by its address; undefined for an address in none of them. Throws UnreadableSource for
 * one that is gone or cannot be read.
 */
export async function readAddress(
  url: string,
  locations: readonly CorpusLocation[],
  extractor: Extractor | undefined,
): Promise<Document | undefined> {
  for (const [root, location] of locations.entries()) {
    const base = urlOf(location.folder, '');
    if (!url.startsWith(base)) continue;
    const path = pathIn(url, base);
    const signature = path === '' ? undefined : await location.signatureOf(path);
    if (signature === undefined) {
      throw new UnreadableSource(`There is no document "${path.slice(0, 200)}" in ${location.folder.path}.`, {
        isGone: true,
      });
    }
    const read = await readNow({ location, root, path, signature }, extractor);
    return { ...read, contentType: fileContentType(path), isAbstract: false, file: path };
  }
  return undefined;
}

/** Empty where the address is none that could be written down here. */
function pathIn(url: string, base: string): string {
  try {
    return decodeURIComponent(url.slice(base.length));
  } catch {
    return '';
  }
}

async function findFile(locations: readonly CorpusLocation[], hitId: string): Promise<Wanted | undefined> {
  const parsed = parseHitId(hitId);
  const location = parsed && locations[parsed.root];
  if (parsed === undefined || location === undefined) return undefined;
  const signature = await location.signatureOf(parsed.path);
  return signature === undefined ? undefined : { ...parsed, location, signature };
}

type Text = Pick<Document, 'title' | 'text' | 'publishedAt'>;

function indexedText(database: DatabaseSync, { root, path, signature }: Wanted): Text | undefined {
  const query =
    'SELECT title, text FROM files JOIN texts ON file = id WHERE root = ? AND path = ? AND signature = ?';
  const row = database.prepare(query).get(root, path, signature);
  return row && { title: String(row['title']), text: String(row['text']) };
}

/** The title that a file had when it was indexed, where it has not changed: to find it anew takes as long as to index it. */
function indexedTitle(database: DatabaseSync, { root, path, signature }: Wanted): string | undefined {
  const query = 'SELECT title FROM files WHERE root = ? AND path = ? AND signature = ?';
  const title = database.prepare(query).get(root, path, signature)?.['title'];
  return typeof title === 'string' && title !== '' ? title : undefined;
}

interface Read extends Wanted {
  /** Undefined: as the document gives it now. */
  readonly title?: string | undefined;
}

async function readNow({ location, path, title }: Read, extractor: Extractor | undefined): Promise<Text> {
  const read = await location.read(path);
  if (read.kind === 'forbidden') throw unreadable(path, read.reason);
  const large = tooLarge(path, read.bytes.length);
  if (large !== undefined) throw unreadable(path, large);
  const inflated = uncompressed(path, read.bytes);
  if (inflated.kind === 'unreadable') throw unreadable(path, inflated.reason);
  const { bytes } = inflated;
  const { canonicalOf, decodeText, documentOf, unpackedText } = await import('./read-document.ts');
  if (isExtracted(path)) {
    if (extractor === undefined) throw unreadable(path, 'nothing here reads such files');
    const url = urlOf(location.folder, path);
    const extracted = await extractor.extract({ bytes, url });
    const title = fileTitle(location.folder, path, givenTitle(path, extracted.title));
    return { title, text: unpackedText(extracted), ...dated(extracted.publishedAt) };
  }
  const decoded = decodeText(bytes, path);
  if (decoded.kind !== 'text') throw unreadable(path, decoded.reason);
  const document = documentOf(path, decoded.raw);
  return {
    title: title ?? fileTitle(location.folder, path, canonicalOf(path, decoded.raw).title),
    text: document.text,
    ...dated('date' in document ? cleanDate(document.date) : undefined),
  };
}

function dated(publishedAt: string | undefined): Pick<Document, 'publishedAt'> {
  return publishedAt === undefined ? {} : { publishedAt };
}

function unreadable(path: string, reason: string): UnreadableSource {
  return new UnreadableSource(`"${path}" cannot be read: ${reason}.`);
}
