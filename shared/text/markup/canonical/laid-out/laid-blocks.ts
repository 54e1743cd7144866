import { type CanonicalBlock, codeBlock, joinLines } from '../blocks.ts';
import { type Lines, oneSpaced } from './lines.ts';

/** What would be taken for the mark of a heading; the sign of a comment beside what is said of a term. */
const HEADING_MARK = /^(?:#{1,6}\s+)+(?=\S)/u;

/** The name of another place in a manual, which would be taken for the row of a table. */
const BARRED = /^\|([^|]+)\|$/u;

/** The lines of a paragraph as one. */
export function textBlock(lines: readonly string[]): CanonicalBlock {
  return {
    kind: 'text',
    text: joinLines(lines.map(oneSpaced)).replace(HEADING_MARK, '').replace(BARRED, '$1'),
  };
}

/** Lines as they are. */
export function exampleBlock(lines: Lines): CanonicalBlock {
  const raw = lines.map((line) => line.raw);
  return codeBlock('', raw);
}
