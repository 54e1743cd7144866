import { ELEMENT, TEXT, isOutward, tagName, type TreeNode } from './tree.ts';

/** What an element holds, its descendants included. */
export interface Weight {
  readonly characters: number;
  /** Of these within links to other pages. */
  readonly linked: number;
  /** Characters outside links in pieces that are long enough for sentences. */
  readonly prose: number;
}

/** The smallest elements that stand apart on a page, each with its text. */
export interface Piece extends Weight {
  readonly node: TreeNode;
  readonly name: string;
}

export interface Weights {
  readonly of: (node: TreeNode) => Weight;
  /** The pieces that stand below an element, in the order of the page, but for those that were taken out since. */
  readonly piecesBelow: (node: TreeNode) => readonly Piece[];
}

const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const PROSE_CHARACTERS = 80;
/** Scripts that write without spaces say as much in fewer characters. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const NOTHING: Weight = { characters: 0, linked: 0, prose: 0 };

/** Weighs all elements of a tree in one pass. */
export function weighTree(root: TreeNode): Weights {
  const weights = new Map<TreeNode, Weight>();
  const pieces = new Map<TreeNode, Piece>();
  weigh(root, { weights, pieces });
  return { of: (node) => weights.get(node) ?? NOTHING, piecesBelow: (node) => [...gather(node, pieces)] };
}

function* gather(node: TreeNode, pieces: ReadonlyMap<TreeNode, Piece>): Generator<Piece> {
  const piece = pieces.get(node);
  if (piece !== undefined) yield piece;
  else if (node.nodeType === ELEMENT) {
    for (let child = node.firstChild; child !== null; child = child.nextSibling) yield* gather(child, pieces);
  }
}

interface Scale {
  readonly weights: Map<TreeNode, Weight>;
  readonly pieces: Map<TreeNode, Piece>;
}

interface Weighed extends Weight {
  readonly hasBlocks: boolean;
}

function weigh(node: TreeNode, scale: Scale): Weighed {
  const name = tagName(node);
  const sum = { characters: 0, linked: 0, prose: 0 };
  let hasBlocks = false;
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === TEXT) sum.characters += lengthOf(child.textContent ?? '');
    if (child.nodeType !== ELEMENT) continue;
    const inner = weigh(child, scale);
    sum.characters += inner.characters;
    sum.linked += inner.linked;
    sum.prose += inner.prose;
    hasBlocks ||= inner.hasBlocks || BLOCKS.has(tagName(child));
  }
  if (name === 'a' && isOutward(node)) sum.linked = sum.characters;
  if (!hasBlocks && BLOCKS.has(name)) {
    sum.prose = proseOf(sum);
    if (sum.characters > 0) scale.pieces.set(node, { node, name, ...sum });
  }
  scale.weights.set(node, sum);
  return { ...sum, hasBlocks };
}

function proseOf({ characters, linked }: Weight): number {
  return characters >= PROSE_CHARACTERS ? characters - linked : 0;
}

function lengthOf(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  const { length } = trimmed.replace(/\s+/gu, ' ');
  return length + (trimmed.match(DENSE)?.length ?? 0);
}
