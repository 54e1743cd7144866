import { type CanonicalBlock, codeBlock } from '../blocks.ts';
import { joinBroken } from './hyphens.ts';
import { type Lines, oneSpaced } from './lines.ts';

/** What would be taken for the mark of a heading; the sign of a comment beside what is said of a term. */
const HEADING_MARK = /^(?:#{1,6}\s+)+(?=\S)/u;

/** The name of another place in a manual, which would be taken for the row of a table. */
const BARRED = /^\|([^|]+)\|$/u;

/** The lines of a paragraph as one. */
export function textBlock(lines: readonly string[]): CanonicalBlock {
  const text = joinBroken(lines.map(oneSpaced)).replace(HEADING_MARK, '').replace(BARRED, '$1');
  return { kind: 'text', text: /^#{1,6}$/u.test(text) ? `\`${text}\`` : text };
}

export function termBlock(lines: readonly string[]): CanonicalBlock {
  return { ...textBlock(lines), kind: 'term' };
}

/** What is said of the term above it. */
export function descriptionBlock(lines: readonly string[]): CanonicalBlock {
  return { ...textBlock(lines), kind: 'description' };
}

/** Lines as they are. */
export function exampleBlock(lines: Lines): CanonicalBlock {
  const raw = lines.map((line) => line.raw);
  return codeBlock('', raw);
}
