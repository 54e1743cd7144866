import type { CanonicalBlock } from './blocks.ts';
import { type LinkCount, isMereLink } from './link-list.ts';
import { unlessAlone } from './unless-alone.ts';

interface Linked extends LinkCount {
  readonly block: CanonicalBlock;
}

const FEWEST = 2;
/** Of the text of a page at most. */
const SHARE_OF_BAR = 0.25;

/**
 * The blocks of a page without the bars at its end: each a heading that leads to another page, and below it nothing but such entries,
 * the page itself among them.
 */
export function withoutLastBars<One extends Linked>(blocks: readonly One[]): readonly One[] {
  const last = blocks.findLastIndex((one) => !leadsOn(one)) + 1;
  const start = blocks.slice(0, last).findLastIndex((one) => !isLinkedHeading(one)) + 1;
  const bar = blocks.slice(start);
  const hasHeading = start < last && blocks.slice(0, start).some(({ block }) => block.kind === 'heading');
  const size = (some: readonly One[]): number => some.reduce((sum, { characters }) => sum + characters, 0);
  const isBar =
    hasHeading && bar.length > FEWEST && bar.some(leadsNowhere) && size(bar) <= SHARE_OF_BAR * size(blocks);
  return isBar ? unlessAlone(withoutLastBars(blocks.slice(0, start)), blocks) : blocks;
}

function isLinkedHeading(one: Linked): boolean {
  return one.block.kind === 'heading' && isMereLink(one);
}

function leadsOn(one: Linked): boolean {
  return one.block.kind === 'item' && (isMereLink(one) || leadsNowhere(one));
}

/** As the entry of the page itself does. */
function leadsNowhere({ characters, inside }: Linked): boolean {
  return inside > 0 && inside === characters;
}
