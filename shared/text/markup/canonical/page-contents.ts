import type { CanonicalBlock } from './blocks.ts';
import { type LinkCount, isMereLink } from './link-list.ts';
import { unlessAlone } from './unless-alone.ts';

interface Linked extends LinkCount {
  readonly block: CanonicalBlock;
}

const FEWEST = 2;
/** A number or a dash may stand beside a link: so many characters, or such a share of all. */
const BESIDE = 4;
const SHARE_BESIDE = 0.2;
/** So many of the entries must stand again below: what does not is said here alone. */
const REPEATED = 2 / 3;

const LABEL =
  /^(?:#+ )?(?:(?:table of )?contents|contents of this page|on this page|in this (?:article|section|page|document|chapter)|page contents|quick links|inhalt(?:sverzeichnis)?|auf dieser seite|sommaire|table des matières|sur cette page|contenidos?|índice|en esta página|indice|目录|目次|本页内容)\s*[:：.…]*$/iu;
/** A sentence that goes on in the list, as "The following methods are available:", needs it. */
const ANNOUNCES = /[:：]$/u;

/**
 * The blocks of a page without the list of its own sections, whose entries stand again as their headings. All stay where the page holds
 * little else.
 */
export function withoutContents<One extends Linked>(blocks: readonly One[]): readonly One[] {
  const named = namesOf(blocks);
  const left: One[] = [];
  for (let at = 0; at < blocks.length;) {
    const end = endOf(blocks, at, leadsWithin);
    const above = left.at(-1);
    const isLabelled = above !== undefined && LABEL.test(above.block.text);
    const announces = above !== undefined && ANNOUNCES.test(above.block.text) && !isLabelled;
    const list = blocks.slice(at, end);
    const isContents = list.length >= FEWEST && !announces && standAgain(list, named, isLabelled ? 0 : end);
    if (isContents && isLabelled) left.pop();
    const next = Math.max(end, at + 1);
    if (!isContents) left.push(...blocks.slice(at, next));
    at = isContents ? end : next;
  }
  return unlessAlone(left, blocks);
}

/** Where headings and terms stand, by what they are called. */
function namesOf(blocks: readonly Linked[]): ReadonlyMap<string, number> {
  return new Map(
    blocks.flatMap(({ block: { kind, text } }, at): [string, number][] =>
      kind === 'heading' || kind === 'term' ? [[nameOf(text), at]] : [],
    ),
  );
}

/** What is called a list of contents may stand behind what it lists. */
function standAgain(list: readonly Linked[], named: ReadonlyMap<string, number>, from: number): boolean {
  const again = list.filter(({ block }) => (named.get(nameOf(block.text)) ?? -1) >= from);
  return again.length >= REPEATED * list.length;
}

/** Without marks and numbers. */
function nameOf(text: string): string {
  return text.toLowerCase().replaceAll(/^\s*(?:[-#]+|\d+\.)\s|[^\p{L}\p{M}]+/gu, '');
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

/** Of the text of a page at most. */
const SHARE_OF_BAR = 0.25;

/**
 * The blocks of a page without a bar at its end: a heading that leads to another page, and below it nothing but such entries, the page
 * itself among them.
 */
export function withoutLastBar<One extends Linked>(blocks: readonly One[]): readonly One[] {
  const last = blocks.findLastIndex((one) => !leadsOn(one)) + 1;
  const start = blocks.slice(0, last).findLastIndex((one) => !isLinkedHeading(one)) + 1;
  const bar = blocks.slice(start);
  const hasHeading = start < last && blocks.slice(0, start).some(({ block }) => block.kind === 'heading');
  const size = (some: readonly One[]): number => some.reduce((sum, { characters }) => sum + characters, 0);
  const isBar = hasHeading && bar.length > FEWEST && size(bar) <= SHARE_OF_BAR * size(blocks);
  return isBar ? unlessAlone(withoutLastBar(blocks.slice(0, start)), blocks) : blocks;
}

function isLinkedHeading(one: Linked): boolean {
  return one.block.kind === 'heading' && isMereLink(one);
}

function leadsOn(one: Linked): boolean {
  return one.block.kind === 'item' && (leadsWithin(one) || isMereLink(one));
}
