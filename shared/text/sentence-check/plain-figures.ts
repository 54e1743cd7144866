import { unitAfter } from './units.ts';

const SUPERSCRIPT = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu;

/** `③④ %`, `₃₄ %`, `Ⅷ %`: signs that elsewhere are marks are figures where a unit follows. */
const SIGNS_OF_FIGURES =
  /(?<![\p{L}\p{N}])[\u2460-\u2473\u2080-\u2089\u2160-\u216b⁰¹²³⁴-⁹]+(?=\s?(?:%|\p{L}{1,12}))/gu;

function readSigns(signs: string, at: number, text: string): string {
  if (unitAfter(text.slice(at + signs.length)) === undefined) return signs;
  const plain = Array.from(signs, (sign) => sign.normalize('NFKC'));
  const roman = plain.map((sign) => ROMAN.indexOf(sign) + 1);
  if (roman.every((value) => value > 0)) return String(roman.reduce((sum, value) => sum + value, 0));
  return plain.every((sign) => /^\d+$/u.test(sign)) ? plain.join('') : signs;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Digits of any script as ASCII; what only looks like a figure (a superscript) set apart. */
export function plainFigures(text: string): string {
  return text
    .replaceAll(SIGNS_OF_FIGURES, readSigns)
    .replaceAll(SUPERSCRIPT, '^')
    .replaceAll(/\p{Nd}/gu, (digit) =>
      /\d/u.test(digit) ? digit : String(digitValue(digit.codePointAt(0) ?? 0)),
    )
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('٪', '%');
}

/** The digits of each script stand in tens, 0 first. */
function digitValue(code: number): number {
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
