import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import type { HiddenTest } from './hidden.ts';
import { minimalHtml } from './minimal-html.ts';
import { pruneMain } from './prune.ts';
import { trimTail } from './trim-tail.ts';
import { ELEMENT, tagName, type TreeNode } from './tree.ts';

export interface MainPart {
  /** Minimal HTML. */
  readonly html: string;
  readonly characters: number;
  readonly byline: string | undefined;
}

/**
 * The main part of a page as Readability finds it, without what belongs to the page around it; undefined when it finds
 * none. `isHidden` is given where elements may be hidden in other ways than Readability looks for.
 */
export function findMainPart(html: string, isHidden: HiddenTest | undefined): MainPart | undefined {
  const { document } = parseHTML(html);
  if (isHidden !== undefined) removeHidden(document.documentElement, isHidden);
  const article = new Readability(document, { serializer: serialize, keepClasses: true }).parse();
  const content = article?.content;
  if (article === null || typeof content !== 'string') return undefined;
  return { html: content, characters: article.length ?? 0, byline: article.byline ?? undefined };
}

function serialize(node: TreeNode): string {
  const body = pruneMain(node);
  trimTail(body);
  return minimalHtml(body);
}

function removeHidden(node: TreeNode, isHidden: HiddenTest): void {
  let child = node.firstChild;
  while (child !== null) {
    const next = child.nextSibling;
    if (child.nodeType === ELEMENT) {
      if (isHidden(tagName(child), lookedAt(child))) child.remove?.();
      else removeHidden(child, isHidden);
    }
    child = next;
  }
}

/** Only what may hide an element beside what Readability looks at. */
function lookedAt(node: TreeNode): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const name of ['class', 'id', 'style']) {
    const value = node.getAttribute?.(name);
    if (value != null) attributes[name] = value;
  }
  return attributes;
}
