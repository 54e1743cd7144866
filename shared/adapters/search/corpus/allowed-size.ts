import { isExtracted, isHtmlName } from './file-kinds.ts';
import { type Inflated, inflate, plainName } from './gzipped.ts';

const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 5;
const MAX_PACKED_MEGABYTES = 50;
/** A page with the pictures that are written into it. */
const MAX_PAGE_MEGABYTES = 25;

/** As people see it named. */
export const ALLOWED_SIZES = `of more than ${MAX_MEGABYTES} MB (a page with its pictures ${MAX_PAGE_MEGABYTES} MB, a PDF or Word document ${MAX_PACKED_MEGABYTES} MB)`;

/** Why a file of that size is not read; undefined when it is. */
export function tooLarge(path: string, size: number): string | undefined {
  const limit = mostMegabytes(path);
  return size > limit * MEGABYTE ? `it is larger than ${limit} MB` : undefined;
}

function mostMegabytes(path: string): number {
  if (isExtracted(path)) return MAX_PACKED_MEGABYTES;
  return isHtmlName(plainName(path)) ? MAX_PAGE_MEGABYTES : MAX_MEGABYTES;
}

/** Before pictures and fonts that are written into a page. */
const WRITTEN_IN = /data:[a-z]{1,20}\/[\w.+-]{1,60}(?:;[\w=.+-]{1,60}){0,4};base64,/giu;
const BASE64 = new Set(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=\r\n', (sign) =>
    sign.charCodeAt(0),
  ),
);

/** A page without the pictures that are written into it, its lines where they were; undefined where it is still too large. */
export function withoutPictures(page: string): string | undefined {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: head, index } of page.matchAll(WRITTEN_IN)) {
    if (index < from) continue;
    const start = index + head.length;
    // No pattern: the engine keeps a place on its stack for each of millions of signs.
    let end = start;
    while (BASE64.has(page.charCodeAt(end))) end += 1;
    parts.push(page.slice(from, index), 'data:,', '\n'.repeat(page.slice(start, end).split('\n').length - 1));
    from = end;
  }
  const text = [...parts, page.slice(from)].join('');
  return text.length > MAX_MEGABYTES * MEGABYTE ? undefined : text;
}

/** Why such a page is not read. */
export const LARGE_PAGE = `it is larger than ${MAX_MEGABYTES} MB, pictures aside`;

/** The bytes that were compressed; bounded as those of a file of that name are. */
export function uncompressed(path: string, bytes: Uint8Array): Inflated {
  return inflate(path, bytes, mostMegabytes(path) * MEGABYTE);
}
