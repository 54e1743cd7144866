import { getElementsByTagName, isTag, isText } from 'domutils';
import { DEEPEST, type JatsNode, inlineText } from './jats-inline.ts';
import { type XmlElement, at, children, localName, parseXml } from './xml.ts';

export interface JatsArticle {
  readonly title: string;
  /** A page of HTML: title, abstract, body, appendices, floating tables and figures. */
  readonly html: string;
  /** False when there is but the abstract: a scanned or closed article. */
  readonly hasBody: boolean;
}

/**
 * An article in JATS (Journal Article Tag Suite, as of PubMed Central) as HTML for `canonicalise`: headings by the depth of
 * their section, lists, tables as rows, captions as paragraphs. The list of references, notes, acknowledgements and other
 * back matter are left out. Undefined for what is no such article. Pure; never throws.
 */
export function readJats(xml: string): JatsArticle | undefined {
  const [article] = parseXml(xml, 'article');
  if (article === undefined) return undefined;
  const meta = at(article, 'front', 'article-meta');
  const titles = at(meta, 'title-group');
  const title = [at(titles, 'article-title'), at(titles, 'subtitle')]
    .map((one) => inlineText(one?.children ?? []).replace(/\.$/u, ''))
    .filter((part) => part !== '')
    .join(': ');
  const body = [
    ...blocksOf(at(article, 'body')?.children ?? [], TOP),
    ...children(at(article, 'back'), 'app-group').flatMap((group) => blocksOf(group.children, TOP)),
    ...children(at(article, 'back'), 'app').flatMap((app) => section(app, TOP)),
  ];
  const floats = children(article, 'floats-group').flatMap((group) => blocksOf(group.children, TOP));
  const blocks = [element('h1', title), ...abstracts(meta), ...body, ...floats];
  const head = `<head>${element('title', title)}</head>`;
  const html = `<html>${head}<body><main>${blocks.join('\n')}</main></body></html>`;
  return { title, html, hasBody: body.join('').length >= LEAST_BODY };
}

/** A body of a sentence or two says that the article is a scan or elsewhere. */
const LEAST_BODY = 400;

interface Level {
  /** Of a heading that comes next. */
  readonly heading: number;
  readonly depth: number;
}
const TOP: Level = { heading: 2, depth: 0 };

function abstracts(meta: XmlElement | undefined): readonly string[] {
  return children(meta, 'abstract')
    .filter((one) => !/^(?:graphical|toc|teaser|web-summary)$/u.test(one.attribs['abstract-type'] ?? ''))
    .flatMap((one) => {
      const own = inlineText(at(one, 'title')?.children ?? []);
      const rest = one.children.filter((node) => !isTag(node) || localName(node) !== 'title');
      const blocks = blocksOf(rest, { heading: 3, depth: 1 });
      return blocks.length === 0 ? [] : [element('h2', own === '' ? 'Abstract' : own), ...blocks];
    });
}

type Renderer = (element: XmlElement, level: Level) => readonly string[];

const nothing: Renderer = () => [];
const inside: Renderer = (one, level) => blocksOf(one.children, deeper(level));

/** How the blocks of an article are written; all other elements stand inside a line. */
const RENDERERS: Readonly<Record<string, Renderer>> = {
  sec: section,
  app: section,
  'boxed-text': section,
  p: inside,
  'fig-group': inside,
  'table-wrap-group': inside,
  'disp-quote': inside,
  'verse-group': inside,
  statement: inside,
  speech: inside,
  title: (one, level) => [element(`h${Math.min(6, level.heading)}`, inlineText(one.children))],
  list,
  'def-list': definitions,
  fig: captioned,
  'table-wrap': captioned,
  table: (one) => [table(one)],
  preformat: (one) => [element('pre', plain(one.children, 0))],
  code: (one) => [element('pre', plain(one.children, 0))],
  'disp-formula': (one) => [paragraph([one])],
  'verse-line': (one) => [paragraph(one.children)],
  'ref-list': nothing,
  'fn-group': nothing,
  'supplementary-material': nothing,
  graphic: nothing,
  media: nothing,
  'sec-meta': nothing,
};

/** Blocks one after another; what stands between them in a line becomes a paragraph. */
function blocksOf(nodes: readonly JatsNode[], level: Level): readonly string[] {
  if (level.depth > DEEPEST) return [];
  const blocks: string[] = [];
  let line: JatsNode[] = [];
  for (const node of nodes) {
    const render = isTag(node) ? rendererOf(node) : undefined;
    if (!isTag(node) || render === undefined) {
      line.push(node);
      continue;
    }
    blocks.push(paragraph(line), ...render(node, level));
    line = [];
  }
  return [...blocks, paragraph(line)].filter((block) => block !== '');
}

