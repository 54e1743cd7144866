import type { CanonicalBlock } from './blocks.ts';
import type { LinkCount } from './link-list.ts';
import type { BlockPlace } from './page-parts.ts';
import { readPreformatted } from './preformatted.ts';

export const NO_LINKS: LinkCount = { characters: 0, linked: 0, links: 0, prose: 0 };

/** A block of a page, and what of the page it is. */
export interface CollectedBlock extends LinkCount, BlockPlace {
  readonly block: CanonicalBlock;
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

/** What every page of a site says at its foot, of its making and of who made it. */
const OF_MAKING =
  /^[^\p{L}\d]*(?:©|(?:this|the) (?:page|site|website|document) (?:is|was) |(?:last )?(?:(?:generated|powered|built|designed|hosted|maintained|made|created|developed|updated|modified|changed|edited)(?: and \p{L}+)?\s*(?:by|on|with|using|:)(?!\p{L}))|copyright|all rights reserved|licen[cs]ed under|page source|privacy policy|terms of (?:use|service)|subscribe|newsletter|follow us|imprint|impressum|contact us|cookies?(?!\p{L}))/iu;
const LINKED = 0.6;

/** A foot of a page that says nothing of its matter: what is marked as one may as well be the last line of a text. */
export function isBareFoot({ block, isMain, isFoot, linked, characters }: CollectedBlock): boolean {
  if (isFoot !== true || isMain || block.kind === 'heading') return false;
  return OF_MAKING.test(block.text) || linked > LINKED * characters;
}
