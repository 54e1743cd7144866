/** Whether a row of a table reads alone, as a record of a table of values does: what its values are it says itself. */
export function isRecord(row: string): boolean {
  if (!row.startsWith('|') || !row.endsWith('|') || row.includes('\n')) return false;
  const isOfCells = /\s\|\s/u.test(row.slice(1));
  const colon = row.indexOf(': ', 2);
  return !isOfCells && colon > 0 && row.indexOf('; ', colon + 3) > 0;
}
