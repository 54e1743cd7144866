import { contentWords } from '#shared/text/words/analyze.ts';
import { type Stretch, phraseAfter, withoutArticle } from './phrases.ts';

/** What a clause sets against each other. */
export interface Comparison {
  readonly things: readonly string[];
  /** They are ways in which something is done ("how A counts"), and no things to ask on of. */
  readonly isOfWays?: true;
  /** The things as they stand there, with their articles. */
  readonly named?: readonly string[];
  /** What is compared of them: "the price of power in Germany and Spain". */
  readonly topic?: string;
  /** The clause without its list of things; '' where nothing else is said. */
  readonly rest: string;
  /** "one": only the comparison itself is asked ("Is A cheaper than B?"); "each": what holds of each thing, too. */
  readonly asks: 'one' | 'each';
  /** The clause with one of the things in place of them all, where that reads well. */
  readonly ofOne?: (thing: string) => string;
}

/** One way of setting things against each other. */
export type Frame = (clause: string) => Comparison | undefined;

/** A list that begins at a place: "A, B and C", each of few words; `verb` as for `phraseAfter`. */
export function listAt(
  clause: string,
  index: number,
  verb: 'ends' | 'belongs' = 'ends',
): { readonly parts: readonly Stretch[]; readonly end: number } {
  const parts: Stretch[] = [];
  let at = index;
  while (parts.length < 12) {
    const part = phraseAfter(clause, at, 6, verb);
    if (!part) break;
    parts.push(part);
    const link =
      /^\s*(?:,\s*(?:(?:and|or|und|oder|et|ou|y|o)\s)?|(?:and|or|vs\.?|versus|with|to|against|from|und|oder|et|ou|y|o|e|von|mit)\s)\s*/iu.exec(
        clause.slice(part.end),
      );
    if (!link) break;
    at = part.end + link[0].length;
  }
  return { parts, end: parts.at(-1)?.end ?? index };
}

export function named(parts: readonly Stretch[]): readonly string[] {
  return parts.map((part) => part.text.replace(/[\s,.;:?]+$/u, '').replace(/^The(?=\s\p{Ll})/u, 'the'));
}

export function toThings(parts: readonly Stretch[]): readonly string[] {
  return parts.map((part) => withoutArticle(part.text).replace(/[\s,.;:?]+$/u, ''));
}

export function tidy(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,:;–—-]+|[\s,:;–—-]+$/gu, '')
    .replace(/\s(?:by|of|for|in|on|with|between|to|from|across|among|and|or)$/iu, '')
    .trim();
}

/** Without what only says that things are compared: "how do they differ". */
export function onlyAsked(rest: string): string {
  const words = contentWords(rest).filter(
    (word) => !/^(?:differ\w*|compar\w*|really|actually|exactly|main|key)$/u.test(word),
  );
  return words.length === 0 ? '' : rest;
}
