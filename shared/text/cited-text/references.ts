import { authorKey, findMarks, keyOf } from './marks.ts';

/** A list of references as it stands in a text: by name of the entry, the addresses that it gives. */
export interface References {
  readonly urls: ReadonlyMap<string, readonly string[]>;
  /** Where the list stands: nothing there is a statement. In order and disjoint. */
  readonly spans: readonly (readonly [start: number, end: number])[];
}

const HEADING =
  /^(?:#{1,6}\s*|\*\*)?(?:\d+\.?\s*)?(?:references?|sources?(?: cited)?|bibliography|works cited|literature(?: cited)?|citations?|(?:end|foot)?notes|further reading|quellen(?:verzeichnis)?|literatur(?:verzeichnis)?|einzelnachweise|références|bibliographie|sources citées|fuentes|referencias|bibliografía|riferimenti|fonti|referências|fontes|источники|литература|参考(?:文献|资料)|来源|引用|出典|المراجع|المصادر|संदर्भ|स्रोत)\s*:?(?:\*\*)?\s*:?\s*$/iu;
const MARKED_HEADING = /^#{1,6}\s/u;
const DEFINITION = /^ {0,3}\[(?<key>[^[\]\n]{1,100})\]:\s*(?<rest>\S.*)$/u;
const ENTRY =
  /^\s{0,6}(?:[-*+•]\s+)?(?:\*\*)?(?:\[(?<bracketed>\^?[\w.-]{1,40})\](?!\()[:.]?|(?<plain>\d{1,3})[.)]|\^(?<caret>\d{1,3}))(?:\*\*)?\s+(?<rest>\S.*)$/u;
const BULLET = /^\s{0,6}[-*+•]\s+(?<rest>\S.*)$/u;

interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Link definitions, footnotes and the entries of a list of references, numbered or by author and year. */
export function readReferences(text: string): References {
  const urls = new Map<string, string[]>();
  const spans: (readonly [number, number])[] = [];
  let isList = false;
  let current: readonly string[] = [];
  for (const line of linesOf(text)) {
    const isHeading = HEADING.test(line.text.trim());
    if (isHeading || MARKED_HEADING.test(line.text)) isList = isHeading;
    const keys = isHeading ? [] : keysOf(line.text, isList);
    const begins = keys.length > 0;
    if (line.text.trim() === '' || isHeading) current = [];
    else if (begins) current = keys;
    const belongs = isList || begins || (current.length > 0 && /^\s/u.test(line.text));
    if (!belongs) {
      current = [];
      continue;
    }
    spans.push([line.start, line.end]);
    const rest = restOf(line.text);
    for (const key of current) {
      const known = urls.get(key) ?? [];
      urls.set(key, [...new Set([...known, ...addressesIn(rest)])]);
    }
  }
  return { urls: new Map([...urls].filter(([, given]) => given.length > 0)), spans };
}

/** The names of the entry that begins here; none where none does. */
function keysOf(line: string, isList: boolean): readonly string[] {
  const defined = DEFINITION.exec(line)?.groups;
  if (defined !== undefined) return [keyOf(defined['key'] ?? '')];
  const entry = ENTRY.exec(line)?.groups;
  const key = entry?.['bracketed'] ?? entry?.['caret'] ?? (isList ? entry?.['plain'] : undefined);
  const isEntry = key !== undefined && (isList || addressesIn(entry?.['rest'] ?? '').length > 0);
  if (isEntry) return [keyOf(key), ...authorKeys(entry?.['rest'] ?? '')];
  return isList ? authorKeys(BULLET.exec(line)?.groups?.['rest'] ?? line) : [];
}

function authorKeys(rest: string): readonly string[] {
  const name = /^\W*(?<name>\p{Lu}[\p{L}'’-]+)/u.exec(rest)?.groups?.['name'];
  const year = /\b(?:19|20)\d{2}\b/u.exec(rest)?.[0];
  return name === undefined || year === undefined ? [] : [authorKey(name, year)];
}

function restOf(line: string): string {
  return DEFINITION.exec(line)?.groups?.['rest'] ?? ENTRY.exec(line)?.groups?.['rest'] ?? line;
}

/** The first is where the work is; a list may name an archived copy behind it. */
function addressesIn(text: string): readonly string[] {
  const isPath = /^(?:<?)(?<path>(?:\.{0,2}\/|file:)[^\s>]+)/u.exec(text)?.groups?.['path'];
  const marked = findMarks(text).flatMap((mark) => mark.urls);
  return isPath === undefined ? marked.slice(0, 1) : [isPath];
}

function linesOf(text: string): readonly Line[] {
  return [...text.matchAll(/[^\n]*(?:\n|$)/gu)].map((match) => ({
    text: match[0].replace(/\r?\n$/u, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
