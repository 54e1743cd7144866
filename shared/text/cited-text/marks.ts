import { closingFrom } from './closing-link.ts';

/** Where a text names a source, and what of it is no prose. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** Stretches of the text that a reader would not read aloud. */
  readonly hidden: readonly (readonly [start: number, end: number])[];
  /** Addresses that it gives itself. */
  readonly urls: readonly string[];
  /** Names of entries in the list of references. */
  readonly keys: readonly string[];
}

const ADDRESS = String.raw`https?:\/\/[^\s<>"\u0000-\u0020]+`;
const LINK = new RegExp(
  String.raw`(?<image>!?)\[(?<words>(?:[^[\]\n]|\[[^[\]\n]*\]){0,500})\]\((?<url><[^<>\n]{1,2000}>|[^\s()]{1,2000}(?:\([^\s()]{0,500}\)[^\s()]{0,500})*)(?:\s+"[^"\n]{0,500}")?\)`,
  'gu',
);
const REFERENCE_LINK = /\[(?<words>[^[\]\n]{1,300})\]\[(?<key>[^[\]\n]{0,100})\]/gu;
const NUMBERS = /(?:\[|【)(?<numbers>\^?[\w.-]{1,40}(?:\s*[,;–-]\s*\^?\d{1,4}){0,30})(?:\]|】)(?!\()/gu;
const BARE = new RegExp(String.raw`<(?<angled>${ADDRESS})>|(?<bare>${ADDRESS})`, 'gu');
const IDENTIFIER =
  /\b(?:doi:?\s*)?(?<doi>10\.\d{4,9}\/[^\s"<>\]]+)|\bPMID:?\s*(?<pmid>\d{1,9})\b|\b(?<pmcid>PMC\d{3,9})\b|\barXiv:\s*(?<arxiv>\d{4}\.\d{4,5})/giu;
/** Behind a word or a full stop; behind a figure or a unit it is a power. */
const RAISED = /(?<=\p{L}{3}|[)\].,;:!?"'”’])(?<raised>[⁰¹²³⁴-⁹]+(?:[⁻,˒][⁰¹²³⁴-⁹]+)*)/gu;
const AUTHOR_YEAR =
  /\((?<names>\p{Lu}[\p{L}'’-]+(?:\s+(?:et al\.?|(?:and|&|und|et|y)\s+\p{Lu}[\p{L}'’-]+))?),?\s+(?<year>(?:19|20)\d{2})[a-z]?(?<more>;[^()]{0,200})?\)/gu;
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Every mark of citation in a text, in order and disjoint. */
export function findMarks(text: string): readonly Mark[] {
  const found = [
    ...links(text),
    ...referenceLinks(text),
    ...addresses(text),
    ...identifiers(text),
    ...numbered(text),
    ...raised(text),
    ...byAuthor(text),
  ];
  let end = 0;
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((mark) => {
      if (mark.start < end) return false;
      end = mark.end;
      return true;
    });
}

/** An address without the marks that belong to the sentence around it. */
export function trimAddress(url: string): string {
  let rest = url;
  for (;;) {
    const shorter = rest.replace(/[.,;:!?'"”’*_…]+$/u, '');
    const opens = shorter.split('(').length - 1;
    const closes = shorter.split(')').length - 1;
    const next =
      shorter.endsWith(')') && closes > opens ? shorter.slice(0, -1) : shorter.replace(/[\]}>]+$/u, '');
    if (next === rest) return rest;
    rest = next;
  }
}

function links(text: string): readonly Mark[] {
  return [...text.matchAll(LINK)].map((match): Mark => {
    const [start, end] = [match.index, match.index + match[0].length];
    const { image = '', words = '', url = '' } = match.groups ?? {};
    const isName =
      /^\[?[\^\d\s,]*\]?$/u.test(words) || /^(?:source|link|ref|https?:\S*)$/iu.test(words.trim());
    const from = start + image.length + 1;
    const closing = isName ? start : closingFrom(text, { start, end, words, url });
    const hidden =
      image === '' && closing === undefined
        ? ([
            [start, from],
            [from + words.length, end],
          ] as const)
        : ([[closing ?? start, end]] as const);
    return { start, end, hidden, urls: image === '' ? [url.replace(/^<|>$/gu, '')] : [], keys: [] };
  });
}

function referenceLinks(text: string): readonly Mark[] {
  return [...text.matchAll(REFERENCE_LINK)].map((match): Mark => {
    const [start, end] = [match.index, match.index + match[0].length];
    const { words = '', key = '' } = match.groups ?? {};
    const isName = /^\^?\d+$/u.test(words);
    const hidden = isName
      ? ([[start, end]] as const)
      : ([
          [start, start + 1],
          [start + 1 + words.length, end],
        ] as const);
    const keys = isName ? [words, key] : [key === '' ? words : key];
    return { start, end, hidden, urls: [], keys: keys.map(keyOf) };
  });
}

function addresses(text: string): readonly Mark[] {
  return [...text.matchAll(BARE)].map((match) => {
    const { angled, bare = '' } = match.groups ?? {};
    const url = angled ?? trimAddress(bare);
    const length = angled === undefined ? url.length : match[0].length;
    return whole(match.index, match.index + length, { urls: [url] });
  });
}

function identifiers(text: string): readonly Mark[] {
  return [...text.matchAll(IDENTIFIER)].map((match) => {
    const { doi, pmid, pmcid, arxiv } = match.groups ?? {};
    if (doi !== undefined) {
      const plain = trimAddress(doi);
      const end = match.index + match[0].length - (doi.length - plain.length);
      return whole(match.index, end, { urls: [`https://doi.org/${plain}`] });
    }
    return whole(match.index, match.index + match[0].length, { urls: [recordUrl({ pmid, pmcid, arxiv })] });
  });
}

function recordUrl(ids: {
  readonly pmid?: string | undefined;
  readonly pmcid?: string | undefined;
  readonly arxiv?: string | undefined;
}): string {
  if (ids.pmid !== undefined) return `https://pubmed.ncbi.nlm.nih.gov/${ids.pmid}/`;
  if (ids.pmcid !== undefined) return `https://pmc.ncbi.nlm.nih.gov/articles/${ids.pmcid.toUpperCase()}/`;
  return `https://arxiv.org/abs/${ids.arxiv ?? ''}`;
}

function numbered(text: string): readonly Mark[] {
  return [...text.matchAll(NUMBERS)].map((match) => {
    const keys = expandKeys(match.groups?.['numbers'] ?? '');
    return whole(match.index, match.index + match[0].length, { keys });
  });
}

function raised(text: string): readonly Mark[] {
  return [...text.matchAll(RAISED)].map((match) => {
    const plain = match[0].replaceAll(/./gu, plainDigit);
    return whole(match.index, match.index + match[0].length, { keys: expandKeys(plain) });
  });
}

function plainDigit(raisedDigit: string): string {
  const digit = RAISED_DIGITS.indexOf(raisedDigit);
  if (digit >= 0) return String(digit);
  return raisedDigit === '⁻' ? '-' : ',';
}

function byAuthor(text: string): readonly Mark[] {
  return [...text.matchAll(AUTHOR_YEAR)].map((match) => {
    const inside = match[0].slice(1, -1).split(';');
    const keys = inside.flatMap((one) => {
      const name = /\p{Lu}[\p{L}'’-]+/u.exec(one)?.[0];
      const year = /(?:19|20)\d{2}/u.exec(one)?.[0];
      return name === undefined || year === undefined ? [] : [authorKey(name, year)];
    });
    return whole(match.index, match.index + match[0].length, { keys });
  });
}

/** By which an entry of a list without numbers is found. */
export function authorKey(name: string, year: string): string {
  return `${name.toLowerCase()} ${year}`;
}

const MOST_EXPANDED = 30;

/** `1, 3-5` names 1, 3, 4 and 5. */
function expandKeys(list: string): readonly string[] {
  return list.split(/[,;]/u).flatMap((part) => {
    const range = /^\s*\^?(?<from>\d{1,4})\s*[–-]\s*\^?(?<to>\d{1,4})\s*$/u.exec(part)?.groups;
    if (range === undefined) return [keyOf(part)];
    const [from, to] = [Number(range['from']), Number(range['to'])];
    const count = Math.min(Math.max(0, to - from + 1), MOST_EXPANDED);
    return Array.from({ length: count }, (_, index) => String(from + index));
  });
}

/** Names of references are compared without regard to case and blanks. */
export function keyOf(name: string): string {
  return name.trim().replace(/^\^/u, '').replace(/\s+/gu, ' ').toLowerCase();
}

function whole(start: number, end: number, named: Partial<Pick<Mark, 'urls' | 'keys'>>): Mark {
  return { start, end, hidden: [[start, end]], urls: [], keys: [], ...named };
}
