import { hasUnspacedScript } from '../words/scripts.ts';

/** A place in canonical text, in UTF-16 code units, end exclusive. */
export interface QuoteSpan {
  readonly start: number;
  readonly end: number;
}

const BLANK = /[\s\u200b\u2060\u00ad\u0085]/u;
const QUOTE_MARK = /["'`´‘’‚‛“”„‟′″‵‶«»‹›「」『』＂＇]/u;
const DASH = /[-‐‑‒–—―−﹘﹣－]/u;
const HAS_TEXT = /[\p{L}\p{N}]/u;

/**
 * Where quotes stand in one canonical text: as they are, else read without regard to the width and kind of blanks, quotation
 * marks and dashes (and to quotation marks around the whole). Undefined when a quote does not stand there: nothing is guessed.
 */
export function quoteLocator(canonical: string): (quote: string) => QuoteSpan | undefined {
  let plain: PlainText | undefined;
  return (quote) => {
    const wanted = quote.trim();
    if (!wanted.isWellFormed() || !HAS_TEXT.test(wanted)) return undefined;
    const exact = findWhole(canonical, wanted);
    if (exact >= 0) return { start: exact, end: exact + wanted.length };
    plain ??= toPlain(canonical);
    return find(plain, trimMarks(toPlain(wanted).text));
  };
}

/** The first place where the words stand whole: "rust is safe" is not in "trust is safe". -1 when there is none. */
function findWhole(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const cutsStart = joins(text.charAt(at - 1), text.charAt(at));
    if (!cutsStart && !joins(text.charAt(end - 1), text.charAt(end))) return at;
  }
  return -1;
}

const WORD_UNIT = /[\p{L}\p{N}\p{M}\p{Cs}]/u;

/** True when two neighbouring code units are of one word; scripts without blanks may be parted anywhere. */
function joins(first: string, second: string): boolean {
  const isWord = WORD_UNIT.test(first) && WORD_UNIT.test(second);
  const isPair = /[\ud800-\udbff]/.test(first) && /[\udc00-\udfff]/.test(second);
  return isPair || (isWord && !hasUnspacedScript(first) && !hasUnspacedScript(second));
}

interface PlainText {
  readonly text: string;
  /** Of each code unit, where what it stands for begins, and where it ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Runs of blanks become one, quotation marks and runs of dashes one of a kind; all else stays, code unit by code unit. */
function toPlain(text: string): PlainText {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    const plain = plainUnit(unit);
    const repeats = (plain === ' ' || plain === '-') && units.at(-1) === plain;
    if (repeats) {
      ends[ends.length - 1] = index + 1;
      continue;
    }
    units.push(plain);
    starts.push(index);
    ends.push(index + 1);
  }
  return { text: units.join(''), starts, ends };
}

function plainUnit(unit: string): string {
  if (unit >= '0' && unit <= 'z' && unit !== '`') return unit;
  if (BLANK.test(unit)) return ' ';
  if (QUOTE_MARK.test(unit)) return "'";
  return DASH.test(unit) ? '-' : unit;
}

function trimMarks(plain: string): string {
  return plain.replace(/^[' ]+/u, '').replace(/[' ]+$/u, '');
}

function find(plain: PlainText, wanted: string): QuoteSpan | undefined {
  const at = findWhole(plain.text, wanted);
  const [start, end] = [plain.starts[at], plain.ends[at + wanted.length - 1]];
  return at < 0 || start === undefined || end === undefined ? undefined : { start, end };
}
