export interface TextPiece {
  readonly kind: 'text' | 'code';
  readonly value: string;
}

/** Backticks that open and close alike; the content is not empty. */
const CODE = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gsu;

/** Parts a text at its balanced backticks; the backticks themselves fall away. */
export function splitCode(text: string): readonly TextPiece[] {
  return splitBy(text, CODE, (match) => match[2] ?? '');
}

/** Parts a text at the matches of a global pattern; what matches becomes code. */
export function splitBy(
  text: string,
  pattern: RegExp,
  codeOf: (match: RegExpExecArray) => string,
): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    pieces.push({ kind: 'text', value: text.slice(end, match.index) });
    pieces.push({ kind: 'code', value: codeOf(match) });
    end = match.index + match[0].length;
  }
  pieces.push({ kind: 'text', value: text.slice(end) });
  return pieces.filter((piece) => piece.value !== '');
}
