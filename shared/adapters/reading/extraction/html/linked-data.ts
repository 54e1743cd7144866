/** What a page says of itself in JSON-LD: the parts that are used, as they stand there. */
export interface LinkedData {
  readonly headline?: string;
  readonly authors: readonly string[];
  readonly published?: string;
  readonly language?: string;
  /** The text of the article, where the page repeats it. */
  readonly body?: string;
}

type Node = Readonly<Record<string, unknown>>;

const WORK =
  /(?:Article|BlogPosting|Posting|Report|ScholarlyArticle|Review|Recipe|WebPage|CreativeWork|Dataset|Question|Book|Thesis)$/u;
const NODES = 500;
const DEPTH = 6;

/** The first work that the scripts describe; an article goes before the page it is on. */
export function readLinkedData(scripts: readonly string[]): LinkedData {
  const works = scripts
    .flatMap((script) => nodesOf(parse(script), DEPTH))
    .slice(0, NODES)
    .filter((node) => typesOf(node).some((type) => WORK.test(type)));
  const work = works.find((node) => !typesOf(node).includes('WebPage')) ?? works[0];
  if (work === undefined) return { authors: [] };
  return {
    authors: namesOf(work['author']).length > 0 ? namesOf(work['author']) : namesOf(work['creator']),
    ...optional('headline', text(work['headline']) ?? text(work['name'])),
    ...optional('published', text(work['datePublished'])),
    ...optional('language', text(work['inLanguage'])),
    ...optional('body', text(work['articleBody'])),
  };
}

function parse(script: string): unknown {
  const json = script.replace(/^\s*(?:<!--|<!\[CDATA\[)|(?:-->|\]\]>)\s*$/gu, '');
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function nodesOf(value: unknown, depth: number): readonly Node[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.slice(0, NODES).flatMap((one) => nodesOf(one, depth - 1));
  if (!isNode(value)) return [];
  const inner = [value['@graph'], value['mainEntity'], value['mainEntityOfPage']];
  return [value, ...inner.flatMap((one) => nodesOf(one, depth - 1))];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typesOf(node: Node): readonly string[] {
  const type = node['@type'];
  return (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
}

function namesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.slice(0, NODES).flatMap((one) => namesOf(one));
  if (typeof value === 'string') return [value];
  if (!isNode(value)) return [];
  const name = text(value['name']);
  return name === undefined ? [] : [name];
}

function text(value: unknown): string | undefined {
  if (Array.isArray(value)) return text(value[0]);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function optional<K extends string>(key: K, value: string | undefined): Partial<Record<K, string>> {
  const entry: Partial<Record<K, string>> = {};
  if (value !== undefined) entry[key] = value;
  return entry;
}
