import { basename, extname } from 'node:path';
import { decode as decodeBytes } from '#shared/adapters/reading/extraction/decode.ts';
import {
  canonicalise,
  firstHeading,
  type CanonicalText,
  type RawDocument,
} from '#shared/text/markup/canonical/canonicalise.ts';
import { markupOfName } from '#shared/text/markup/markup-of-name.ts';
import { readTextDocument, type TextDocument } from '#shared/text/markup/text-document.ts';
import { LARGE_PAGE, withoutPictures } from './allowed-size.ts';
import { fileContentType } from './describe.ts';
import { isHtmlName } from './file-kinds.ts';
import { plainName } from './gzipped.ts';

export type Decoded =
  | { readonly kind: 'text'; readonly raw: string }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** The text of a file that is a text, or why there is none; of a page without the pictures in it. */
export function decodeText(bytes: Uint8Array, path: string): Decoded {
  const decoded = decode(bytes);
  if (decoded === undefined) return { kind: 'unreadable', reason: 'it is binary' };
  const raw = isHtmlName(plainName(path)) ? withoutPictures(decoded) : decoded;
  if (raw === undefined) return { kind: 'unreadable', reason: LARGE_PAGE };
  return raw.trim() === '' ? { kind: 'unreadable', reason: 'it is empty' } : { kind: 'text', raw };
}

/** What was decoded, as a document; its lines are those of the file. */
export function documentOf(path: string, raw: string): TextDocument | RawDocument {
  const markup = markupOfName(plainName(path));
  return markup === undefined
    ? { contentType: fileContentType(path), text: raw }
    : readTextDocument(raw, markup);
}

/** The canonical text of what was decoded, with the title that the document gives itself. */
export function canonicalOf(path: string, raw: string): CanonicalText {
  const document = documentOf(path, raw);
  const canonical = canonicalise(document);
  const given = ('title' in document ? document.title : undefined) ?? canonical.title;
  const title =
    given !== undefined && isFileName(given, path) ? (firstHeading(canonical.text) ?? given) : given;
  return { ...canonical, ...(title === undefined ? {} : { title }) };
}

/** "main" of `main.html` says less than the heading below it. */
function isFileName(title: string, path: string): boolean {
  const plain = plainName(path);
  return title.toLowerCase() === basename(plain, extname(plain)).toLowerCase();
}

/** What was taken out of a packed file: the canonical text of a Word document stands for it. */
export function unpackedText({ contentType, text }: RawDocument): string {
  return contentType === 'application/pdf' ? text : canonicalise({ contentType, text }).text;
}

/** By its marks, UTF-8 where it is valid, else what it calls itself or is likely to be; binary has NUL bytes without a mark of UTF-16. */
function decode(bytes: Uint8Array): string | undefined {
  return hasZeros(bytes) && !isUtf16(bytes) ? undefined : decodeBytes(bytes, undefined);
}

const BACKSPACE = 8;

/** Manuals in the info format mark by a zero and a backspace what is drawn in them. */
function hasZeros(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1))
    if (bytes[at + 1] !== BACKSPACE) return true;
  return false;
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
