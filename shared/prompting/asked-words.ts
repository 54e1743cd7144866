import { hasUnspacedScript } from '../text/words/scripts.ts';

/** The words of what was asked, clause by clause, in their order, in small letters and without articles. */
export type AskedWords = readonly (readonly string[])[];

const ARTICLES: ReadonlySet<string> = new Set(
  'the a an its their his her der die das den dem ein eine einen einem einer le la les l un une el los las il lo gli i o os um uma het een'.split(
    ' ',
  ),
);

/** All words of a text, in small letters. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The same without articles. */
export function wordsWithoutArticles(text: string): readonly string[] {
  return wordsOf(text).filter((word) => !ARTICLES.has(word));
}

export function askedWords(text: string): AskedWords {
  return text
    .split(/[,;:.?!()¿¡，。？；：、।؟\n]+/u)
    .map(wordsWithoutArticles)
    .filter((words) => words.length > 0);
}

/** True where the words stand side by side in what was asked. */
export function isAskedPhrase(words: readonly string[], asked: AskedWords): boolean {
  return asked.some((clause) =>
    clause.some((_, start) => words.every((word, at) => isSame(clause[start + at], word))),
  );
}

/** Chinese writes a clause as one word. */
function isSame(asked: string | undefined, word: string): boolean {
  return asked === word || (asked !== undefined && hasUnspacedScript(word) && asked.includes(word));
}

/** The clause of what was asked in which the words stand side by side. */
export function clauseWithin(words: readonly string[], asked: AskedWords): readonly string[] {
  return asked.find((clause) => isAskedPhrase(words, [clause])) ?? [];
}
