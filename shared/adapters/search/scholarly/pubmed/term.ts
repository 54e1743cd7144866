import { cleanTerm, plainWords, topicWords } from '../search-words.ts';

/** A query in PubMed's own syntax: field tags, operators in capitals, phrases. */
const SYNTAX = /\[[a-z][^\]]{0,40}\]|\b(?:AND|OR|NOT)\b|"[^"]+"/u;
const MOST_WORDS = 12;

/** What PubMed is asked: first for all of a query, and for any of its words only when that finds nothing. */
export interface PubmedTerms {
  readonly all: string;
  /** '' where it would ask the same again. */
  readonly any: string;
}

/**
 * Words without tags, so that PubMed adds headings and synonyms to them by its own mapping, each with its American
 * spelling; without question words, which it would look for, too. The wider query looks in titles, abstracts and headings.
 */
export function pubmedTerms(text: string): PubmedTerms {
  const words = topicWords(plainWords(text));
  const any = words.slice(0, MOST_WORDS).flatMap((word) => spellings(word).map((one) => `${one}[tw]`));
  if (SYNTAX.test(text)) return { all: cleanTerm(text), any: any.join(' OR ') };
  return {
    all: words.map((word) => inBrackets(spellings(word))).join(' '),
    any: any.length > 1 ? any.join(' OR ') : '',
  };
}

function inBrackets(spellings: readonly string[]): string {
  return spellings.length === 1 ? (spellings[0] ?? '') : `(${spellings.join(' OR ')})`;
}

const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/(?<=h|gn|gyn|an|k|p|c|isch|septic|glyc|ur)ae(?=m|c|s|d|t)/giu, 'e'],
  [/oe(?=dem|soph|str|tiolog|lia)/giu, 'e'],
  [/(?<=rrh)oe(?=a)/giu, 'e'],
  [/(?<=tum|col|behavi|fav|lab|hum|neighb)our/giu, 'or'],
  [
    /(?<=random|organ|character|util|optim|minim|maxim|local|special|steril|immun|hospital|neutral|normal|polar|visual|metabol)is(?=(?:e[ds]?|ing|ations?)$)/giu,
    'iz',
  ],
  [/(?<=^fib)re(?=s?$)/giu, 'er'],
  [/(?<=^cent|^lit|^met)re(?=s?$)/giu, 'er'],
];

function spellings(word: string): readonly string[] {
  const american = AMERICAN.reduce((text, [from, to]) => text.replace(from, to), word);
  return american === word ? [word] : [word, american];
}
