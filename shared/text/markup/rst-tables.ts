import { readGridTable } from './rst-grid-tables.ts';
import { readSimpleTable } from './rst-simple-tables.ts';

/**
 * The lines that stand for a table of reStructuredText that is drawn and begins at a line, as many as it has; undefined where none begins,
 * or nothing ends it.
 */
export function readDrawnTable(lines: readonly string[], at: number): readonly string[] | undefined {
  return readSimpleTable(lines, at) ?? readGridTable(lines, at);
}
