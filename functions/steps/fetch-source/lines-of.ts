import type { ReadText } from '#shared/ports/reading-ahead.ts';
import { mapLines } from './line-map.ts';

/** Where the lines of a file begin in its text, as it is kept; a reader can look up the lines of a file, not those of a page. */
export function linesOf({ document, text }: ReadText): string | undefined {
  const isText =
    document.contentType !== 'application/pdf' && !/\.docx(?:\.gz)?$/iu.test(document.file ?? '');
  return document.file !== undefined && isText ? JSON.stringify(mapLines(text, document)) : undefined;
}
