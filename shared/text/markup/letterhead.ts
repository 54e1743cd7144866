import { isGreeting } from './canonical/shaped/title-lines.ts';

const LINES_ABOVE = 15;
const CHARACTERS = 50;
/** "Petra Holt", "Pump Cottage, Malt Lane", "Brennwick, 2 September 2025": names and a date. */
const NAMES =
  /^(?:(?:\p{Lu}[\p{Ll}\p{N}.'’-]*|\d[\p{N}./-]{0,9}[a-z]?|&|and|of|the|und|der|die|von|et|de|du|la|y|del|e|di|da)(?:,? |$))+$/u;

/** Whether what stands first in a plain text is no more than the head of a letter: who wrote it, where or when, above its greeting. */
export function isLetterhead(first: string, text: string): boolean {
  if (first.length > CHARACTERS || !NAMES.test(first)) return false;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.slice(0, LINES_ABOVE).some(isGreeting);
}
