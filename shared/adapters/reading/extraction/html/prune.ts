import { isCaption, isFurniture, isNamedBody } from './part-names.ts';
import { ELEMENT, tagName, type TreeNode } from './tree.ts';
import { weighTree, type Piece, type Weight, type Weights } from './weigh.ts';

/** The body that a page names as such is taken for all when it holds this share of the prose. */
const BODY_SHARE = 0.8;
const BODY_CHARACTERS = 400;
/** What a name says to be no part of the article is believed up to this share of the text. */
const FURNITURE_SHARE = 0.25;
const CAPTION_SHARE = 0.3;
/** A page is an article, and not a list of links, when so much of its text is prose. */
const ARTICLE_SHARE = 0.5;
const HEADLINE_WORDS = 4;
const LEAD_CHARACTERS = 40;
const HEAD_SHARE = 0.2;

/**
 * Takes out of a main part what belongs to the page around the article: navigation, teasers, captions of pictures,
 * lines before the first sentence. Gives the part that is left.
 */
export function pruneMain(root: TreeNode): TreeNode {
  const weights = weighTree(root);
  const body = namedBody(root, weights);
  const whole = weights.of(body);
  removeBelow(body, (node) => isNoPart(node, weights.of(node), whole));
  if (whole.prose >= ARTICLE_SHARE * whole.characters) {
    removeTeasers(weights.piecesBelow(body));
    trimHead(weights.piecesBelow(body), HEAD_SHARE * whole.characters);
  }
  return body;
}

/** The innermost element that is named the body of the article, else all. */
function namedBody(root: TreeNode, weights: Weights): TreeNode {
  const least = Math.max(BODY_CHARACTERS, BODY_SHARE * weights.of(root).prose);
  let body = root;
  let inner: TreeNode | undefined = root;
  while (inner !== undefined) {
    if (isNamedBody(inner)) body = inner;
    inner = childrenOf(inner).find((child) => weights.of(child).prose >= least);
  }
  return body;
}

function isNoPart(node: TreeNode, weight: Weight, whole: Weight): boolean {
  const share = weight.characters / Math.max(1, whole.characters);
  if (isFurniture(node)) return share < FURNITURE_SHARE;
  if (isCaption(node)) return share < CAPTION_SHARE && !isNumbered(node);
  if (tagName(node) === 'header') return weight.prose === 0 && share < FURNITURE_SHARE;
  return false;
}

/** "Figure 2", "Fig. 2", "Table 1", "Abb. 3": what is shown there belongs to the text. */
function isNumbered(node: TreeNode): boolean {
  return /^\s*(?:supplementary\s+|extended data\s+)?\p{L}{3,10}\.?\s*\d/u.test(
    (node.textContent ?? '').slice(0, 60),
  );
}

function removeTeasers(pieces: readonly Piece[]): void {
  const links = pieces.map((piece) => isTeaser(piece));
  let isLed = false;
  for (const [index, piece] of pieces.entries()) {
    if (links[index] !== true) {
      isLed = links[index + 1] === true && isLead(piece);
      if (isLed) piece.node.remove?.();
    } else if (isLed || !isInList(piece)) piece.node.remove?.();
  }
}

/** A list of links may be what the page is about, as its changes or its parts are. */
function isInList({ node, name }: Piece): boolean {
  return name === 'li' || tagName(node.parentNode ?? node) === 'li';
}

/** A piece that is nothing but a headline which leads to another page, a short word like "Related:" before it at most. */
function isTeaser({ node, name, characters, linked }: Piece): boolean {
  if (linked === 0 || name === 'td' || name === 'th' || name === 'dt' || name === 'dd' || name === 'pre')
    return false;
  const text = (node.textContent ?? '').trim();
  const words = text.split(/\s+/u).length;
  if (words < HEADLINE_WORDS) return false;
  const rest = characters - linked;
  return rest <= 2 || (rest <= LEAD_CHARACTERS && /^[^:：]{1,40}[:：]/u.test(text) && linked > 2 * rest);
}

function isLead({ node, characters, linked }: Piece): boolean {
  return characters - linked <= LEAD_CHARACTERS && /[:：]\s*$/u.test(node.textContent ?? '');
}

const DATE_LINE =
  /\b(?:19|20)\d\d\b|\d{1,2}[:.h]\d\d|^\W*(?:by|von|por|par|di|door|photo|image|foto|credit|©|\(image)\b/iu;

/** Takes off what stands before the first sentence: dates, names of authors, addresses, links, labels. */
function trimHead(pieces: readonly Piece[], most: number): void {
  const first = pieces.findIndex(({ prose }) => prose > 0);
  let spare = most;
  for (const piece of pieces.slice(0, Math.max(0, first))) {
    if (!isLooseBeginning(piece)) continue;
    spare -= piece.characters;
    if (spare < 0) return;
    piece.node.remove?.();
  }
}

function isLooseBeginning({ node, name, characters, linked }: Piece): boolean {
  if (/^h[1-6]$|^t[dh]$|^pre$|^d[td]$/u.test(name)) return false;
  const text = (node.textContent ?? '').trim();
  if (/[.!?。！？]["”’»)]*$/u.test(text)) return false;
  const words = text.split(/\s+/u).length;
  return linked >= characters - 2 || words <= 2 || /^https?:\S+$/u.test(text) || DATE_LINE.test(text);
}

function removeBelow(node: TreeNode, isOut: (node: TreeNode) => boolean): void {
  for (const child of childrenOf(node)) {
    if (isOut(child)) child.remove?.();
    else removeBelow(child, isOut);
  }
}

function childrenOf(node: TreeNode): readonly TreeNode[] {
  const children: TreeNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === ELEMENT) children.push(child);
  }
  return children;
}
