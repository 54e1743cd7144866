import { basename } from 'node:path';
import { estimateSimilarity, minHash } from '#shared/text/retrieval/near-duplicate.ts';
import type { IndexReader, ScoredFile } from './index-reader.ts';

/** Share of word runs from which two files of one name are one page in two forms: directives and menus stand in one of them. */
const SAME_PAGE = 0.4;
/** Looked at of each text. */
const CHARACTERS = 12_000;
/** A page that was rendered but lost this share of its text is the worse one. */
const MOST_LOST = 0.4;

/**
 * One file of each page: documentation comes with the source of its pages beside them ("tls.rst.txt" and "tls.html"), and
 * both would take a place. Files of the same name and nearly the same text are such; the better one takes the place of the first.
 */
export function withoutOtherForms(ranked: readonly ScoredFile[], reader: IndexReader): readonly ScoredFile[] {
  const kept: ScoredFile[] = [];
  for (const file of ranked) {
    const at = kept.findIndex((one) => isOtherForm(one, file, reader));
    const same = kept[at];
    if (same === undefined) kept.push(file);
    else if (isBetter(file, same, reader)) kept[at] = { ...file, score: same.score };
  }
  return kept;
}

/** One page in another form. */
export function isOtherForm(one: ScoredFile, other: ScoredFile, reader: IndexReader): boolean {
  if (stemOf(one.entry.path) !== stemOf(other.entry.path)) return false;
  if (endingOf(one.entry.path) === endingOf(other.entry.path)) return false;
  const signature = ({ entry }: ScoredFile): ReturnType<typeof minHash> =>
    minHash(reader.textOf(entry).slice(0, CHARACTERS));
  return estimateSimilarity(signature(one), signature(other)) >= SAME_PAGE;
}

/** "tls" of "html/tls.html" and of "_sources/tls.rst.txt". */
function stemOf(path: string): string {
  return basename(path).toLowerCase().split('.')[0] ?? '';
}

function endingOf(path: string): string {
  return basename(path).toLowerCase().slice(stemOf(path).length);
}

/** Best first: what is rendered has its references resolved; a page without marks of its structure comes last. */
const KINDS = [
  '.html',
  '.htm',
  '.xhtml',
  '.xht',
  '.md',
  '.markdown',
  '.rst',
  '.rst.txt',
  '.md.txt',
  '.adoc',
  '.docx',
  '.info',
  '.txt',
];

function isBetter(one: ScoredFile, other: ScoredFile, reader: IndexReader): boolean {
  const [length, otherLength] = [reader.textOf(one.entry).length, reader.textOf(other.entry).length];
  if (length < otherLength * (1 - MOST_LOST)) return false;
  if (otherLength < length * (1 - MOST_LOST)) return true;
  return kindOf(one) < kindOf(other);
}

function kindOf({ entry }: ScoredFile): number {
  const place = KINDS.indexOf(endingOf(entry.path));
  return place < 0 ? KINDS.length : place;
}
