import type { CanonicalBlock } from './blocks.ts';
import type { LinkCount } from './link-list.ts';
import type { BlockPlace } from './page-parts.ts';
import { readPreformatted } from './preformatted.ts';

export const NO_LINKS: LinkCount = { characters: 0, linked: 0, inside: 0, links: 0, prose: 0 };

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

/** What every page of a site says at its foot, of its making and of who made it: in a few words anywhere, or to begin with. */
const OF_MAKING =
  /©|\(c\)\s*\d{4}|\ball rights reserved\b|\b(?:powered|generated|licen[cs]ed) (?:by|under|with)\b/iu;
const BEGINS_OF_MAKING =
  /^[^\p{L}\d]*(?:copyright|(?:(?:this|the) (?:page|site|website|document) (?:is|was) )?(?:last (?:updated|modified|changed|edited)|(?:built|designed|hosted|maintained|made|created|developed)(?: and \p{L}+)? (?:by|on|with|using))(?!\p{L})|page source|privacy policy|terms of (?:use|service)|subscribe|newsletter|follow us|imprint|impressum|(?:contact us|cookies?)[^\p{L}]*$)/iu;
const FEW_CHARACTERS = 120;
const LINKED = 0.6;

/** A foot of a page that says nothing of its matter: what is marked as one may as well be the last line of a text. */
export function isBareFoot({ block, isMain, isFoot, linked, characters }: CollectedBlock): boolean {
  if (isFoot !== true || isMain || block.kind === 'heading') return false;
  const { text } = block;
  const isOfMaking = BEGINS_OF_MAKING.test(text) || (text.length <= FEW_CHARACTERS && OF_MAKING.test(text));
  return isOfMaking || linked > LINKED * characters;
}
