import { terms } from '../words/analyze.ts';

/** By the term of a short form, the terms of its long form. */
export type Acronyms = ReadonlyMap<string, readonly string[]>;

const IN_BRACKETS = /\((\p{Lu}[\p{L}\p{N}-]{1,7}?)s?\)/gu;
const BEFORE_CHARACTERS = 80;
/** Words of a long form that need no letter in the short one: "point of sale". */
const SMALL = 2;

/** The short forms that a text introduces behind their long forms: "write-ahead log (WAL)". */
export function findAcronyms(text: string): Acronyms {
  const found = new Map<string, readonly string[]>();
  for (const { short, long } of introductions(text)) {
    const [term] = terms(short);
    if (term !== undefined) found.set(term, terms(long));
  }
  return found;
}

const NAME =
  /(?<![\p{L}\p{N}])(?!(?:The|A|An|In|On|For|Of|And)\b)\p{Lu}\p{Ll}+(?:[ -](?:(?:of|and|the|for|&|on|in|to|de) ){0,2}\p{Lu}\p{Ll}+){2,6}/gu;
const FEWEST_LETTERS = 3;

/** By initials, the terms of names that a text has without saying how they are shortened: "Securities and Exchange Commission" by "SEC". */
export function findInitials(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (opensSentence(text, index, name)) continue;
    const words = name.split(/[\s-]+/u).filter((word) => /^\p{Lu}/u.test(word));
    for (let first = 0; first + FEWEST_LETTERS <= words.length; first += 1)
      for (let last = first + FEWEST_LETTERS; last <= words.length; last += 1) {
        const own = words.slice(first, last);
        const initials = own.map((word) => word.charAt(0)).join('');
        if (!found.has(initials)) found.set(initials, terms(own.join(' ')));
      }
  }
  return found;
}

/** "Save Every Copy before you leave.": capitals at the beginning of a sentence that goes on in small letters without a small word in them. */
function opensSentence(text: string, index: number, name: string): boolean {
  const isFirst = /(?:^|[.!?:\n]["“(]?\s*|^[-*#>]+\s*)$/u.test(text.slice(Math.max(0, index - 4), index));
  return (
    isFirst &&
    !/\s\p{Ll}/u.test(name) &&
    /^\s+\p{Ll}/u.test(text.slice(index + name.length, index + name.length + 3))
  );
}

/** Behind a name in another script the letters of a short form spell nothing: "工程新闻记录 (ENR)". */
const BEHIND_OTHER_SCRIPT =
  /(?<=(?!\p{Script=Latin})[\p{L}\p{M}]\p{P}?\s?)[(（](\p{Lu}[\p{Lu}\p{N}-]{1,7})[)）]/gu;

/** The short forms that a text introduces, as they are written. */
export function shortFormsIn(text: string): readonly string[] {
  return [
    ...introductions(text).map(({ short }) => short),
    ...[...text.matchAll(BEHIND_OTHER_SCRIPT)].map((match) => match[1] ?? ''),
  ];
}

interface Introduction {
  readonly short: string;
  readonly long: string;
}

function introductions(text: string): readonly Introduction[] {
  return [...text.matchAll(IN_BRACKETS)].flatMap((match) => {
    const short = match[1] ?? '';
    const before = text.slice(Math.max(0, match.index - BEFORE_CHARACTERS), match.index);
    const long = longForm(before, lettersOf(short));
    return long === undefined ? [] : [{ short, long }];
  });
}

function lettersOf(short: string): string {
  return short.replaceAll(/[^\p{L}]/gu, '').toLowerCase();
}

/** The last words before a place whose first letters spell the short form, in order. */
function longForm(before: string, letters: string): string | undefined {
  const words = before.trimEnd().split(/[\s-]+/u);
  for (let count = 2; count <= letters.length + SMALL; count += 1) {
    const own = words.slice(-count);
    if (own.length === count && spells(own, letters)) return own.join(' ');
  }
  return undefined;
}

function spells(words: readonly string[], letters: string): boolean {
  let at = 0;
  for (const word of words) if (word.charAt(0).toLowerCase() === letters.charAt(at)) at += 1;
  return at >= letters.length && words[0]?.charAt(0).toLowerCase() === letters.charAt(0);
}
