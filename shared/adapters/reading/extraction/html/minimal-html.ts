import { isAnchorSign } from '#shared/text/markup/anchor-sign.ts';
import { ELEMENT, TEXT, isOutward, tagName, type TreeNode } from './tree.ts';

const VOID = new Set(['br', 'hr', 'img', 'wbr']);
/** Attributes that the canonical text has a use for. */
const KEPT: Readonly<Record<string, string>> = { img: 'alt', code: 'class' };
const SAFE_NAME = /^[a-z][a-z\d]{0,20}$/u;

/** The HTML of a part of a page, its attributes left out but for those that carry text; of a link stays that it leads elsewhere. */
export function minimalHtml(root: TreeNode): string {
  const parts: string[] = [];
  write(root, parts);
  return parts.join('');
}

function write(node: TreeNode, parts: string[]): void {
  if (node.nodeType === TEXT) {
    parts.push(escape(node.textContent ?? ''));
    return;
  }
  if (node.nodeType !== ELEMENT || isAnchorMark(node)) return;
  const name = tagName(node);
  const isTag = SAFE_NAME.test(name);
  if (isTag) parts.push(`<${name}${attribute(node, name)}>`);
  for (let child = node.firstChild; child !== null; child = child.nextSibling) write(child, parts);
  if (isTag && !VOID.has(name)) parts.push(`</${name}>`);
}

/** The sign beside a heading by which one links to it. */
function isAnchorMark(node: TreeNode): boolean {
  if (tagName(node) !== 'a' || node.getAttribute?.('href')?.includes('#') !== true) return false;
  return isAnchorSign(node.textContent ?? '');
}

function attribute(node: TreeNode, name: string): string {
  if (name === 'a') return isOutward(node) ? ' href=""' : '';
  const kept = KEPT[name];
  const value = kept === undefined ? null : node.getAttribute?.(kept);
  return value == null || value === '' ? '' : ` ${kept}="${escape(value.slice(0, 1000))}"`;
}

function escape(text: string): string {
  if (!/[&<>"]/u.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
