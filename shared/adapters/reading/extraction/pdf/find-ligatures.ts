import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { PAGES_MILLISECONDS } from '../limits.ts';
import { placeGlyphs } from './glyphs.ts';
import { type GlyphText, type LetterWidths, readGlyphs } from './ligatures.ts';
import type { PdfRun } from './lines.ts';
import { putLigatures } from './put-ligatures.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Gives the pages of one document the letters of ligatures that its fonts give as control characters. */
export interface LigatureFinder {
  /** The runs of a page with those letters. */
  readonly put: (page: Page, runs: readonly PdfRun[]) => Promise<readonly PdfRun[]>;
  /** The numbers of pages that were passed over before the first ligature was found; none where none was. */
  readonly passedOver: () => readonly number[];
}

/** A page of prose with so many letters has "ff", "fi" or "fl" more often than once in so many of them. */
const LETTERS = 500;
const RAREST = 1000;
/** Gaps within lines that are this wide, in letters' sizes, are those of a blank and a ligature; so many of them are no chance. */
const NARROWEST_GAP = 0.65;
const WIDEST_GAP = 1.3;
const FEWEST_GAPS = 2;
/** After so many pages whose glyphs were looked at in vain no further one is. */
const VAIN_LOOKS = 2;
/** No further glyphs are looked at after this time, so that no page is lost for the sake of ligatures. */
const LOOKING_MILLISECONDS = PAGES_MILLISECONDS / 3;
/** Drawn without what readers of the page have written on it. */
const NO_ANNOTATIONS = 0;

/**
 * Looks at the glyphs of pages, which takes about as long as reading their text, only where the text seems to lack
 * ligatures; once some were found, at those of every page.
 */
export function findLigatures(): LigatureFinder {
  const widths: LetterWidths = new Map();
  const passed: number[] = [];
  let hasSome = false;
  let vain = 0;
  let spent = 0;
  const isLookedAt = (runs: readonly PdfRun[]): boolean =>
    spent < LOOKING_MILLISECONDS && (hasSome || (vain < VAIN_LOOKS && seemsToLack(runs)));
  return {
    async put(page, runs) {
      if (!isLookedAt(runs)) {
        if (!hasSome) passed.push(page.pageNumber);
        return runs;
      }
      const start = performance.now();
      const glyphs = await glyphsOf(page, widths);
      if (glyphs === undefined || glyphs.lost.length === 0) vain += 1;
      else hasSome = true;
      const whole = glyphs === undefined ? runs : putOrLeave(runs, glyphs);
      spent += performance.now() - start;
      return whole;
    },
    passedOver: () => (hasSome && spent < LOOKING_MILLISECONDS ? passed : []),
  };
}

/** For the sake of ligatures no page is lost. */
function putOrLeave(runs: readonly PdfRun[], glyphs: GlyphText): readonly PdfRun[] {
  try {
    return putLigatures(runs, glyphs);
  } catch {
    return runs;
  }
}

function seemsToLack(runs: readonly PdfRun[]): boolean {
  const gaps = runs.filter((_, index) => isGapBeforeLetter(runs, index)).length;
  if (gaps < FEWEST_GAPS) return false;
  const text = runs.map(({ str }) => str).join(' ');
  const letters = text.match(/[a-z]/gu)?.length ?? 0;
  const pairs = text.match(/f[fil]/gu)?.length ?? 0;
  return letters >= LETTERS && pairs * RAREST < letters;
}

/** True of a wide gap between a word and what may be the rest of the next one. */
function isGapBeforeLetter(runs: readonly PdfRun[], index: number): boolean {
  const [before, gap, behind] = [runs[index - 1], runs[index], runs[index + 1]];
  if (gap?.str !== ' ' || before === undefined || behind === undefined) return false;
  const wide = (gap.width ?? 0) / behind.height;
  return (
    wide >= NARROWEST_GAP &&
    wide <= WIDEST_GAP &&
    !before.hasEOL &&
    /[a-z,]$/u.test(before.str) &&
    /^[a-z]/u.test(behind.str)
  );
}

/** Undefined where what draws the page cannot be read. */
async function glyphsOf(page: Page, widths: LetterWidths): Promise<GlyphText | undefined> {
  try {
    const { OPS } = await getResolvedPDFJS();
    const operators = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS });
    const fontOf = (font: string): unknown =>
      page.commonObjs.has(font) ? page.commonObjs.get(font) : undefined;
    const glyphs = placeGlyphs(operators, OPS, (font) => unitOf(fontOf(font)));
    return readGlyphs(glyphs, widths, (font) => nameOf(fontOf(font)));
  } catch {
    return undefined;
  }
}

/** Fonts whose letters are drawn by commands have units of their own, all others the usual ones. */
function unitOf(font: unknown): number {
  const matrix =
    typeof font === 'object' && font !== null && 'fontMatrix' in font ? font.fontMatrix : undefined;
  const unit: unknown = Array.isArray(matrix) ? matrix[0] : undefined;
  return typeof unit === 'number' ? unit : 0.001;
}

function nameOf(font: unknown): string {
  const name = typeof font === 'object' && font !== null && 'name' in font ? font.name : '';
  return typeof name === 'string' ? name : '';
}
