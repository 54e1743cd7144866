import { type CanonicalBlock, joinLines } from '../blocks.ts';
import { oneSpaced } from './lines.ts';

/** The lines of a paragraph as one. */
export function textBlock(lines: readonly string[]): CanonicalBlock {
  return { kind: 'text', text: joinLines(lines.map(oneSpaced)) };
}
