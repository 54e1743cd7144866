import { isCDATA, isTag, isText, textContent } from 'domutils';
import { raise } from './superscript.ts';
import { type XmlElement, localName, preferredOf, readable } from './xml.ts';

export type JatsNode = XmlElement['children'][number];

/** No real article nests further. */
export const DEEPEST = 150;

const DROPPED = new Set([
  'fn',
  'inline-graphic',
  'graphic',
  'media',
  'object-id',
  'supplementary-material',
  'index-term',
  'annotation',
]);

/** The text of a run of nodes in one line, without the marks of references and footnotes that only a layout sets apart. */
export function inlineText(nodes: readonly JatsNode[]): string {
  return run(nodes, 0)
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,.;:)\]])/gu, '')
    .trim();
}

/** Puts the nodes together one after another: whether a number is a mark depends on what it sticks to. */
function run(nodes: readonly JatsNode[], depth: number): string {
  let text = '';
  let isAfterMark = false;
  nodes.forEach((node, at) => {
    if (isMark(node)) {
      const shown = isTag(node) ? run(node.children, depth + 1) : '';
      isAfterMark = isAfterMark || isGlued(text, shown);
      if (!isAfterMark) text += shown;
      return;
    }
    const next = nodes[at + 1];
    const isBetween = isAfterMark && isText(node) && /^[\s,;–—-]{1,3}$/u.test(node.data);
    if (isBetween && next !== undefined && isMark(next)) return;
    isAfterMark = false;
    text += textOf(node, depth);
  });
  return text;
}

function textOf(node: JatsNode, depth: number): string {
  if (isText(node)) return node.data;
  if (isCDATA(node)) return depth > DEEPEST ? '' : textContent(node);
  if (!isTag(node) || depth > DEEPEST) return '';
  const name = localName(node);
  if (DROPPED.has(name) || (name === 'sup' && isOnlyMarks(node))) return '';
  if (name === 'sup') return raise(run(node.children, depth + 1));
  if (name === 'math') return readable(node);
  if (name === 'tex-math') return texText(node);
  if (name === 'alternatives') return textOf(preferredOf(node) ?? node, depth + 1);
  const inner = run(node.children, depth + 1);
  return name === 'break' || BLOCK.test(name) ? ` ${inner} ` : inner;
}

const BLOCK = /^(?:p|title|label|list|list-item|disp-formula|disp-quote|def|term|td|th|tr)$/u;

/** A reference to the bibliography or to a footnote. */
function isMark(node: JatsNode): boolean {
  return (
    isTag(node) && node.name === 'xref' && /^(?:bibr|fn|table-fn)$/u.test(node.attribs['ref-type'] ?? '')
  );
}

/** A number or a sign that sticks to the word before; in brackets, or as a name with a year, it is part of the sentence. */
function isGlued(before: string, mark: string): boolean {
  return /[^\s([,;–—/-]$/u.test(before) && /^[\s\d,;–—*†‡§¶#-]{0,20}$|^[a-z]$/u.test(mark);
}

function isOnlyMarks(sup: XmlElement): boolean {
  const marks = sup.children.filter(isMark);
  const others = sup.children.filter((node) => !isMark(node));
  return (
    marks.length > 0 && others.every((node) => isText(node) && /^[\s,;–—()[\]-]{0,10}$/u.test(node.data))
  );
}

/** A formula without the document around it. */
function texText(element: XmlElement): string {
  const text = readable(element);
  const body = /\\begin\{document\}(.*?)(?:\\end\{document\}|$)/u.exec(text)?.[1] ?? text;
  return body.replace(/^[\s$]+|[\s$]+$/gu, '');
}
