import type { Block, Section } from '#shared/domain/report.ts';

/** The sections without the blocks for which there is no room. */
export function withinWords(sections: readonly Section[], maximumWords: number): readonly Section[] {
  let left = maximumWords;
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => {
      left -= wordsIn([block]);
      return left >= 0;
    }),
  }));
}

export function wordsIn(blocks: readonly Block[]): number {
  const sentences = blocks.flatMap((block) => block.sentences);
  return sentences.reduce((sum, sentence) => sum + sentence.text.split(/\s+/u).length, 0);
}
