import { contentWords, terms } from '../text/words/analyze.ts';
import { askedWords, isAskedPhrase, wordsOf, wordsWithoutArticles } from './asked-words.ts';
import { ASKING_WORDS, NEUTRAL_WORDS, NOUN_ENDING, SAID_OF_THINGS, STATING_WORDS } from './label-words.ts';
import { asksFairly, namesOnly } from './names-only.ts';

const LONGEST_PHRASE = 3;

/**
 * True for a label over quotes (a title, the name of a row or column) that says something of what it names: "Velorin is not
 * effective", "Placebo better than velorin". It may have words of the quotes, as a name or word for word, and those of nouns.
 */
export function statesSomething(label: string, quotes: readonly string[], asked: string): boolean {
  const words = wordsOf(label);
  const own = contentWords(label);
  const phrase = wordsWithoutArticles(label);
  const isTaken = phrase.length <= LONGEST_PHRASE && isAskedPhrase(phrase, askedWords(quotes.join('\n')));
  if (own.length < 2 || isTaken || namesOnly(label, askedWords(asked))) return false;
  if (ASKING_WORDS.has(words[0] ?? '')) return !asksFairly(label, askedWords([asked, ...quotes].join('\n')));
  return (
    words.some((word, at) => at > 0 && STATING_WORDS.has(word)) || isSaid(label, own, [...quotes, asked])
  );
}

/** "Velorin safe", "Certified for use", or a word that no text has and that is no noun: "Velorin fails". */
function isSaid(label: string, own: readonly string[], texts: readonly string[]): boolean {
  const known = new Set(texts.flatMap(terms));
  const isNew = (word: string): boolean =>
    !NEUTRAL_WORDS.has(word) && !NOUN_ENDING.test(word) && terms(word).some((term) => !known.has(term));
  return (
    SAID_OF_THINGS.has(own.at(-1) ?? '') ||
    /^\W*\p{L}+ed (?:for|in|by|as|to|since|with)\b/iu.test(label) ||
    own.some((word) => isNew(word))
  );
}
