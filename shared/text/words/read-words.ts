/** A word or an identifier: letters, digits and marks, joined by hyphen, underscore, dot or apostrophe. */
const WORD = /[\p{L}\p{N}\p{M}\u200c\u200d]+(?:(?:['’._\-\u2010\u2011]|,(?=\p{Nd}{3}))[\p{L}\p{N}\p{M}]+)*/uy;

const OTHER = 0;
const LETTER = 1;
const JOINER = 2;
const COMMA = 3;
const ASCII_LIMIT = 128;
const KINDS = Uint8Array.from({ length: ASCII_LIMIT }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z0-9]/iu.test(character)) return LETTER;
  if (character === ',') return COMMA;
  return /['._-]/u.test(character) ? JOINER : OTHER;
});

/**
 * Visits the surface words of a text with their start. ASCII is scanned by hand, several times as fast as the Unicode
 * pattern, which takes over for a word as soon as another character turns up in it.
 */
export function readWords(text: string, visit: (word: string, start: number) => void): void {
  let index = 0;
  while (index < text.length) {
    const kind = kindAt(text, index);
    if (kind !== LETTER) {
      index += 1;
      continue;
    }
    const end = wordEnd(text, index);
    if (end > index) visit(text.slice(index, end), index);
    index = Math.max(end, index + 1);
  }
}

/** Anything outside ASCII may be a letter: the pattern decides. */
function kindAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code < ASCII_LIMIT ? (KINDS[code] ?? OTHER) : LETTER;
}

function wordEnd(text: string, start: number): number {
  let index = start;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code >= ASCII_LIMIT) return patternEnd(text, start);
    const kind = KINDS[code];
    if (kind !== LETTER && !joins(text, index, kind)) break;
    index += 1;
  }
  return index;
}

function joins(text: string, index: number, kind: number | undefined): boolean {
  if (kind === JOINER) return index + 1 < text.length && kindAt(text, index + 1) === LETTER;
  return kind === COMMA && /^\p{Nd}{3}/u.test(text.slice(index + 1, index + 7));
}

function patternEnd(text: string, start: number): number {
  WORD.lastIndex = start;
  return WORD.test(text) ? WORD.lastIndex : start;
}
