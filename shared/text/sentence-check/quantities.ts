import { sharesInWords } from './shares-in-words.ts';
import { stem } from '../words/stem.ts';
import { fold } from '../words/fold.ts';
import { isStopword } from '../words/stopwords.ts';
import { type Bound, approximatesAt, boundAt } from './bounds.ts';
import { hanNumbers } from './han-numbers.ts';
import { plainFigures } from './plain-figures.ts';
import { multiplierOf, readNumberWords } from './number-words.ts';
import { type Unit, currencyBefore, unitAfter, unitOf } from './units.ts';

/** An amount that a text states. */
export interface Quantity {
  /** The figure as it stands. */
  readonly text: string;
  /** Where it stands. */
  readonly start: number;
  /** Its value; several where it can be read in several ways (`1.250`). */
  readonly values: readonly number[];
  readonly unit?: Unit;
  readonly bound?: Bound;
  readonly isApproximate: boolean;
  /** In words, not in digits. */
  readonly isWord: boolean;
  /** Stem of the word that is counted, where one follows. */
  readonly noun?: string;
  /** It is told by a word of its own: "a third of", "doubled". */
  readonly inWords?: 'share' | 'multiple';
  /** Where it is told in thousands or millions, what its last digit stands for. */
  readonly step?: number;
  /** Of what it is told, where it is measured so: the kilogram of "5 mg per kg". */
  readonly per?: Unit;
}

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
};
const FIGURE =
  /(?<!(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}_])(?:(?<!\p{N}\s?)[-−–](?=\d))?(?:\d{1,3}(?:[ \u00a0\u202f\u2009'’]\d{3})+(?![\d.,]?\d)|\d+(?:[.,:/·]\d+)*)(?<half>[½¼¾⅓⅔⅛])?|(?<alone>[½¼¾⅓⅔⅛])/gu;
/** `IL-6`, `HTTP/2`, `v1`: the figure belongs to a name. */
const IN_NAME = /(?:[\p{L}\d_]*\p{Lu}[\p{L}\d_]*[-/.#]|[\p{L}_][\p{L}\d_]*[./#_])$/u;
const AFTER_NAME = /^(?:[\p{L}_]*\p{Lu}[\p{L}\d_]*|[a-z]\w*[_.(]|_)/u;
const ORDINAL = /^(?:st|nd|rd|th|er|ère|e|ème|º|ª)(?![\p{L}])/u;

/** The amounts of a text in order: figures, and numbers in words. */
export function readQuantities(source: string): readonly Quantity[] {
  const text = plainFigures(source);
  const figures = [...text.matchAll(FIGURE)].flatMap((match) => readFigure(match, text));
  const words = readNumberWords(text).map(({ value, start, end }) =>
    describe(text, { start, end, values: [value], isWord: true }),
  );
  return [...figures, ...words];
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly values: readonly number[];
  readonly isWord: boolean;
}

function readFigure(match: RegExpExecArray, text: string): readonly Quantity[] {
  const { half, alone } = match.groups ?? {};
  const [start, end] = [match.index, match.index + match[0].length];
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 40);
  if (alone !== undefined)
    return [describe(text, { start, end, values: [FRACTIONS[alone] ?? 0], isWord: false })];
  if (IN_NAME.test(before) || isNameAfter(after) || isMarker(before, after)) return [];
  const figure = half === undefined ? match[0] : match[0].slice(0, -half.length);
  // A date, a time, a ratio: each part for itself.
  if (/[:/]|^\d{4}-/u.test(figure)) {
    return figure
      .split(/[:/]/u)
      .map((part) => describe(text, { start, end, values: readings(part), isWord: false }));
  }
  const more = half === undefined ? 0 : (FRACTIONS[half] ?? 0);
  return [
    describe(text, { start, end, values: readings(figure).map((value) => value + more), isWord: false }),
  ];
}

function isNameAfter(after: string): boolean {
  return (
    AFTER_NAME.test(after) &&
    unitAfter(after) === undefined &&
    !ORDINAL.test(after) &&
    multiplierIn(after) === undefined
  );
}

/** The number of an entry: `(1) first, (2) second`. */
function isMarker(before: string, after: string): boolean {
  return /[([]$/u.test(before) && /^[)\]](?!\s*[%\p{L}]*\d)/u.test(after);
}

const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/u;

/** A point may part thousands or decimals, and a blank thousands or two figures: each reading counts. */
function readings(figure: string): readonly number[] {
  const isNegative = /^[-−–]/u.test(figure);
  const digits = figure.replace(/^[-−–]/u, '').replace('·', '.');
  const values = readingsOf(digits);
  return isNegative ? values.map((value) => -value) : values;
}

function readingsOf(digits: string): readonly number[] {
  if (/[ \u00a0\u202f\u2009'’]/u.test(digits)) return [Number(digits.replaceAll(/\D/gu, ''))];
  const isGrouped = GROUPED.test(digits);
  const whole = isGrouped ? [Number(digits.replaceAll(/[.,]/gu, ''))] : [];
  const isDecimal = /^\d+[.,]\d+$/u.test(digits) && !(isGrouped && digits.includes(','));
  const mixed = /^(\d{1,3}(?:([.,])\d{3})+)(?!\2)[.,](\d+)$/u.exec(digits);
  const parts = mixed ? [Number(`${(mixed[1] ?? '').replaceAll(/[.,]/gu, '')}.${mixed[3] ?? ''}`)] : [];
  const decimal = isDecimal ? [Number(digits.replace(',', '.'))] : [];
  const found = [...whole, ...parts, ...decimal];
  return found.length > 0 ? found : [Number(digits.replaceAll(/[.,]/gu, '')) || 0];
}

function describe(text: string, { start, end, values, isWord }: Found): Quantity {
  const before = text.slice(Math.max(0, start - 40), start);
  const rest = text.slice(end, end + 60);
  const scale = multiplierIn(rest);
  const scaled = scale === undefined ? values : values.map((value) => value * scale.value);
  const behind = scale === undefined ? rest : rest.slice(scale.length);
  const measured = isUnmeasured(text.slice(start, end), behind) ? undefined : unitAfter(behind);
  const range =
    measured === undefined && !YEAR.test(text.slice(start, end)) ? unitAfterRange(behind) : undefined;
  const unit = measured?.unit ?? currencyBefore(before) ?? shareBefore(before) ?? range;
  const bound = boundAt(before, behind.slice(measured?.length ?? 0));
  const noun = unit === undefined ? nounAfter(behind) : undefined;
  const per = measured === undefined ? undefined : denominatorIn(behind.slice(measured.length));
  return {
    text: text.slice(start, end),
    start,
    values: scaled,
    ...(unit === undefined ? {} : { unit }),
    ...(bound === undefined ? {} : { bound }),
    isApproximate: approximatesAt(before),
    isWord,
    ...(noun === undefined ? {} : { noun }),
    ...(per === undefined ? {} : { per }),
    ...(scale === undefined || isWord ? {} : { step: scale.value * lastDigitOf(text.slice(start, end)) }),
  };
}

function lastDigitOf(figure: string): number {
  return 10 ** -(/[.,·](\d{1,2})$/u.exec(figure)?.[1] ?? '').length;
}

const PER =
  /^(?:\s?\/\s?|\s(?:per|pro|par|por|je|for each|for every|each|every|an?)\s)(?<unit>[\p{L}µ]+)(?![\p{L}\p{N}])/iu;

function denominatorIn(behind: string): Unit | undefined {
  const unit = PER.exec(behind)?.groups?.['unit'];
  return unit === undefined ? undefined : unitOf(unit);
}

const YEAR = /^(?:1\d|20)\d\d$/u;

/** `1974年` is a year, where `60年` are so many; what `成为` begins with is no tenth. */
function isUnmeasured(figure: string, behind: string): boolean {
  return (YEAR.test(figure) && /^\s?[年년]/u.test(behind)) || /^(?:年代|成[为為立功])/u.test(behind);
}

function shareBefore(before: string): Unit | undefined {
  return /百分之\s?$/u.test(before) ? unitAfter('%')?.unit : undefined;
}

/** `5 to 10 MB`: what stands before the other end is measured alike. */
function unitAfterRange(text: string): Unit | undefined {
  const other = /^\s?(?:[-–—~]|to|and|or|vs?\.?|versus|bis|und|à|et|a|y|до|至|到|〜)\s?\d[\d.,]*/u.exec(text);
  return other === null ? undefined : unitAfter(text.slice(other[0].length))?.unit;
}

interface Scale {
  readonly value: number;
  readonly length: number;
}

function multiplierIn(after: string): Scale | undefined {
  const spaced = /^[\s-]?([\p{L}\p{M}]+)\.?(?![\p{L}\p{N}])/u.exec(after);
  const word = spaced?.[1];
  const value = word === undefined ? undefined : multiplierOf(word);
  if (spaced && value !== undefined) return { value, length: spaced[0].length };
  const short = /^([kKMBT]|bn|[万萬億亿千만억])(?![a-zA-Z])/u.exec(after)?.[1];
  const factor = short === undefined ? undefined : (SHORT_SCALES[short] ?? multiplierOf(short));
  return short === undefined || factor === undefined ? undefined : { value: factor, length: short.length };
}

const SHORT_SCALES: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

function nounAfter(text: string): string | undefined {
  const words = /^[\s-]{1,2}((?:[\p{Ll}\p{M}]+[\s-]){0,2}[\p{L}\p{M}]+)/u.exec(text)?.[1];
  const last = words
    ?.split(/[\s-]/u)
    .map((word) => fold(word))
    .find(
      (word, index, all) => !isStopword(word) && (index === all.length - 1 || /(?:s|en|er)$/u.test(word)),
    );
  return last === undefined ? undefined : stem(last);
}

/** `14.03.2019`: each part may be told by itself. */
const PARTED = /^\d+(?:[.,]\d+){2,}$/u;

/** What a text may bear beside its amounts: figures within names, ordinals, numbers in Chinese characters. */
export function looseValues(source: string): readonly number[] {
  const text = plainFigures(source);
  const digits = [...text.matchAll(/\d+(?:[.,]\d+)*/gu)].flatMap(([figure]) => [
    ...readings(figure),
    ...(PARTED.test(figure) ? figure.split(/[.,]/u).map(Number) : []),
  ]);
  return [...digits, ...hanNumbers(text), ...sharesInWords(text)];
}
