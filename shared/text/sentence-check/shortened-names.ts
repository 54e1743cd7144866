import { fold } from '../words/fold.ts';
import { textLanguage } from './language.ts';

const LETTERS = /^\p{Lu}{3,6}$/u;
const LEAST_REST = 3;

/**
 * `FTD` of "frontotemporal dementia": the words begin with letters of the abbreviation in order, and what is left of it stands
 * within them.
 */
export function isAbbreviated(name: string, texts: readonly string[]): boolean {
  const letters = name.replace(/s$/u, '');
  if (!LETTERS.test(letters)) return false;
  const plain = fold(letters);
  return texts.some((text) => {
    const words = (text.match(/\p{L}+/gu) ?? []).map((word) => fold(word));
    return words.some((_, index) =>
      [2, 3, 4].some((count) => spells(words.slice(index, index + count), plain)),
    );
  });
}

/** Each word gives its first letter, and the first word may give letters of its inside, too. */
function spells(words: readonly string[], letters: string): boolean {
  const [word, ...rest] = words;
  if (word === undefined || !word.startsWith(letters.charAt(0))) return false;
  if (rest.length === 0) return isWithin(letters, word);
  for (let taken = 1; taken < letters.length; taken += 1)
    if (isWithin(letters.slice(0, taken), word) && spells(rest, letters.slice(taken))) return true;
  return false;
}

function isWithin(letters: string, word: string): boolean {
  let at = -1;
  for (const letter of letters) {
    at = word.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** `Öl` of the German `Ölpreis`: a noun is told by the compound that begins or ends with it. */
export function isOfCompound(name: string, texts: readonly string[]): boolean {
  const plain = name.toLowerCase();
  return texts.some(
    (text) =>
      textLanguage(text) === 'de' &&
      (text.match(/\p{Lu}\p{Ll}+/gu) ?? []).some((word) => {
        const compound = word.toLowerCase();
        const isPart = compound.startsWith(plain) || (plain.length > LEAST_REST && compound.endsWith(plain));
        return isPart && compound.length >= plain.length + LEAST_REST;
      }),
  );
}
