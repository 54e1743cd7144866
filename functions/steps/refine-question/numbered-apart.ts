/** "1) what is a lease 2) how long does it last": each number begins a sentence, whatever ends the one before. */
export function numberedApart(text: string): string {
  const numbers = [...text.matchAll(/(?<=^|\s)(\d{1,2})\)\s/gu)].map(([, number]) => Number(number));
  const [first = Infinity] = numbers;
  // The first may have been dropped with what was said before it.
  const isSeries = numbers.length > 1 || /\s2\)\s+(?=\p{L}{2,}\s)/u.test(text);
  const areInOrder = isSeries && first <= 2 && numbers.every((number, index) => number === first + index);
  return areInOrder ? text.replaceAll(/(?<![.?!;])\s+(?=\d{1,2}\)\s)/gu, '; ') : text;
}
