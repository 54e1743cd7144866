import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isPlumblineError, isRetryable } from '#shared/errors.ts';
import { sha256 } from '#shared/text/hash.ts';
import { isRedirect } from '#shared/text/markup/canonical/link-list.ts';
import type { Extractor } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { givenTitle, fileTitle, urlOf } from './describe.ts';
import { IndexedContent, type ListedFile } from './listed-files.ts';
import type { CorpusLocation } from './location.ts';
import { tooLarge, uncompressed } from './allowed-size.ts';
import { canonicalOf, decodeText, unpackedText } from './read-document.ts';
import { isExtracted } from './file-kinds.ts';

/** What a file holds, as far as the index wants to know. */
export type Loaded =
  | {
      readonly kind: 'text';
      readonly file: ListedFile;
      readonly hash: string;
      readonly title: string;
      /** Canonical. */
      readonly text: string;
    }
  /** A file before it has the same content. */
  | { readonly kind: 'duplicate'; readonly file: ListedFile; readonly hash: string }
  /** What the index holds of it, under that id, is right after all. */
  | { readonly kind: 'unchanged'; readonly file: ListedFile; readonly hash: string; readonly id: number }
  | { readonly kind: 'skipped'; readonly file: ListedFile; readonly hash: string; readonly reason: string }
  /** Nothing is known of it; it is tried again the next time. */
  | { readonly kind: 'later'; readonly file: ListedFile };

export interface LoadOptions {
  readonly locations: readonly CorpusLocation[];
  readonly extractor: Extractor | undefined;
}

/** Reads files, and has the text of PDFs and Word documents taken out, unless the index has it. */
export class FileLoader {
  readonly #options: LoadOptions;
  readonly #indexed: IndexedContent;
  readonly #same: StatementSync;
  readonly #extracted: StatementSync;

  constructor(database: DatabaseSync, options: LoadOptions) {
    this.#options = options;
    this.#indexed = new IndexedContent(database);
    this.#same = database.prepare(
      'SELECT id FROM files WHERE root = ? AND path = ? AND hash = ? AND LENGTH(passages) > 0',
    );
    this.#extracted = database.prepare(
      "SELECT path, given, text FROM files JOIN texts ON file = id WHERE hash = ? AND (path LIKE '%.pdf' OR path LIKE '%.docx' OR path LIKE '%.gz') LIMIT 1",
    );
  }

  async load(file: ListedFile): Promise<Loaded> {
    const location = this.#options.locations[file.root];
    if (location === undefined) return { kind: 'later', file };
    const large = tooLarge(file.path, file.size);
    if (large !== undefined) return { kind: 'skipped', file, hash: '', reason: large };
    const read = await location.read(file.path);
    if (read.kind === 'forbidden') return { kind: 'later', file };
    const hash = sha256(read.bytes);
    const indexed = this.#indexed.find(hash);
    if (indexed !== undefined && indexed.position < file.position) return { kind: 'duplicate', file, hash };
    const same = this.#same.get(file.root, file.path, hash)?.['id'];
    if (same !== undefined) return { kind: 'unchanged', file, hash, id: Number(same) };
    const inflated = uncompressed(file.path, read.bytes);
    if (inflated.kind === 'unreadable') return { kind: 'skipped', file, hash, reason: inflated.reason };
    const found = { file, hash, location, bytes: inflated.bytes };
    return isExtracted(file.path) ? this.#loadPacked(found) : loadText(found);
  }

  async #loadPacked(found: Found): Promise<Loaded> {
    const { file, hash, location, bytes } = found;
    const known = this.#knownText(found);
    if (known !== undefined) return known;
    const { extractor } = this.#options;
    if (extractor === undefined)
      return { kind: 'skipped', file, hash, reason: 'nothing here reads such files' };
    const url = urlOf(location.folder, file.path);
    try {
      const extracted = await extractor.extract({ bytes, url });
      return toText(found, { title: extracted.title, text: unpackedText(extracted) });
    } catch (error) {
      if (!isPlumblineError(error)) throw error;
      if (isRetryable(error)) return { kind: 'later', file };
      return { kind: 'skipped', file, hash, reason: `it cannot be extracted (${error.message})` };
    }
  }

  /** What was extracted under another name that the file had. */
  #knownText({ file, hash, location: { folder } }: Found): Loaded | undefined {
    const former = this.#extracted.get(hash);
    if (former === undefined) return undefined;
    const [path, title, text] = [former['path'], former['given'], former['text']].map(String);
    const isNamed = title !== fileTitle(folder, path ?? '', undefined);
    return {
      kind: 'text',
      file,
      hash,
      title: isNamed ? (title ?? '') : fileTitle(folder, file.path, undefined),
      text: text ?? '',
    };
  }
}

interface Found {
  readonly file: ListedFile;
  readonly hash: string;
  readonly location: CorpusLocation;
  readonly bytes: Uint8Array;
}

function loadText(found: Found): Loaded {
  const decoded = decodeText(found.bytes, found.file.path);
  if (decoded.kind === 'text') return toText(found, { title: '', text: decoded.raw });
  return { kind: 'skipped', file: found.file, hash: found.hash, reason: decoded.reason };
}

interface Read {
  /** As the document gives it, where that is not in the text; or empty. */
  readonly title: string;
  readonly text: string;
}

function toText({ file, hash, location }: Found, read: Read): Loaded {
  const { text, title, isLinkList } = canonicalOf(file.path, read.text);
  if (text.trim() === '') return { kind: 'skipped', file, hash, reason: 'it holds no text' };
  if (isLinkList === true || isRedirect(read.text, text))
    return { kind: 'skipped', file, hash, reason: 'it only leads to other pages' };
  const heading = givenTitle(file.path, read.title) ?? title;
  return { kind: 'text', file, hash, title: fileTitle(location.folder, file.path, heading), text };
}
