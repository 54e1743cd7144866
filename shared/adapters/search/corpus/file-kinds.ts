import { extname } from 'node:path';
import { markupOfName } from '#shared/text/markup/markup-of-name.ts';
import { plainName } from './gzipped.ts';

/** The kinds of files that are read, as people see them named. */
export const READ_KINDS =
  '.md, .txt, .rst, .adoc, .csv, .html, .xhtml, .docx, .pdf, .info, pages of manuals (.1 to .9) or texts like README and FAQ, any of them .gz, too';

/** Whether files of that name are read at all. */
export function isReadable(name: string): boolean {
  const plain = plainName(name);
  return markupOfName(plain) !== undefined || isHtmlName(plain) || isExtracted(plain);
}

/** Whether its text is taken out in a process of its own: it is packed, and may be hostile. */
export function isExtracted(path: string): boolean {
  return isPdfName(path) || isDocx(path);
}

/** `plain`: without `.gz`. */
export function isHtmlName(plain: string): boolean {
  return /\.(?:html?|xht(?:ml)?)$/iu.test(plain);
}

export function isPdfName(path: string): boolean {
  return /\.pdf$/iu.test(plainName(path));
}

function isDocx(path: string): boolean {
  return /\.docx$/iu.test(plainName(path));
}

const NAMED_KINDS = 6;
const WHOLE = new Intl.NumberFormat('en');

/** Counts files of kinds that are not read. */
export class LeftOut {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    if (name.startsWith('.')) return;
    const kind = extname(name).toLowerCase() || 'without an ending';
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  /** `12 .png, 3 .xlsx and 4 others`, the most frequent first; undefined when there are none. */
  describe(): string | undefined {
    const kinds = [...this.#counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
    if (kinds.length === 0) return undefined;
    const named = kinds.slice(0, NAMED_KINDS).map(([kind, count]) => `${WHOLE.format(count)} ${kind}`);
    const others = kinds.slice(NAMED_KINDS).reduce((sum, [, count]) => sum + count, 0);
    return others === 0 ? named.join(', ') : `${named.join(', ')} and ${WHOLE.format(others)} others`;
  }
}
