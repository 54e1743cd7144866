import { basename, extname } from 'node:path';
import { withoutPadding } from '#shared/adapters/reading/extraction/count-bytes.ts';
import { decode as decodeBytes } from '#shared/adapters/reading/extraction/decode.ts';
import {
  canonicalise,
  firstHeading,
  type CanonicalText,
  type RawDocument,
} from '#shared/text/markup/canonical/canonicalise.ts';
import { markupOfName } from '#shared/text/markup/markup-of-name.ts';
import { isOfEveryManual } from '#shared/text/markup/section-title.ts';
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
  const decoded = decode(withoutPadding(bytes));
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
    given !== undefined && isFileName(given, path) ? fullerThan(given, canonical.text, document) : given;
  return { ...canonical, ...(title === undefined ? {} : { title }) };
}

const MOST_DESCRIPTION = 120;

/** The heading below a mere name, unless every manual has it; else the name with what the document says of itself. */
function fullerThan(name: string, text: string, document: TextDocument | RawDocument): string {
  const heading = firstHeading(text);
  if (heading !== undefined && !isOfEveryManual(heading)) return heading;
  const description = 'description' in document ? document.description : undefined;
  return description === undefined || description.length > MOST_DESCRIPTION
    ? name
    : `${name}: ${description}`;
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
