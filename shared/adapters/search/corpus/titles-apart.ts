import { basename, extname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isOfEveryManual } from '#shared/text/markup/section-title.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { inTransaction } from './database.ts';
import { plainName } from './gzipped.ts';

/** So many documents of one title are called apart. */
const FEWEST = 3;
/** Looked at of each. */
const CHARACTERS = 6000;
const HEADINGS = 20;
const LONGEST = 80;
/** A heading that more of them have is of all; best is one that no other has. */
const OWN = 0.25;

const GROUPS =
  "SELECT root, given FROM files WHERE status = 'indexed' GROUP BY root, given HAVING COUNT(*) >= ?";
const OF_GROUP = `SELECT id, path, SUBSTR(text, 1, ${CHARACTERS}) AS text FROM files JOIN texts ON file = id WHERE root = ? AND given = ? AND status = 'indexed'`;

/**
 * A title that is the site's or the manual's on each of its pages tells none of them from another: those go by the first
 * heading that the others have not, else by the name of their file, before it: "Threads — Scheme 48 Reference Manual".
 */
export function tellTitlesApart(database: DatabaseSync): void {
  const rename = database.prepare('UPDATE files SET title = ? WHERE id = ?');
  inTransaction(database, () => {
    database.exec('UPDATE files SET title = given WHERE title != given');
    for (const { root, given } of database.prepare(GROUPS).all(FEWEST)) {
      const files = database.prepare(OF_GROUP).all(Number(root), String(given));
      for (const { id, title } of titlesOf(String(given), files)) rename.run(title, id);
    }
  });
}

interface Titled {
  readonly id: number;
  readonly title: string;
}

function titlesOf(given: string, rows: readonly Record<string, unknown>[]): readonly Titled[] {
  const files = rows.map((row) => ({
    id: Number(row['id']),
    name: nameOf(String(row['path'])),
    headings: headingsOf(String(row['text'])),
  }));
  const counts = new Map<string, number>();
  for (const { headings } of files)
    for (const heading of headings) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  const named = new Set(terms(given));
  const ownAmong = (headings: ReadonlySet<string>, most: number): string | undefined =>
    [...headings].find((heading) => (counts.get(heading) ?? 0) <= most && tells(heading, named));
  const isOneName = new Set(files.map(({ name }) => name)).size === 1;
  return files.map(({ id, name, headings }) => {
    const own =
      ownAmong(headings, 1) ??
      ownAmong(headings, OWN * files.length) ??
      (isOneName || !tells(name, named) ? undefined : name);
    return { id, title: own === undefined ? given : `${own} — ${given}` };
  });
}

const NUMBERED = /^(?:chapter|section|part|appendix)?\s*[\divxlc.]*$|^\[?v?\d+[.-]\d/iu;
const OF_ALL =
  /^(?:table of contents|contents|toc|navigation(?: menu)?|menu|search|index|on this page|in this (?:article|page|section)|related(?: pages| articles)?|see also|unreleased)$/iu;

/** Whether it says what the title does not: neither a mere number nor "Introduction". */
function tells(heading: string, named: ReadonlySet<string>): boolean {
  if (heading.length > LONGEST || NUMBERED.test(heading) || OF_ALL.test(heading) || isOfEveryManual(heading))
    return false;
  return terms(heading).some((term) => !named.has(term));
}

function nameOf(path: string): string {
  const plain = plainName(path);
  return basename(plain, extname(plain));
}

/** The first headings of a canonical text, without marks; what stands in code is none. */
function headingsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const heading = isCode ? undefined : /^#{1,6} (?<heading>.+)$/u.exec(line)?.groups?.['heading'];
    if (heading !== undefined)
      found.add(
        heading
          .replaceAll(/^\[\d+\]|¶$/gu, '')
          .replaceAll('`', '')
          .trim(),
      );
    if (found.size === HEADINGS) break;
  }
  return found;
}
