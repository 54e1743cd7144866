import { UnreadableSource } from '#shared/errors.ts';
import { readJats } from '#shared/text/markup/jats.ts';
import type { TextMarkup } from '#shared/text/markup/markup-of-name.ts';
import { readTextDocument } from '#shared/text/markup/text-document.ts';
import { withoutPadding } from './count-bytes.ts';
import { cleanDate, metadataLine, titleFromUrl } from './clean-metadata.ts';
import { decode } from './decode.ts';
import type { Extracted } from './extractor-port.ts';
import { readPage } from './html/read-page.ts';
import { documentKind, refuseBinary } from './kind.ts';
import { KEPT_CHARACTERS, MAXIMUM_CHARACTERS } from './limits.ts';
import { isFeed, readFeed } from './read-feed.ts';
import { isDocx, readDocx } from './read-docx.ts';
import { readXml } from './read-xml.ts';
import type { ReadDocument } from './serve-documents.ts';
import { outlineJson } from './text-json.ts';

/** Reads everything but PDF. Throws UnreadableSource. */
export const extractText: ReadDocument = async ({ bytes: all, contentType, url }, offer) => {
  if (isDocx(all)) return bounded(readDocx(all, url));
  const bytes = withoutPadding(all);
  await refuseBinary(bytes, contentType);
  const text = decode(bytes, contentType);
  if (text.length > MAXIMUM_CHARACTERS)
    throw new UnreadableSource(`It is longer than ${MAXIMUM_CHARACTERS / 1e6} million characters.`);
  if (text.trim() === '') throw new UnreadableSource('It is empty.');
  const kind = documentKind({ text, contentType, url });
  if (kind === 'html') return readPage(text, url, offer);
  return bounded(byKind[kind](text, url));
};

const byKind = {
  xml: (text: string, url: string): Extracted => {
    const whole = readXml(text);
    const article = isJats(text) ? readJats(text) : undefined;
    if (article?.hasBody === true) {
      const title = metadataLine(article.title) ?? titleFromUrl(url);
      return { title, contentType: 'text/html', text: article.html };
    }
    const found = (isFeed(text) ? readFeed(text) : undefined) ?? whole;
    return plain(found.text, found.title ?? titleFromUrl(url));
  },
  json: (text: string, url: string): Extracted => plain(outlineJson(text) ?? text, titleFromUrl(url)),
  markdown: (text: string, url: string): Extracted => readMarkup(text, url, 'markdown'),
  rst: (text: string, url: string): Extracted => readMarkup(text, url, 'rst'),
  asciidoc: (text: string, url: string): Extracted => readMarkup(text, url, 'asciidoc'),
  csv: (text: string, url: string): Extracted => readMarkup(text, url, 'csv'),
  man: (text: string, url: string): Extracted => readMarkup(text, url, 'man'),
  info: (text: string, url: string): Extracted => readMarkup(text, url, 'info'),
  text: (text: string, url: string): Extracted => readMarkup(text, url, 'text'),
};

function readMarkup(text: string, url: string, markup: TextMarkup): Extracted {
  const document = readTextDocument(text, markup);
  const publishedAt = cleanDate(document.date);
  const given =
    document.title ?? (document.contentType === 'text/markdown' ? headingOf(document.text) : undefined);
  return {
    title: metadataLine(given) ?? titleFromUrl(url),
    contentType: document.contentType,
    text: document.text,
    ...(publishedAt === undefined ? {} : { publishedAt }),
  };
}

function headingOf(text: string): string | undefined {
  const heading = /^(?:#{1,2}\s+(?<marked>.{1,300}?)\s*#*|(?<ruled>\S.{0,300})\r?\n=+)\s*$/mu.exec(text);
  return (heading?.groups?.['marked'] ?? heading?.groups?.['ruled'])?.replaceAll('`', '');
}

/** An article in the tag suite of journals, by its root and what must follow. */
function isJats(xml: string): boolean {
  return /<article[\s>]/u.test(xml.slice(0, 3000)) && /<article-meta[\s>]/u.test(xml);
}

function plain(text: string, title: string): Extracted {
  if (text.trim() === '') throw new UnreadableSource('There is no text in it.');
  return { title, contentType: 'text/plain', text };
}

function bounded(extracted: Extracted): Extracted {
  if (extracted.text.length <= KEPT_CHARACTERS) return extracted;
  const text = extracted.text.slice(0, KEPT_CHARACTERS).toWellFormed();
  return { ...extracted, text, truncated: 'characters' };
}
