/** A word or an identifier: letters, digits and marks, joined by hyphen, underscore, dot or apostrophe. */
const WORD = /[\p{L}\p{N}\p{M}\u200c\u200d]+(?:(?:['’._\-\u2010\u2011]|,(?=\p{Nd}{3}))[\p{L}\p{N}\p{M}]+)*/uy;

const OTHER = 0;
const LETTER = 1;
const JOINER = 2;
const COMMA = 3;
const SIGN = 4;
const ASCII_LIMIT = 128;
const KINDS = Uint8Array.from({ length: ASCII_LIMIT }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z0-9]/iu.test(character)) return LETTER;
  if (character === ',') return COMMA;
  if (/[!#$%&*+/:<=>?@^|~]/u.test(character)) return SIGN;
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
    const end =
      kind === LETTER ? wordEnd(text, index) : Math.max(signsEnd(text, index, kind), optionEnd(text, index));
    if (end > index) visit(text.slice(index, end), index);
    index = Math.max(end, index + 1);
  }
}

const MOST_SIGNS = 3;
const BEFORE_SIGNS = /[\s`'"“‘([{,;]/u;
const SENTENCE_END = /[?!:]$/u;
const ONLY_SENTENCE_END = /^[?!]+$/u;
const LANGUAGE_SUFFIX = /^(#|\+\+)[?!:]?$/u;
const AFTER_SIGNS = /[\s`'"”’)\]},;.]/u;

/**
 * The end of a name that is made of signs, as `$@`, `&&` and `=>` are, and `++` and `#` of C++ and C#; `start` where there
 * is none. Two or three signs that stand alone, or what ends the name of a language.
 */
function signsEnd(text: string, start: number, kind: number): number {
  if (kind !== SIGN) return start;
  let end = start + 1;
  while (end <= start + MOST_SIGNS && kindAt(text, end) === SIGN) end += 1;
  const after = text[end];
  if (end - start > MOST_SIGNS || (after !== undefined && !AFTER_SIGNS.test(after))) return start;
  const signs = text.slice(start, end);
  if (ONLY_SENTENCE_END.test(signs)) return start;
  if (BEFORE_SIGNS.test(text[start - 1] ?? ' ')) {
    if (signs.length === MOST_SIGNS && SENTENCE_END.test(signs)) return end - 1;
    return signs.length > 1 ? end : start;
  }
  const suffix = kindAt(text, start - 1) === LETTER ? LANGUAGE_SUFFIX.exec(signs)?.[1] : undefined;
  return start + (suffix?.length ?? 0);
}

/** The end of a short option, as `-U` is; `start` where there is none. */
function optionEnd(text: string, start: number): number {
  if (text[start] !== '-' || kindAt(text, start + 1) !== LETTER || !BEFORE_SIGNS.test(text[start - 1] ?? ' '))
    return start;
  const end = start + 2;
  const isAlone = text[end] === undefined || AFTER_SIGNS.test(text[end] ?? '');
  return isAlone && /[A-Za-z]/u.test(text[start + 1] ?? '') ? end : start;
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
