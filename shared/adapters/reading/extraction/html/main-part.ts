import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { isRemark } from '#shared/text/markup/remark.ts';
import { isBare } from './bare.ts';
import { findSections } from './find-sections.ts';
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
  const document = readTree(html, isHidden);
  const article = new Readability(document, { serializer: serialize, keepClasses: true }).parse();
  const content = article?.content;
  if (article === null || typeof content !== 'string') return undefined;
  return { html: content, characters: article.length ?? 0, byline: article.byline ?? undefined };
}

/** All sections of a page that is made of them; undefined for any other. */
export function findAllSections(html: string, isHidden: HiddenTest | undefined): string | undefined {
  return findSections(readTree(html, isHidden).body);
}

/** All of the part that a page marks as its main one, or of a page that has nothing around its text; undefined for any other. */
export function findWhole(html: string, isHidden: HiddenTest | undefined): string | undefined {
  const { body } = readTree(html, isHidden);
  const marked = [...body.querySelectorAll(MAIN)].filter((one) => !one.parentElement?.closest(MAIN));
  if (marked.length > 1) return undefined;
  const [part] = marked;
  if (part === undefined && !isBare(body)) return undefined;
  return serialize(part ?? body);
}

const MAIN = 'main, [role="main"], article';

const ROOT = /<html[\s>]/iu;
const BODY = /<body[\s>]/iu;

/** Behind these no body begins: the tag of one is only spoken of there, as by a script. */
const IN_BODY = /<(?:h[1-6]|p|div|pre|table|ul|ol|dl|section|article|main)[\s>]/iu;

/** The tags of the root and of the body may be left out; the tree is made of what stands between them. */
function withRoot(html: string): string {
  const body = html.search(BODY);
  if (body >= 0 && ROOT.test(html)) return html;
  if (body >= 0 && !IN_BODY.test(html.slice(0, body)))
    return `<html><head></head>${html.slice(body).replaceAll(ROOT_TAGS, '')}</html>`;
  return `<html><head></head><body>${html.replaceAll(OUTER_TAGS, '')}</body></html>`;
}

const ROOT_TAGS = /<!doctype[^<>]*>|<\/?html[^<>]*>/giu;
const OUTER_TAGS = /<!doctype[^<>]*>|<\/?(?:html|body)[^<>]*>/giu;

function readTree(html: string, isHidden: HiddenTest | undefined): ReturnType<typeof parseHTML>['document'] {
  const { document } = parseHTML(withRoot(html));
  if (isHidden !== undefined) removeHidden(document.documentElement, isHidden);
  takeInOpening(document.querySelector('#header'));
  keepRemarks(document);
  return document;
}

/** Notes and boxes of a manual belong to its text; other elements of these names are taken for what stands around it. */
function keepRemarks(document: ReturnType<typeof parseHTML>['document']): void {
  for (const box of document.querySelectorAll('aside, div.sidebar')) {
    const isOwn =
      tagName(box) === 'aside'
        ? isRemark(box.className)
        : siblingsFrom(box.firstChild).some((child) => child.getAttribute?.('class') === 'titlepage');
    if (!isOwn) continue;
    const kept = document.createElement('div');
    kept.append(...box.childNodes);
    box.replaceWith(kept);
  }
}

/** What AsciiDoc sets above the content of a manual page: its first section, which says what is described. */
function takeInOpening(header: TreeNode | null): void {
  const beside = header === null ? [] : siblingsFrom(header.nextSibling);
  const content = beside.find((node) => node.getAttribute?.('id') === 'content');
  const children = header === null ? [] : siblingsFrom(header.firstChild);
  const opening = children.findIndex((node) => tagName(node) === 'h2');
  if (content !== undefined && opening >= 0) content.prepend?.(...children.slice(opening));
}

function siblingsFrom(first: TreeNode | null): readonly TreeNode[] {
  const nodes: TreeNode[] = [];
  for (let node = first; node !== null; node = node.nextSibling) nodes.push(node);
  return nodes;
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
