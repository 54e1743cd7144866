import { AUXILIARY, ENGLISH_ASKING, ORDERING, OTHER_ASKING } from './question-words.ts';

/** "1) what is a lease 2) how long does it last": each number begins a sentence, whatever ends the one before. */
export function numberedApart(text: string): string {
  const numbers = [...text.matchAll(/(?<=^|\s)(\d{1,2})\)\s/gu)].map(([, number]) => Number(number));
  const [first = Infinity] = numbers;
  // The first may have been dropped with what was said before it.
  const isSeries = numbers.length > 1 || /\s2\)\s+(?=\p{L}{2,}\s)/u.test(text);
  const areInOrder = isSeries && first <= 2 && numbers.every((number, index) => number === first + index);
  return areInOrder ? text.replaceAll(/(?<![.?!;])\s+(?=\d{1,2}\)\s)/gu, '; ') : text;
}

/** "(3)", "2.", "b)", "Q4:", "Question 7)", "Second," and bullets before a question. */
const NUMBERING = new RegExp(
  String.raw`^(?:\(?\d{1,2}[.)]\s+|\((?:\d{1,2}|[a-h]|[ivx]{1,4})\)\s*|[a-h](?:\)|\.(?=\s+(?:${ENGLISH_ASKING}|${OTHER_ASKING}|${AUXILIARY}|${ORDERING})(?!\p{L})))\s+|(?:q|question|frage|pregunta|pergunta|domanda|vraag)\s*(?:no\.?\s*)?\d{0,3}\s*[.:)]\s+|(?:问题|問題|سؤال|प्रश्न)\s*\d{0,3}\s*[:：.)]\s*|(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally|lastly),\s+|[-*•–]\s+)+(?=\S)`,
  'iu',
);

/** "A. Best time to fire", and no genus, "E. coli". */
const LETTER = /^[a-hA-H]\.\s+(?=\p{Lu})/u;

export function withoutNumbering(text: string): string {
  return text.replace(NUMBERING, '').replace(LETTER, '');
}
