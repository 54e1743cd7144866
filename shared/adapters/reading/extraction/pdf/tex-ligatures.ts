import type { PdfRun } from './lines.ts';

/** Where the fonts of TeX with accents (its encoding T1) have ligatures. What its older ones have is found by its looks. */
const LIGATURES: Readonly<Record<string, string>> = {
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
};

const BESIDE_LETTER = /(?<=\p{L})\p{Cc}|\p{Cc}(?=\p{L})/gu;

/** Fonts that are pictures of letters name none of them: PDF.js then gives a letter's place in the font, "trace \u001Cles". */
export function withTexLigatures(runs: readonly PdfRun[]): readonly PdfRun[] {
  return runs.map((run) => {
    const str = run.str.replaceAll(BESIDE_LETTER, (place) => LIGATURES[place] ?? place);
    return str === run.str ? run : { ...run, str };
  });
}
