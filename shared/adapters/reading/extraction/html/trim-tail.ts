import { ELEMENT, TEXT, tagName, type TreeNode } from './tree.ts';

interface Removable extends TreeNode {
  readonly remove?: () => void;
}

const HEADING = /^h[1-6]$/u;
const PIECES = new Set([
  'p',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'td',
  'dd',
  'dt',
  'div',
  'span',
  'figcaption',
]);
const STEPS = 20;
/** Of a page that is made of headings and links nothing is taken off. */
const TAIL_SHARE = 0.1;
const LINK_CHARACTERS = 200;

/**
 * Takes off what stands at the end of a main part and belongs to the page around it: headings that head nothing (their
 * list of links was dropped) and short pieces that are nothing but a link to another page.
 */
export function trimTail(root: TreeNode): void {
  let spare = (root.textContent ?? '').length * TAIL_SHARE;
  for (let step = 0; step < STEPS; step += 1) {
    const last: Removable | undefined = lastPiece(root);
    if (last === undefined || last === root || !isLoose(last)) return;
    spare -= (last.textContent ?? '').length;
    if (spare < 0) return;
    last.remove?.();
  }
}

/** The last element that holds text and no other such element; empty ones behind it go. */
function lastPiece(root: TreeNode): TreeNode | undefined {
  let node = root;
  for (;;) {
    const child: Removable | null = lastWithText(node);
    if (child === null || child.nodeType === TEXT) return PIECES.has(tagName(node)) ? node : undefined;
    if (PIECES.has(tagName(child)) && !hasPieces(child)) return child;
    node = child;
  }
}

function lastWithText(node: TreeNode): TreeNode | null {
  let last: TreeNode | null = null;
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (hasText(child)) last = child;
  }
  return last;
}

function hasText(node: TreeNode): boolean {
  return (node.nodeType === TEXT || node.nodeType === ELEMENT) && /\S/u.test(node.textContent ?? '');
}

function hasPieces(node: TreeNode): boolean {
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (PIECES.has(tagName(child)) && tagName(child) !== 'span') return true;
    if (child.nodeType === ELEMENT && hasPieces(child)) return true;
  }
  return false;
}

function isLoose(piece: TreeNode): boolean {
  if (HEADING.test(tagName(piece))) return true;
  const text = (piece.textContent ?? '').trim();
  return (
    text.length <= LINK_CHARACTERS && tagName(piece) !== 'td' && linkCharacters(piece) >= text.length - 2
  );
}

function linkCharacters(node: TreeNode): number {
  if (tagName(node) === 'a') return (node.textContent ?? '').trim().length;
  let sum = 0;
  for (let child = node.firstChild; child !== null; child = child.nextSibling) sum += linkCharacters(child);
  return sum;
}
