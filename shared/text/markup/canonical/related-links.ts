import type { CanonicalBlock } from './blocks.ts';
import { type LinkCount, isMereLink } from './link-list.ts';
import { unlessAlone } from './unless-alone.ts';

const LABEL =
  /^(?:#+ )?(?:related (?:topics|pages|articles|links|information|content|documents|sections)|see also|siehe auch|verwandte themen|voir aussi|véase también)\s*[:：.…]*$/iu;

interface Linked extends LinkCount {
  readonly block: CanonicalBlock;
}

/**
 * The blocks of a page without the lists that only lead to other pages under "Related Topics" or "See also". A heading
 * stays where more is said below it; all stay where the page holds little else.
 */
export function withoutRelated<One extends Linked>(blocks: readonly One[]): readonly One[] {
  const left: One[] = [];
  for (let at = 0; at < blocks.length;) {
    const { block } = blocks[at] ?? {};
    const next = block !== undefined && LABEL.test(block.text) ? endOfLinks(blocks, at + 1) : at + 1;
    const isOfLinksAlone = next > at + 1 && (block?.kind !== 'heading' || endsSection(blocks[next]));
    left.push(...(isOfLinksAlone ? [] : blocks.slice(at, at + 1)));
    at = next;
  }
  return unlessAlone(left, blocks);
}

function endsSection(next: Linked | undefined): boolean {
  return next === undefined || next.block.kind === 'heading';
}

/** Where blocks end that each are links and nothing else. */
function endOfLinks(blocks: readonly Linked[], from: number): number {
  let end = from;
  const leadsOn = (one: Linked | undefined): boolean =>
    one !== undefined && one.block.kind !== 'heading' && isMereLink(one);
  while (leadsOn(blocks[end])) end += 1;
  return end;
}
