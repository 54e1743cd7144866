import type { CanonicalBlock } from './blocks.ts';
import type { LinkCount } from './link-list.ts';
import { readPreformatted } from './preformatted.ts';

export const NO_LINKS: LinkCount = { characters: 0, linked: 0, links: 0, prose: 0 };

/** A block of a page, and what of the page it is. */
export interface CollectedBlock extends LinkCount {
  readonly block: CanonicalBlock;
  /** Whether it stands in the main part of the page. */
  readonly isMain: boolean;
  /** What was preformatted, and is not marked as code. */
  readonly preformatted?: string;
  /** It stands where the page sets code: prose around it says nothing of it. */
  readonly isListing?: boolean;
}

/** Prose that is set in lines as paragraphs; anything else as it is. */
export function readSet(one: CollectedBlock, isAmongProse: boolean): readonly CollectedBlock[] {
  const { preformatted, isListing, ...rest } = one;
  if (preformatted === undefined) return [one];
  const [first, ...others] = readPreformatted(preformatted, isAmongProse && isListing !== true) ?? [
    one.block,
  ];
  // What links there are stands for all of it.
  return first === undefined
    ? []
    : [{ ...rest, block: first }, ...others.map((block) => ({ ...NO_LINKS, block, isMain: one.isMain }))];
}
