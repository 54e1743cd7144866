import type { Block } from './report.ts';

/** The ids of the evidence that the sentences of some blocks cite, in order, as often as they do. */
export function citedIn(blocks: readonly Pick<Block, 'sentences'>[]): readonly string[] {
  return blocks.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds));
}
