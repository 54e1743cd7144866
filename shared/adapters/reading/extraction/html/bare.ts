import { isFurniture } from './part-names.ts';
import { ELEMENT, type TreeNode } from './tree.ts';
import { type Weights, weighTree } from './weigh.ts';

/** So much of what a page says may stand in what is named as standing around its text. */
const MOST_AROUND = 0.02;
/** What links more leads to other pages. */
const MOST_LINKED = 0.3;

/** Whether a page holds nothing but its text, as one of a manual does that was made for reading alone. */
export function isBare(body: TreeNode): boolean {
  const weights = weighTree(body);
  const { characters, linked, prose } = weights.of(body);
  return linked <= MOST_LINKED * characters && proseAround(body, weights) <= MOST_AROUND * prose;
}

function proseAround(node: TreeNode, weights: Weights): number {
  if (isFurniture(node)) return weights.of(node).prose;
  let sum = 0;
  for (let child = node.firstChild; child !== null; child = child.nextSibling)
    if (child.nodeType === ELEMENT) sum += proseAround(child, weights);
  return sum;
}
