import type { Name } from './name.ts';

const ROW = /^\|.*\|$/u;
const FEWEST_ROWS = 3;
/** Of three columns: the properties of what is described have fewer, or fewer rows. */
const FEWEST_BARS = 4;

/** True where the line that names something stands above a table alone, up to a place: it says nothing of what comes below that. */
export function namesTable(text: string, { start }: Name, end: number): boolean {
  const below = text.indexOf('\n', start);
  if (below < 0 || below > end) return false;
  const rows = text.slice(below, end).trim().split('\n');
  const bars = rows[0]?.match(/\|/gu)?.length ?? 0;
  return rows.length >= FEWEST_ROWS && bars >= FEWEST_BARS && rows.every((row) => ROW.test(row));
}
