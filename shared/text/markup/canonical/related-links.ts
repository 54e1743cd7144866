import type { CanonicalBlock } from './blocks.ts';
import { type LinkCount, isEntry, isMereLink } from './link-list.ts';

const LABEL =
  /^(?:#+ )?(?:related (?:topics|pages|articles|links|information|content|documents|sections)|see also|siehe auch|verwandte themen|voir aussi|véase también)\s*[:：.…]*$/iu;
/** Beside less text than this the links are what the page is for. */
const TEXT_CHARACTERS = 100;

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
  const text = left.filter((one) => !isEntry(one)).reduce((sum, { characters }) => sum + characters, 0);
  return text >= TEXT_CHARACTERS ? left : blocks;
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
