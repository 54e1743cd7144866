import { getElementsByTagName, isCDATA, isTag, isText, textContent } from 'domutils';
import { Parser, parseDocument } from 'htmlparser2';
import { raise } from './superscript.ts';

export type XmlElement = ReturnType<typeof getElementsByTagName>[number];
type XmlNode = XmlElement['children'][number];

/** All elements of a name in a document, in order; none in what is no XML, or nests deeper than any real document. */
export function parseXml(xml: string, name: string): readonly XmlElement[] {
  if (nestsDeeperThan(MAX_NESTING, xml)) return [];
  const document = parseDocument(xml, { xmlMode: true, decodeEntities: true });
  return getElementsByTagName(name, document, true);
}

/** A tree of this depth is walked without harm; hostile ones are not even built. */
const MAX_NESTING = 1000;
const PIECE = 65_536;

function nestsDeeperThan(limit: number, xml: string): boolean {
  const nesting = { depth: 0, deepest: 0 };
  const onopentag = (): void => {
    nesting.depth += 1;
    nesting.deepest = Math.max(nesting.deepest, nesting.depth);
  };
  const onclosetag = (): void => {
    nesting.depth -= 1;
  };
  const parser = new Parser({ onopentag, onclosetag }, { xmlMode: true });
  for (let at = 0; at < xml.length; at += PIECE) {
    parser.write(xml.slice(at, at + PIECE));
    if (nesting.deepest > limit) return true;
  }
  return false;
}

/** The direct children of that name. */
export function children(parent: XmlElement | undefined, name: string): readonly XmlElement[] {
  return (parent?.children ?? []).filter(isTag).filter((child) => child.name === name);
}

/** The first element along a path of direct children. */
export function at(parent: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((element, name) => children(element, name)[0], parent);
}

/** The text of an element as a reader sees it: subscripts in line, exponents raised, formulas as text. */
export function readable(element: XmlElement | undefined): string {
  return element === undefined ? '' : readNodes(element.children);
}

const MARKUP =
  'jats:[a-z-]{1,30}|mml:[a-z]{1,20}|math|m[ionst]|mrow|msu[bp]|msubsup|mfrac|mtext|i|b|u|em|strong|sub|sup|italic|bold|sc|scp|monospace|underline|p|br|div|span|a|h[1-6]|ul|ol|li|sec|title|list|list-item|inline-formula|alternatives|tex-math|ext-link|xref';
const ESCAPED_TAG = new RegExp(String.raw`&lt;(/?(?:${MARKUP})(?:\s[^<>&]{0,300})?/?)&gt;`, 'giu');
const NO_TAG = new RegExp(String.raw`<(?!/?(?:${MARKUP})(?:\s[^<>]{0,300})?/?>)`, 'giu');

/**
 * Text with a little markup, as services send titles and abstracts (`CO<sub>2</sub>`, `&lt;i&gt;`, `p < 0.05 &amp; n > 3`), as a
 * reader sees it. What is no tag known from such texts stays as it is.
 */
export function readableMarkup(text: string): string {
  if (!/[<&]/u.test(text)) return text.replace(/\s+/gu, ' ').trim();
  const once = text.replace(/&amp;(?=(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});)/giu, '&');
  const tagged = once.replace(ESCAPED_TAG, '<$1>').replace(NO_TAG, '&lt;');
  return readNodes(parseDocument(tagged, { decodeEntities: true }).children).toWellFormed();
}

function readNodes(nodes: readonly XmlNode[]): string {
  const text = nodes.map((child) => render(child, 0)).join('');
  return text.replace(/\s+/gu, ' ').trim();
}

function render(node: XmlNode, depth: number): string {
  if (isText(node)) return node.data;
  if (isCDATA(node)) return textContent(node);
  if (!isTag(node) || depth > DEEPEST) return '';
  const name = localName(node);
  const inner = (): string => node.children.map((child) => render(child, depth + 1)).join('');
  if (name === 'sup') return raise(inner());
  if (BLOCK.test(name)) return ` ${inner()} `;
  if (name === 'alternatives') return render(preferredOf(node) ?? node, depth + 1);
  if (name === 'msup') return joinParts(node, depth, (base, exponent) => base + raise(exponent));
  if (name === 'mfrac') return joinParts(node, depth, (top, bottom) => `${top}/${bottom}`);
  return name === 'annotation' ? '' : inner();
}

function joinParts(node: XmlElement, depth: number, join: (first: string, second: string) => string): string {
  const parts = node.children.filter(isTag).map((part) => render(part, depth + 1).trim());
  return join(parts[0] ?? '', parts[1] ?? '');
}

/** Of several forms of one formula the one that reads best. */
export function preferredOf(alternatives: XmlElement): XmlElement | undefined {
  const forms = alternatives.children.filter(isTag);
  return forms.find((form) => localName(form) === 'math') ?? forms[0];
}

/** Without the prefixes that mark formulas (`mml:`) and the parts of an article (`jats:`). */
export function localName(element: XmlElement): string {
  return element.name.replace(/^(?:mml|jats):/u, '');
}

const BLOCK = /^(?:p|sec|br|break|div|li|list-item|tr|h[1-6])$/u;

/** No real record nests formulas this far. */
const DEEPEST = 200;
