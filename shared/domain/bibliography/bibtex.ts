import type { AuthorName } from './author-name.ts';
import { type CslItem, isoOf, yearOf } from './csl.ts';

const TYPES: Readonly<Record<CslItem['type'], string>> = {
  'article-journal': 'article',
  article: 'misc',
  'article-newspaper': 'article',
  webpage: 'online',
  document: 'misc',
};

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  $: String.raw`\$`,
  '&': String.raw`\&`,
  '#': String.raw`\#`,
  _: String.raw`\_`,
  '%': String.raw`\%`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

/** The bibliography for BibTeX and biblatex, in UTF-8: letters with accents stay letters, signs of LaTeX are escaped. */
export function renderBibtex(items: readonly CslItem[]): string {
  const keys = citationKeys(items);
  return items.map((item, index) => `${renderEntry(item, keys[index] ?? item.id)}\n`).join('\n');
}

function renderEntry(item: CslItem, key: string): string {
  const year = yearOf(item.issued);
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['author', item.author?.map(renderName).join(' and ')],
    // Braces within braces: the capital letters of a title are the author's, not the style's.
    ['title', `{${escape(item.title)}}`],
    [item.type === 'webpage' ? 'organization' : 'journal', optional(item['container-title'])],
    ['year', year === undefined ? undefined : String(year)],
    ['date', item.issued && isoOf(item.issued)],
    ['doi', verbatim(item.DOI)],
    ['pmid', verbatim(item.PMID)],
    ['url', verbatim(item.URL)],
    ['urldate', isoOf(item.accessed)],
    ['langid', verbatim(item.language)],
    ['note', escape(item.note)],
  ];
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name} = {${value}},`]));
  return [`@${TYPES[item.type]}{${key},`, ...lines, '}'].join('\n');
}

function renderName(name: AuthorName): string {
  if ('literal' in name) return `{${escape(name.literal)}}`;
  return `${escape(name.family)}, ${escape(name.given)}`;
}

function optional(text: string | undefined): string | undefined {
  return text === undefined ? undefined : escape(text);
}

function escape(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll(/[\\{}$&#_%~^]/gu, (sign) => SPECIAL[sign] ?? sign);
}

/** Addresses and identifiers are read as they stand; only a brace or a backslash would end the field. */
function verbatim(text: string | undefined): string | undefined {
  return text?.replaceAll(/[{}\\\s]/gu, (sign) => encodeURIComponent(sign));
}

/** `doe2024effects`; a second one of that name ends in `b`, and so on. */
function citationKeys(items: readonly CslItem[]): readonly string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const stem = keyStem(item) || item.id.replaceAll('_', '');
    const count = counts.get(stem) ?? 0;
    counts.set(stem, count + 1);
    return count === 0 ? stem : `${stem}-${count + 1}`;
  });
}

function keyStem(item: CslItem): string {
  const [first] = item.author ?? [];
  const name = first === undefined ? '' : 'literal' in first ? first.literal : first.family;
  const word =
    item.title
      .split(/\s+/u)
      .map(plainLetters)
      .find((one) => one.length > 3) ?? '';
  return `${plainLetters(name.split(' ').at(-1) ?? '')}${yearOf(item.issued) ?? ''}${word}`;
}

function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '');
}
