import { oneSpaced } from '../laid-out/lines.ts';

/** A label, and the value that its leader leads to. */
type Led = readonly [string, string];

/** A label, what is drawn from it to a value, and that. */
const LEADER = /(?:(?<=\s)\.{3,}|\.{4,}|(?<=\s)…{2,}|…{3,}|(?:\. ){3,}\.?)(?=\s*[^\s.…])/gu;
const LABEL = /^[^|]{0,80}\p{L}[^|]{0,80}$/u;
const VALUE = /^[^|]{1,40}$/u;
/** "...", "……": prose falls silent so, too, unless a figure or a sum stands behind it. */
const ELLIPSIS = /^(?:\.\s?){3}$|^…{2}$/u;
const OF_FIGURES = /[\p{N}\p{Sc}]/u;
/** The page that a part of a text begins on. */
const PAGE = /^(?:\d{1,4}|[ivxl]{1,6})$/iu;
const FEWEST_LED = 2;
const WIDEST = 240;

/** "Late payment ........ £12": the two cells. Undefined of any other line. */
export function readLed(line: string): Led | undefined {
  if (line.length > WIDEST) return undefined;
  if (!line.includes('..') && !line.includes('. .') && !line.includes('…')) return undefined;
  const [leader, ...others] = line.matchAll(LEADER);
  if (leader === undefined || others.length > 0) return undefined;
  const label = oneSpaced(line.slice(0, leader.index));
  const value = oneSpaced(line.slice(leader.index + leader[0].length));
  if (ELLIPSIS.test(leader[0]) && !OF_FIGURES.test(value)) return undefined;
  return LABEL.test(label) && VALUE.test(value) ? [label, value] : undefined;
}

/** The lines with leaders from one on. */
export function readAllLed(lines: readonly string[], start: number): readonly Led[] {
  const rows: Led[] = [];
  for (let at = start; at < lines.length; at += 1) {
    const row = readLed(lines[at] ?? '');
    if (row === undefined) break;
    rows.push(row);
  }
  return rows;
}

/** Several, whose values are not the numbers of pages in a list of contents. */
export function areRows(rows: readonly Led[]): boolean {
  const values = rows.map(([, value]) => value);
  if (!values.every((value) => PAGE.test(value))) return rows.length >= FEWEST_LED;
  const pages = values.filter((value) => /^\d/u.test(value)).map(Number);
  return rows.length >= FEWEST_LED && pages.some((page, at) => page < (pages[at - 1] ?? 0));
}
