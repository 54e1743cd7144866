import { basename, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Document } from '#shared/ports/search-provider.ts';
import { markupOfName } from '#shared/text/markup/markup-of-name.ts';
import { isHtmlName, isPdfName } from './file-kinds.ts';
import { plainName } from './gzipped.ts';
import type { CorpusFolder } from './walk.ts';

/** The stable id of a document: the number of its folder in the list, and its path there. */
export function hitIdOf(root: number, path: string): string {
  return `${root}/${path}`;
}

export function parseHitId(id: string): { readonly root: number; readonly path: string } | undefined {
  const match = /^(\d{1,6})\/(.+)$/su.exec(id);
  return match === null ? undefined : { root: Number(match[1]), path: match[2] ?? '' };
}

/** Of what is made of it: Word documents become Markdown, as their canonical text is. */
export function fileContentType(path: string): Document['contentType'] {
  if (isPdfName(path)) return 'application/pdf';
  const plain = plainName(path);
  if (isHtmlName(plain)) return 'text/html';
  const markup = markupOfName(plain);
  return markup === 'text' || markup === 'csv' || markup === 'info' ? 'text/plain' : 'text/markdown';
}

/** A `file:` URL without anything but the path; `s3://bucket/key` for an object. */
export function urlOf(folder: CorpusFolder, path: string): string {
  if (folder.kind === 'objects') return folder.path + path;
  return pathToFileURL(`${folder.path}/${path}`).href;
}

/** What counts as one publisher: the package of an installed document, else the top folder, else the corpus folder. */
export function containerOf(folder: CorpusFolder, path: string): string {
  const parts = folder.kind === 'readmes' ? ['node_modules', ...path.split('/')] : path.split('/');
  const installed = parts.lastIndexOf('node_modules', parts.length - 2);
  if (installed !== -1) return packageAt(parts, installed + 1);
  return parts.length > 1 ? (parts[0] ?? '') : basename(folder.path);
}

function packageAt(parts: readonly string[], at: number): string {
  const [first = '', second = ''] = parts.slice(at, at + 2);
  return first.startsWith('@') && at + 2 < parts.length ? `${first}/${second}` : first;
}

/** The title that a document was given, unless it is none or only the name of its file. */
export function givenTitle(path: string, title: string): string | undefined {
  const given = title.trim();
  return given === '' || given === basename(path) ? undefined : given;
}

/** The document's own heading; for a README also the path that says which one, as the heading alone may be shared. */
export function fileTitle(folder: CorpusFolder, path: string, heading: string | undefined): string {
  if (!/(?:^|\/)readme\.[^/]+$/iu.test(path))
    return heading ?? basename(plainName(path), extname(plainName(path)));
  const parent = path.split('/').slice(0, -1).join('/') || basename(folder.path);
  const readable = parent.split('node_modules/').at(-1) ?? parent;
  if (heading === undefined || heading.toLowerCase() === readable.toLowerCase()) return readable;
  return `${heading} (${readable})`;
}
