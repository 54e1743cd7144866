import { getElementsByTagName, isCDATA, isTag, isText, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

export type XmlElement = ReturnType<typeof getElementsByTagName>[number];
type XmlNode = XmlElement['children'][number];

/** All elements of a name in a document, in order. */
export function parseXml(xml: string, name: string): readonly XmlElement[] {
  const document = parseDocument(xml, { xmlMode: true, decodeEntities: true });
  return getElementsByTagName(name, document, true);
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
  if (element === undefined) return '';
  const text = element.children.map((child) => render(child, 0)).join('');
  return text.replace(/\s+/gu, ' ').trim();
}

function render(node: XmlNode, depth: number): string {
  if (isText(node)) return node.data;
  if (isCDATA(node)) return textContent(node);
  if (!isTag(node) || depth > DEEPEST) return '';
  const name = node.name.replace(/^mml:/u, '');
  const inner = (): string => node.children.map((child) => render(child, depth + 1)).join('');
  if (name === 'sup') return raise(inner());
  if (name === 'msup') return joinParts(node, depth, (base, exponent) => base + raise(exponent));
  if (name === 'mfrac') return joinParts(node, depth, (top, bottom) => `${top}/${bottom}`);
  return name === 'annotation' ? '' : inner();
}

function joinParts(node: XmlElement, depth: number, join: (first: string, second: string) => string): string {
  const parts = node.children.filter(isTag).map((part) => render(part, depth + 1).trim());
  return join(parts[0] ?? '', parts[1] ?? '');
}

/** No real record nests formulas this far. */
const DEEPEST = 200;

const RAISED: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
};

/** `10<sup>3</sup>` must not read as 103; letters stay as they are. */
function raise(text: string): string {
  const isNumber = /^\s*[-+−]?\d{0,6}[-+−]?\s*$/u.test(text);
  return isNumber ? text.trim().replace(/./gu, (character) => RAISED[character] ?? character) : text;
}
