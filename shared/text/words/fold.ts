const ASCII = /^\p{ASCII}*$/u;
const ARABIC = /\p{Script=Arabic}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;
/** The mark of "й" makes a letter of its own. */
const STRIPPED_MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}])\p{M}+|(?<=\p{Script=Cyrillic})(?!\u0306)\p{M}+/gu;

/**
 * One spelling per word: lower case, compatibility forms resolved, accents of Latin, Greek and Cyrillic dropped, Arabic
 * diacritics and tatweel dropped and letter variants merged, Devanagari nukta dropped. The result may differ in length
 * from `word`: offsets belong to the surface word, never to its folded form.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII.test(lower)) return lower;
  // A compatibility form may stand for a capital: 𝕏.
  const resolved = lower.normalize('NFKD').toLowerCase();
  const plain = resolved.replace(STRIPPED_MARKS, '').normalize('NFC').replace(/[’‘]/gu, "'");
  if (ARABIC.test(plain)) return foldArabic(plain);
  return DEVANAGARI.test(plain) ? foldDevanagari(plain) : foldLatin(plain);
}

function foldLatin(word: string): string {
  return word
    .replace(/ß/gu, 'ss')
    .replace(/æ/gu, 'ae')
    .replace(/œ/gu, 'oe')
    .replace(/ø/gu, 'o')
    .replace(/ł/gu, 'l')
    .replace(/[đð]/gu, 'd')
    .replace(/ı/gu, 'i');
}

function foldArabic(word: string): string {
  return word
    .replace(/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200c\u200d]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/[ىی]/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/ک/gu, 'ك')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

function foldDevanagari(word: string): string {
  return word
    .replace(/[\u093c\u200c\u200d]/gu, '')
    .replace(/ँ/gu, 'ं')
    .replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x966));
}
