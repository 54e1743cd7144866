import { fold } from '#shared/text/words/fold.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { isStopword } from '#shared/text/words/stopwords.ts';

const QUERY_CHARACTERS = 4000;
const WORDS_CHARACTERS = 300;
const MOST_WORDS = 40;

/** A query that keeps its syntax: well-formed, on one line, of bounded length; '' when there is nothing to look for. */
export function cleanTerm(text: string): string {
  const term = cut(oneLine(text.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')), QUERY_CHARACTERS);
  return /[\p{L}\p{N}]/u.test(term) ? term : '';
}

/**
 * The plain words of a query, for services without PubMed's syntax or with another one: operators, field tags and
 * punctuation are taken off; what the query excludes (`NOT …`, `-word`) or only filters by (`2020[dp]`, `site:…`) goes with
 * them.
 * At most 300 characters, so that an address with them stays short.
 */
export function plainWords(text: string): readonly string[] {
  const term = cleanTerm(text);
  const bare = term.replace(WEB_OPERATOR, ' ');
  const wanted = /\p{Ll}/u.test(bare) ? wantedParts(bare) : [bare];
  const words = wanted.flatMap((part) => withoutTags(part).match(WORD) ?? []).map(quiet);
  return bounded(words);
}

/** Those words that carry a topic; all of them when none does. */
export function topicWords(words: readonly string[]): readonly string[] {
  const topical = words.filter((word) => !isStopword(fold(word)));
  return topical.length > 0 ? topical : words;
}

/**
 * Asks for documents with all words, and only when there are none for documents with any of them: some services find
 * nothing for a long query that one word of misses.
 */
export async function allThenAny<T>(
  words: readonly string[],
  ask: (words: readonly string[], mode: 'all' | 'any') => Promise<readonly T[]>,
): Promise<readonly T[]> {
  if (words.length === 0) return [];
  const found = await ask(words, 'all');
  return found.length > 0 || words.length === 1 ? found : ask(words, 'any');
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’./_+&][\p{L}\p{M}\p{N}]+)*(?:\+\+|#)?/gu;

/** What keeps a search of the web to some pages, and words that it leaves out: neither is a word to look for. */
const WEB_OPERATOR =
  /(?<!\S)(?:-\p{L}[^\s()]{0,80}|-?(?:site|filetype|ext|before|after|lang|inurl):[^\s()]{1,200})/giu;

/** Without what stands behind NOT, up to the next operator or the end of its parentheses. */
function wantedParts(term: string): readonly string[] {
  const excluded: boolean[] = [];
  const parts: string[] = [];
  let isNegated = false;
  for (const piece of term.split(/(\b(?:AND|OR|NOT)\b|[()])/u)) {
    const isOutside = isNegated || excluded.at(-1) === true;
    if (piece === 'NOT') isNegated = true;
    else if (piece === 'AND' || piece === 'OR') isNegated = false;
    else if (piece === '(') excluded.push(isOutside);
    else if (piece === ')') excluded.pop();
    else if (piece.trim() !== '' && !isOutside) parts.push(piece);
    if (piece === '(' || (piece !== 'NOT' && piece.trim() !== '')) isNegated = false;
  }
  return parts;
}

const VALUE = String.raw`(?:"[^"]{0,100}"|(?:(?:randomi[sz]ed )?(?:controlled|clinical) trial|systematic review|free full text|[^\s"()[\]]{1,60}))`;
/** A date or a filter: what it is about is not what is looked for. */
const FILTERED = new RegExp(
  String.raw`${VALUE}(?:\s?:\s?${VALUE})?\s?\[(?:dp|pdat|edat|crdt|mhda|ppdat|epdat|date[^\]]{0,30}|publication date|pt|publication type|la|lang|language|sb|filter)(?::[^\]]{0,20})?\]`,
  'giu',
);
const FIELD_TAG =
  /\[(?:ti|ab|tiab|tw|ot|mh|majr|sh|nm|au|1au|ta|ad|rn|all|all fields|title|title\/abstract|abstract|text word|journal|author|mesh[^\]]{0,30})(?::[^\]]{0,20})?\]/giu;

function withoutTags(part: string): string {
  return part.includes('[') ? part.replace(FILTERED, ' ').replace(FIELD_TAG, ' ') : part;
}

/** So that no service takes a word for an operator. */
function quiet(word: string): string {
  return /^(?:AND|OR|NOT|ANDNOT|NEAR|TO)$/u.test(word) ? word.toLowerCase() : word;
}

function bounded(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let size = 0;
  for (const word of words.slice(0, MOST_WORDS)) {
    const piece = cut(word, WORDS_CHARACTERS - size);
    if (piece === '') break;
    kept.push(piece);
    size += piece.length + 1;
  }
  return kept;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, Math.max(0, length)).replace(/[\ud800-\udbff]$/u, '');
}
