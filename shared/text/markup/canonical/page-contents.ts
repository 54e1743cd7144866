import type { CanonicalBlock } from './blocks.ts';
import { type LinkCount, isMereLink } from './link-list.ts';

interface Linked extends LinkCount {
  readonly block: CanonicalBlock;
}

const LABEL =
  /^(?:#+ )?(?:(?:table of )?contents|contents of this page|on this page|in this (?:article|section|page|document|chapter)|page contents|quick links|inhalt(?:sverzeichnis)?|auf dieser seite|sommaire|table des matières|sur cette page|contenidos?|índice|en esta página|indice|目录|目次|本页内容)\s*[:：.…]*$/iu;
const FEWEST = 2;
/** A number or a dash may stand beside a link: so many characters, or such a share of all. */
const BESIDE = 4;
const SHARE_BESIDE = 0.2;
/** Beside less text than this the links are what the page is for. */
const TEXT_CHARACTERS = 100;

/**
 * The blocks of a page without what only leads on: lists of its own sections, which say again what stands above these, and lists of
 * other pages below a heading that leads to another page itself, as in a bar beside the text. All stay where the page holds little else.
 */
export function withoutContents<One extends Linked>(blocks: readonly One[]): readonly One[] {
  const left: One[] = [];
  for (let at = 0; at < blocks.length;) {
    const one = blocks[at];
    if (one === undefined) break;
    const isLabel = LABEL.test(one.block.text);
    const isBar = one.block.kind === 'heading' && isMereLink(one);
    const from = isLabel || isBar ? at + 1 : at;
    const end = endOf(blocks, from, isBar ? leadsOn : leadsWithin);
    const isContents = end - from >= FEWEST;
    if (!isContents) left.push(one);
    at = isContents ? end : at + 1;
  }
  const text = left.filter((one) => !isMereLink(one)).reduce((sum, { characters }) => sum + characters, 0);
  return text >= TEXT_CHARACTERS ? left : blocks;
}

function endOf<One extends Linked>(
  blocks: readonly One[],
  from: number,
  holds: (one: One) => boolean,
): number {
  const end = blocks.findIndex((one, index) => index >= from && !holds(one));
  return end < 0 ? blocks.length : end;
}

function leadsWithin({ block, characters, inside }: Linked): boolean {
  const beside = characters - inside;
  return block.kind === 'item' && inside > 0 && beside <= Math.max(BESIDE, SHARE_BESIDE * characters);
}

/** The entry of the page itself, in a bar beside it, leads nowhere. */
function leadsOn(one: Linked): boolean {
  return leadsWithin(one) || (one.block.kind === 'item' && isMereLink(one));
}
