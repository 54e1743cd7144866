import type { PdfGlyph } from './glyphs.ts';

/** A ligature that its font says is a control character. */
export interface LostLigature {
  readonly letters: string;
  /** The control character that stands for it. */
  readonly sign: string;
  /** Before what character of the other text of the page it stands. */
  readonly at: number;
  /** True where no gap parts it from what stands before it. */
  readonly joinsBefore: boolean;
  readonly joinsBehind: boolean;
  /** How far from the left it begins. */
  readonly x: number;
}

/** What the glyphs of a page say: its text without blanks, and the ligatures that are missing there. */
export interface GlyphText {
  readonly text: string;
  readonly lost: readonly LostLigature[];
}

/** Of fonts by their names on the page: how wide those letters are that ligatures are made of. */
export type LetterWidths = Map<string, Map<string, number>>;

/** Of the name of a font on the page: what the font itself is called. */
export type FontNameOf = (font: string) => string;

/** Where fonts of TeX keep their ligatures: from this place on, in this order. */
const FIRST_PLACE = 0x0b;
const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'];

/** A ligature is about as wide as its letters; a Greek letter, an arrow, a bullet or a blank in its place is not. */
const NARROWEST = 0.8;
const WIDEST = 1.15;

/** In letters' sizes: what stands nearer together is one word. */
const JOINED = 0.15;

/** Computer Modern in its upright, bold, slanted and sans serif faces; in those for typewriters and formulas there is something else in the place of ligatures. */
const TEXT_FONT = /^(?:[A-Z]{6}\+)?CM(?:R|B|BX|TI|SL|BXTI|BXSL|SS|SSI|SSBX|SSDC|SSQ|SSQI|DUNH|FIB|U)\d+$/iu;

/** Reads the glyphs of a page; learns from them how wide the letters of its fonts are. */
export function readGlyphs(
  glyphs: readonly PdfGlyph[],
  widths: LetterWidths,
  fontNameOf: FontNameOf,
): GlyphText {
  for (const glyph of glyphs) learnWidth(glyph, widths);
  const lost: LostLigature[] = [];
  let text = '';
  for (const [index, glyph] of glyphs.entries()) {
    const letters = lettersOf(glyph);
    const joinsBefore = isJoined(glyphs[index - 1], glyph);
    const joinsBehind = isJoined(glyph, glyphs[index + 1]);
    if (
      letters !== undefined &&
      fits(glyph, letters, widths, fontNameOf) &&
      isInWord(
        letters,
        joinsBefore ? glyphs[index - 1] : undefined,
        joinsBehind ? glyphs[index + 1] : undefined,
      )
    )
      lost.push({ letters, sign: glyph.text, at: text.length, joinsBefore, joinsBehind, x: glyph.start.x });
    text += visible(glyph.text);
  }
  return { text, lost };
}

/** The text that PDF.js has for a glyph, without blanks: some ligatures have characters of their own. */
function visible(text: string): string {
  return text.replace(/\s+/gu, '').replace(/[\ufb00-\ufb06]/gu, (one) => one.normalize('NFKC'));
}

function learnWidth({ font, text, width }: PdfGlyph, widths: LetterWidths): void {
  if (text !== 'f' && text !== 'i' && text !== 'l') return;
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known.set(text, width));
}

function lettersOf({ text, code }: PdfGlyph): string | undefined {
  if (text.length !== 1 || text.charCodeAt(0) !== code) return undefined;
  return LIGATURES[code - FIRST_PLACE];
}

function fits(glyph: PdfGlyph, letters: string, widths: LetterWidths, fontNameOf: FontNameOf): boolean {
  if (TEXT_FONT.test(fontNameOf(glyph.font))) return glyph.width > 0;
  const known = widths.get(glyph.font);
  const whole = letters.split('').reduce((sum, letter) => sum + widthOf(letter, known), 0);
  return glyph.width >= whole * NARROWEST && glyph.width <= whole * WIDEST;
}

/** Not a number where it is not known; i and l are about as wide as each other. */
function widthOf(letter: string, known: ReadonlyMap<string, number> | undefined): number {
  const other = letter === 'i' ? 'l' : 'i';
  return known?.get(letter) ?? (letter === 'f' ? undefined : known?.get(other)) ?? Number.NaN;
}

/** A word ends in ff or goes on behind a ligature, be it on the next line. */
function isInWord(letters: string, before: PdfGlyph | undefined, behind: PdfGlyph | undefined): boolean {
  if (behind !== undefined && /^[\p{L}\p{M}\p{Pd}]/u.test(behind.text)) return true;
  return letters === 'ff' && before !== undefined && /\p{L}$/u.test(before.text);
}

function isJoined(before: PdfGlyph | undefined, behind: PdfGlyph | undefined): boolean {
  if (before === undefined || behind === undefined) return false;
  if (isBlank(before) || isBlank(behind)) return false;
  const { x, y } = before.end;
  return Math.hypot(behind.start.x - x, behind.start.y - y) <= JOINED * Math.min(before.size, behind.size);
}

/** A blank that is drawn parts words, however narrow it is. */
function isBlank(glyph: PdfGlyph): boolean {
  return lettersOf(glyph) === undefined && glyph.text.trim() === '';
}
