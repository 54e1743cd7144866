import { isGreeting } from './canonical/shaped/title-lines.ts';

const LINES_ABOVE = 15;
const CHARACTERS = 50;
const LINE_CHARACTERS = 70;
/** Who writes, where and when: a title and a date are fewer lines. */
const FEWEST_LINES = 3;
/** "Petra Holt", "Pump Cottage, Malt Lane", "Brennwick, 2 September 2025": names and a date. */
const NAMES =
  /^(?:(?:\p{Lu}[\p{Ll}\p{N}.'’-]*|\d[\p{N}./-]{0,9}[a-z]?|&|and|of|the|und|der|die|von|et|de|du|la|y|del|e|di|da)(?:,? |$))+$/u;
/** What a letter is about stands above it, too. */
const ABOUT =
  /(?<!\p{L})(?:notice|rules|letters?|complaint|meeting|invitation|reminder|increase|offer|quotation|invoice|rents?|rates|prices|agreement|contract|report|minutes|application|confirmation|information|update|kündigung|einladung|rechnung|angebot|mahnung|vertrag|bericht|protokoll|convocation|facture|contrat|aviso|factura|contrato)(?!\p{L})/iu;
const PLACE_AND_DATE = /^\p{Lu}[\p{L} -]{2,30}, (?:the )?\d{1,2}(?:st|nd|rd|th|\.)? \p{L}+ \d{4}$/u;

/** Whether what stands first in a plain text is no more than the head of a letter: who wrote it, where or when, above its greeting. */
export function isLetterhead(first: string, text: string): boolean {
  if (first.length > CHARACTERS || !NAMES.test(first) || ABOUT.test(first)) return false;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LINES_ABOVE);
  const greeting = lines.findIndex((line) => isGreeting(line) && /[,!:]$/u.test(line));
  const above = lines.slice(0, Math.max(0, greeting));
  const isHead = above.every((line) => line.length <= LINE_CHARACTERS && !/[.!?]$/u.test(line));
  return isHead && (above.length >= FEWEST_LINES || (above.length > 0 && PLACE_AND_DATE.test(first)));
}
