import { PAGE_BREAK } from '#shared/domain/locator.ts';
import { cleanText, plainText } from './clean.ts';
import { reduceHtml } from './html.ts';
import { reduceMarkdown } from './markdown.ts';
import { readShapes } from './shaped-text.ts';
import { isTitleOfPart } from '../section-title.ts';

export interface RawDocument {
  readonly contentType: 'text/plain' | 'text/markdown' | 'text/html' | 'application/pdf';
  /** Decoded text; pages of a PDF joined by a form feed. */
  readonly text: string;
}

export interface CanonicalText {
  /** What quotes are taken from and located in: well-formed, NFC, no control characters but line feeds and tabs. */
  readonly text: string;
  /** The title the document gives itself: its `<title>`, else its first heading. */
  readonly title?: string;
  /** It only leads to other pages, as an index or a table of contents does, and says nothing itself. */
  readonly isLinkList?: true;
}

/** The one text of a document that archive, index and quotes share. Pure; never throws. */
export function canonicalise(document: RawDocument): CanonicalText {
  if (document.contentType === 'text/html') {
    const { text, title, isLinkList } = reduceHtml(cleanText(document.text));
    return { ...withTitle(text, title), ...(isLinkList === undefined ? {} : { isLinkList }) };
  }
  if (document.contentType === 'text/markdown') {
    const { text, isUntitled } = reduceMarkdown(cleanText(document.text));
    return isUntitled ? { text } : withTitle(text);
  }
  if (document.contentType === 'application/pdf') return { text: pages(document.text) };
  const plain = recordsApart(plainText(document.text));
  const { text, isUntitled } = readShapes(plain);
  if (isUntitled) return { text };
  const read = withTitle(text);
  return read.title !== undefined && isOfPart(read.title, read.text) ? { text: read.text } : read;
}

/** "%", "%%%%": a line between the records of a collection, as of sayings. */
const BETWEEN_RECORDS = /^%+$/gmu;
const FEWEST_BETWEEN = 2;
/** A comment of a program. */
const COMMENT = /^%+[ \t]*[^%\s]/mu;

function recordsApart(text: string): string {
  const isCollection = (text.match(BETWEEN_RECORDS)?.length ?? 0) >= FEWEST_BETWEEN && !COMMENT.test(text);
  if (!isCollection) return text;
  const apart = text.replace(BETWEEN_RECORDS, '').replace(/\n{3,}/gu, '\n\n');
  return apart.replace(/^\n+/u, '').trimEnd();
}

const BEFORE_TITLE = 200;

/** A heading below so much text, or one that every manual has, is of a part of it. */
function isOfPart(title: string, text: string): boolean {
  return isTitleOfPart(title) || /^#/mu.exec(text.slice(0, BEFORE_TITLE)) === null;
}

function pages(text: string): string {
  return text.split(PAGE_BREAK).map(plainText).join(PAGE_BREAK);
}

/** "<no title> — Black documentation", ") — Black documentation": what a generator makes of a page without one. */
const NO_TITLE =
  /^(?:<?\(?(?:no title|untitled(?: (?:document|page))?)\)?>?|[)\]}>"'.,;:]+)(?:\s+[—–|·-]\s|\s*$)/iu;

function withTitle(text: string, given?: string): CanonicalText {
  const title =
    (given === undefined || NO_TITLE.test(given) ? undefined : given.replaceAll('`', '')) ??
    firstHeading(text);
  return title === undefined ? { text } : { text, title };
}

/** Of a canonical text, without marks. */
export function firstHeading(text: string): string | undefined {
  return /^#{1,6} (?<heading>.+)$/mu.exec(text)?.groups?.['heading']?.replaceAll('`', '');
}
