/** What is used of a node of linkedom, whose own types ask for those of a browser. */
export interface TreeNode {
  readonly nodeType: number;
  readonly localName?: string | null;
  readonly textContent: string | null;
  readonly parentNode: TreeNode | null;
  readonly firstChild: TreeNode | null;
  readonly lastChild: TreeNode | null;
  readonly nextSibling: TreeNode | null;
  readonly getAttribute?: (name: string) => string | null;
  readonly remove?: () => void;
  readonly prepend?: (...nodes: readonly TreeNode[]) => void;
}

export const ELEMENT = 1;
export const TEXT = 3;

export function tagName(node: TreeNode): string {
  return node.nodeType === ELEMENT ? (node.localName ?? '').toLowerCase() : '';
}

/** A link within the page is a mark beside a heading or a note as often as a way elsewhere. */
export function isOutward(link: TreeNode): boolean {
  const href = link.getAttribute?.('href') ?? '';
  return href !== '' && !href.startsWith('#');
}
