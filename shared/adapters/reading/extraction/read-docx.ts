import { textContent } from 'domutils';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import { UnreadableSource } from '#shared/errors.ts';
import { at, parseXml, type XmlElement } from '#shared/text/markup/xml.ts';
import { cleanAuthors, cleanDate, metadataLine, titleFromUrl } from './clean-metadata.ts';
import { docxToHtml } from './docx-html.ts';
import type { Extracted } from './extractor-port.ts';

/** Of each part, unpacked; a part says its size itself, and gets no more than it says. */
const PART_BYTES = 40_000_000;
const PARTS = new Set([
  'word/document.xml',
  'word/styles.xml',
  'word/footnotes.xml',
  'word/endnotes.xml',
  'docProps/core.xml',
]);

/** A ZIP archive that names a Word document near its beginning or in its directory at the end. */
export function isDocx(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b || bytes[2] !== 3 || bytes[3] !== 4) return false;
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.includes('word/document.xml');
}

/** The text of a Word document as HTML. Throws UnreadableSource. */
export function readDocx(bytes: Uint8Array, url: string): Extracted {
  const parts = unpack(bytes);
  const [body] = parseXml(parts.get('word/document.xml') ?? '', 'w:body');
  if (body === undefined)
    throw new UnreadableSource('This Word document is broken: its text is not to be found.');
  const html = docxToHtml(body, {
    styles: parseXml(parts.get('word/styles.xml') ?? '', 'w:style'),
    notes: [
      ...parseXml(parts.get('word/footnotes.xml') ?? '', 'w:footnote'),
      ...parseXml(parts.get('word/endnotes.xml') ?? '', 'w:endnote'),
    ],
  });
  if (!/\S/u.test(html.replace(/<[^>]*>/gu, ''))) throw new UnreadableSource('There is no text in it.');
  return { contentType: 'text/html', text: `<main>${html}</main>`, ...metadataOf(parts, html, url) };
}

function unpack(bytes: Uint8Array): ReadonlyMap<string, string> {
  try {
    const files = unzipSync(bytes, { filter: isWanted });
    return new Map(Object.entries(files).map(([name, data]) => [name, new TextDecoder().decode(data)]));
  } catch (error) {
    if (error instanceof UnreadableSource) throw error;
    throw new UnreadableSource('This Word document is broken: its archive cannot be unpacked.', {
      cause: error,
    });
  }
}

function isWanted({ name, originalSize }: UnzipFileInfo): boolean {
  if (!PARTS.has(name)) return false;
  if (originalSize > PART_BYTES)
    throw new UnreadableSource(`Unpacked, it is larger than ${PART_BYTES / 1e6} MB.`);
  return true;
}

function metadataOf(
  parts: ReadonlyMap<string, string>,
  html: string,
  url: string,
): Pick<Extracted, 'title' | 'authors' | 'publishedAt'> {
  const [core] = parseXml(parts.get('docProps/core.xml') ?? '', 'cp:coreProperties');
  const heading = /<h[1-6]>(?<text>[^<]{1,300})<\/h/u.exec(html)?.groups?.['text'];
  const authors = cleanAuthors([textOf(at(core, 'dc:creator'))]);
  const publishedAt = cleanDate(textOf(at(core, 'dcterms:modified')) ?? textOf(at(core, 'dcterms:created')));
  return {
    title: metadataLine(textOf(at(core, 'dc:title'))) ?? metadataLine(heading) ?? titleFromUrl(url),
    ...(authors.length === 0 ? {} : { authors }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
  };
}

function textOf(element: XmlElement | undefined): string | undefined {
  return element === undefined ? undefined : textContent(element);
}
