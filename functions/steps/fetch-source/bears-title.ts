import { terms } from '#shared/text/words/analyze.ts';

const OPENING_CHARACTERS = 6000;
const SHARE = 0.7;

/**
 * Whether the opening of a text holds the words of a title: a copy that was found by an identifier or a link is only
 * that work when it says so. True for a title without words to look for.
 */
export function bearsTitle(text: string, title: string): boolean {
  const wanted = new Set(terms(title));
  if (wanted.size === 0) return true;
  const opening = new Set(terms(text.slice(0, OPENING_CHARACTERS)));
  const found = [...wanted].filter((term) => opening.has(term)).length;
  return found >= SHARE * wanted.size;
}
