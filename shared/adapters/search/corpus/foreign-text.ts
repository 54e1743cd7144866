import { guessLanguage, shareInLanguage } from '#shared/text/words/language.ts';

/** English is what documents are translated from: a question in it is hardly ever answered by a translation alone. */
const SOURCE = 'en';
/** A text in a language has at least so many of its small words, whatever it is about. */
const LEAST_SHARE = 0.08;

/** Which texts are in another language than an English question; each is looked at but once. */
export class ForeignTexts {
  readonly #known = new Map<number, boolean>();

  has(id: number, text: string, language: string | undefined): boolean {
    if (language !== SOURCE) return false;
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const found = isForeign(text);
    this.#known.set(id, found);
    return found;
  }
}

/** Names in a table or in code are words of no language. */
function isForeign(text: string): boolean {
  if (shareInLanguage(text, SOURCE) >= LEAST_SHARE) return false;
  const guessed = guessLanguage(text);
  return guessed !== 'und' && guessed !== SOURCE && shareInLanguage(text, guessed) >= LEAST_SHARE;
}
