import { terms } from '#shared/text/words/analyze.ts';
import { isCommonStem } from '#shared/text/words/common-stems.ts';
import type { PdfRun } from './lines.ts';

/** Where the fonts of TeX with accents (its encoding T1) have ligatures; its older ones have other letters there. */
const LIGATURES: Readonly<Record<string, string>> = {
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
};

const BESIDE_LETTER = /(?<=\p{L})\p{Cc}|\p{Cc}(?=\p{L})/gu;
const WORD = /(?<!\p{L})\p{L}*\p{Cc}[\p{L}\p{Cc}]*/gu;
const SHORTEST = 4;
/** Of the words of a page that have such a place, so many are words of English with the letters of a ligature. */
const LEAST_KNOWN = 0.25;

/**
 * Fonts that are pictures of letters name none of them: PDF.js then gives a letter's place in the font, "trace \u001Cles". The letters
 * are put in where they make words; in "gr\u001Cd" the place is that of an "ø".
 */
export function withTexLigatures(runs: readonly PdfRun[]): readonly PdfRun[] {
  const words = new Set(
    runs.flatMap(({ str }) => [...str.matchAll(WORD)].map(([word]) => withLetters(word))),
  );
  const long = [...words].filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word));
  const known = long.filter((word) => terms(word).some(isCommonStem)).length;
  if (known === 0 || known < LEAST_KNOWN * long.length) return runs;
  return runs.map((run) => {
    const str = withLetters(run.str);
    return str === run.str ? run : { ...run, str };
  });
}

function withLetters(text: string): string {
  return text.replaceAll(BESIDE_LETTER, (place) => LIGATURES[place] ?? place);
}