function rendererOf(node: XmlElement): Renderer | undefined {
  const name = localName(node);
  return Object.hasOwn(RENDERERS, name) ? RENDERERS[name] : undefined;
}

function deeper({ heading, depth }: Level): Level {
  return { heading, depth: depth + 1 };
}

function section(one: XmlElement, level: Level): readonly string[] {
  const titled = at(one, 'title') ?? at(one, 'caption', 'title');
  const heading = [at(one, 'label'), titled]
    .map((part) => inlineText(part?.children ?? []))
    .filter((part) => part !== '')
    .join(' ');
  const rest = one.children.filter((node) => !isTag(node) || !/^(?:label|title)$/u.test(localName(node)));
  const inner = blocksOf(rest, { heading: level.heading + 1, depth: level.depth + 1 });
  if (inner.length === 0) return [];
  return [element(`h${Math.min(6, level.heading)}`, heading), ...inner].filter((block) => block !== '');
}

function list(one: XmlElement, level: Level): readonly string[] {
  const tag = /^(?:order|alpha|roman)/u.test(one.attribs['list-type'] ?? '') ? 'ol' : 'ul';
  const items = children(one, 'list-item').map((item) => {
    const paragraphs = children(item, 'p').map((p) => p.children);
    const runs = paragraphs.length > 0 ? paragraphs : [item.children];
    const nested = [item.children, ...paragraphs].flat().filter(isList);
    const text = runs
      .map((nodes) => inlineText(nodes.filter((node) => !isList(node) && !isLabel(node))))
      .join(' ');
    return `<li>${escape(text.trim())}${blocksOf(nested, deeper(level)).join('')}</li>`;
  });
  return [`<${tag}>${items.join('')}</${tag}>`];
}

function isList(node: JatsNode): boolean {
  return isTag(node) && localName(node) === 'list';
}

function isLabel(node: JatsNode): boolean {
  return isTag(node) && localName(node) === 'label';
}

function definitions(one: XmlElement): readonly string[] {
  return children(one, 'def-item').map((item) => {
    const term = inlineText(at(item, 'term')?.children ?? []);
    const meaning = inlineText(at(item, 'def')?.children ?? []);
    return element('p', [term, meaning].filter((part) => part !== '').join(': '));
  });
}

/** Label and caption as a paragraph, then what they belong to: of a figure nothing, of a table its rows and notes. */
function captioned(one: XmlElement, level: Level): readonly string[] {
  const caption = at(one, 'caption');
  const label = inlineText(at(one, 'label')?.children ?? []).replace(/[.:]$/u, '');
  const title = inlineText(at(caption, 'title')?.children ?? []).replace(/\.$/u, '');
  const texts = children(caption, 'p').map((p) => inlineText(p.children));
  const shown = [label, title, texts.join(' ')].filter((part) => part !== '').join('. ');
  const tables = [...children(one, 'table'), ...children(at(one, 'alternatives'), 'table')];
  const notes = children(one, 'table-wrap-foot').flatMap((foot) =>
    getElementsByTagName('p', foot, true, 50).map((p) => paragraph(p.children)),
  );
  const formulas = children(one, 'disp-formula').flatMap((formula) => blocksOf([formula], deeper(level)));
  return [element('p', shown), ...tables.map(table), ...formulas, ...notes].filter((block) => block !== '');
}

function table(one: XmlElement): string {
  const rows = getElementsByTagName('tr', one, true).map((row) => {
    const cells = row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th');
    return `<tr>${cells.map((cell) => `<td>${escape(inlineText(cell.children))}</td>`).join('')}</tr>`;
  });
  return rows.length === 0 ? '' : `<table>${rows.join('')}</table>`;
}

function paragraph(nodes: readonly JatsNode[]): string {
  return element('p', inlineText(nodes));
}

/** Line breaks and indents as they are. */
function plain(nodes: readonly JatsNode[], depth: number): string {
  if (depth > DEEPEST) return '';
  return nodes
    .map((node) => (isText(node) ? node.data : isTag(node) ? plain(node.children, depth + 1) : ''))
    .join('');
}

function element(tag: string, text: string): string {
  return text === '' ? '' : `<${tag}>${escape(text)}</${tag}>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
