const FIGURE = /\p{Nd}+(?:[.,٫٬]\p{Nd}+)*/gu;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/u;

/**
 * The figures of a statement that no text bears: numbers of two digits or more, or with decimals, compared by value.
 * `1,000`, `1.000` and `1000` are the same, `12.50` and `12,5` too. Single digits are counts as often as facts and pass.
 */
export function strangeFigures(statement: string, texts: readonly string[]): readonly string[] {
  const known = new Set(texts.flatMap((text) => figuresOf(text).flatMap(readings)));
  return figuresOf(statement).filter(
    (figure) => figure.length > 1 && !readings(figure).some((reading) => known.has(reading)),
  );
}

function figuresOf(text: string): readonly string[] {
  return [...text.normalize('NFKC').matchAll(FIGURE)].map(([figure]) => withAsciiDigits(figure));
}

/** The digits of each script stand in tens, 0 first. */
function withAsciiDigits(figure: string): string {
  return figure
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

function digitValue(code: number): number {
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** A point may part thousands or decimals, so that a figure like 1.250 is read both ways. */
function readings(figure: string): readonly string[] {
  const isGrouped = GROUPED.test(figure);
  const whole = isGrouped ? [figure.replaceAll(/[.,]/gu, '')] : [];
  const isDecimal = /^\d+[.,]\d+$/u.test(figure) && !(isGrouped && figure.includes(','));
  const decimal = isDecimal ? [figure.replace(',', '.')] : [];
  const values = [...whole, ...decimal].map((reading) => String(Number(reading)));
  return values.length > 0 ? values : [figure.replace(/^0+(?=\d)/u, '')];
}
