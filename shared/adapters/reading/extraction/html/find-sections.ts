import { isFurniture } from './part-names.ts';
import { pruneMain } from './prune.ts';
import { minimalHtml } from './minimal-html.ts';
import { ELEMENT, isOutward, tagName, type TreeNode } from './tree.ts';
import { trimTail } from './trim-tail.ts';
import { weighTree, type Weights } from './weigh.ts';

/** The element that holds so much of the prose of a page holds its text. */
const NEARLY_ALL = 0.8;
/** A page is made of sections where they hold this share of its prose. */
const SECTIONS_SHARE = 0.5;
/** What is mostly links leads to other texts. */
const LINKED_SHARE = 0.3;
const FEWEST_SECTIONS = 2;
const HEADING = /^h[1-6]$/u;

/**
 * The text of a page that is made of sections, as manuals are: what holds all of them. Where one section is much longer
 * than the others, a search for the main part finds that one alone. Undefined for a page of another make.
 */
export function findSections(body: TreeNode): string | undefined {
  const part = partOfSections(body, weighTree(body));
  if (part === undefined) return undefined;
  const pruned = pruneMain(part);
  trimTail(pruned);
  return minimalHtml(pruned);
}

/** The outermost element with nearly all of the prose that is made of sections, or that has its paragraphs directly below it. */
function partOfSections(body: TreeNode, weights: Weights): TreeNode | undefined {
  const least = NEARLY_ALL * weights.of(body).prose;
  let part: TreeNode | undefined = body;
  while (part !== undefined && !isMadeOfSections(part, weights) && !isFlat(part, weights))
    part = childrenOf(part).find((child) => weights.of(child).prose >= least);
  return part;
}

/** Elements of one make, each of which begins with a heading of its own; one that leads to another page is a teaser's. */
function isMadeOfSections(part: TreeNode, weights: Weights): boolean {
  const alike = new Map<string, TreeNode[]>();
  for (const child of childrenOf(part)) {
    const { characters, linked, prose } = weights.of(child);
    const isText = prose > 0 && linked <= LINKED_SHARE * characters;
    if (!isText || isFurniture(child) || !beginsWithHeading(child)) continue;
    const make = `${tagName(child)} ${child.getAttribute?.('class') ?? ''}`;
    alike.set(make, [...(alike.get(make) ?? []), child]);
  }
  return [...alike.values()].some((nodes) => {
    const prose = nodes.reduce((sum, node) => sum + weights.of(node).prose, 0);
    return nodes.length >= FEWEST_SECTIONS && prose >= SECTIONS_SHARE * weights.of(part).prose;
  });
}

/** Headings and what stands below each follow one another in it, and hold nearly all of what it says. */
function isFlat(part: TreeNode, weights: Weights): boolean {
  const children = childrenOf(part);
  const prose = children
    .filter((child) => !isFurniture(child) && !holdsHeading(child))
    .reduce((sum, child) => sum + weights.of(child).prose, 0);
  const headings = children.filter((child) => HEADING.test(tagName(child)) && !holdsLinkAway(child)).length;
  return headings >= FEWEST_SECTIONS && prose > 0 && prose >= NEARLY_ALL * weights.of(part).prose;
}

function holdsHeading(node: TreeNode): boolean {
  return childrenOf(node).some((child) => HEADING.test(tagName(child)) || holdsHeading(child));
}

function beginsWithHeading(node: TreeNode): boolean {
  const first = childrenOf(node).find((child) => (child.textContent ?? '').trim() !== '');
  if (first === undefined) return false;
  return HEADING.test(tagName(first)) ? !holdsLinkAway(first) : beginsWithHeading(first);
}

function holdsLinkAway(node: TreeNode): boolean {
  return (tagName(node) === 'a' && isOutward(node)) || childrenOf(node).some(holdsLinkAway);
}

function childrenOf(node: TreeNode): readonly TreeNode[] {
  const children: TreeNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling)
    if (child.nodeType === ELEMENT) children.push(child);
  return children;
}
