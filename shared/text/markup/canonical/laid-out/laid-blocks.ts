import { type CanonicalBlock, codeBlock, joinLines } from '../blocks.ts';
import { type Lines, oneSpaced } from './lines.ts';

/** The lines of a paragraph as one. */
export function textBlock(lines: readonly string[]): CanonicalBlock {
  return { kind: 'text', text: joinLines(lines.map(oneSpaced)) };
}

/** Lines as they are. */
export function exampleBlock(lines: Lines): CanonicalBlock {
  const raw = lines.map((line) => line.raw);
  return codeBlock('', raw);
}
