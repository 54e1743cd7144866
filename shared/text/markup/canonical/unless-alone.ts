import { type LinkCount, isEntry } from './link-list.ts';

/** Beside less text than this the links are what the page is for. */
const TEXT_CHARACTERS = 100;

/** What is left of a page without links that only lead on; all of it where that is little. */
export function unlessAlone<One extends LinkCount>(
  left: readonly One[],
  blocks: readonly One[],
): readonly One[] {
  const text = left.filter((one) => !isEntry(one)).reduce((sum, { characters }) => sum + characters, 0);
  return text >= TEXT_CHARACTERS ? left : blocks;
}
