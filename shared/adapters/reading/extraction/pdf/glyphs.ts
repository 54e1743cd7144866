/** A glyph of a page, where it is drawn; in units of the page, upwards. */
export interface PdfGlyph {
  /** What its font says that it stands for. */
  readonly text: string;
  /** Its place in its font. */
  readonly code: number;
  /** The name by which the page calls its font. */
  readonly font: string;
  /** How wide it is, in units of its font. */
  readonly width: number;
  readonly size: number;
  readonly start: PdfPoint;
  readonly end: PdfPoint;
}

interface PdfPoint {
  readonly x: number;
  readonly y: number;
}

/** What draws a page, as PDF.js gives it. */
export interface PdfOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The numbers of operators by their names. */
export type PdfOperatorNumbers = Readonly<Record<string, number>>;

/** Of the name of a font on the page: how wide one unit of it is in letters of size 1. */
export type UnitOf = (font: string) => number;

type Matrix = readonly [number, number, number, number, number, number];

interface TextState {
  page: Matrix;
  line: Matrix;
  text: Matrix;
  font: string;
  size: number;
  letterGap: number;
  wordGap: number;
  stretch: number;
  leading: number;
}

type Draw = (state: TextState, args: readonly unknown[]) => void;

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const DRAWS: Readonly<Record<string, Draw>> = {
  transform: (state, args) => {
    state.page = times(state.page, matrixOf(args));
  },
  beginText: (state) => {
    beginLine(state, IDENTITY);
  },
  setFont: (state, [font, size]) => {
    state.font = String(font);
    state.size = numberOf(size);
  },
  setTextMatrix: (state, [matrix]) => {
    beginLine(state, matrixOf(matrix));
  },
  moveText: (state, [x, y]) => {
    moveLine(state, numberOf(x), numberOf(y));
  },
  setLeading: (state, [leading]) => {
    state.leading = -numberOf(leading);
  },
  setLeadingMoveText: (state, [x, y]) => {
    state.leading = numberOf(y);
    moveLine(state, numberOf(x), numberOf(y));
  },
  nextLine: (state) => {
    moveLine(state, 0, state.leading);
  },
  setCharSpacing: (state, [gap]) => {
    state.letterGap = numberOf(gap);
  },
  setWordSpacing: (state, [gap]) => {
    state.wordGap = numberOf(gap);
  },
  setHScale: (state, [percent]) => {
    state.stretch = numberOf(percent) / 100;
  },
};

/** The glyphs of a page in the order in which they are drawn, those of patterns left out. */
export function placeGlyphs(
  { fnArray, argsArray }: PdfOperators,
  numbers: PdfOperatorNumbers,
  unitOf: UnitOf,
): readonly PdfGlyph[] {
  const names = new Map(Object.entries(numbers).map(([name, number]) => [number, name]));
  const glyphs: PdfGlyph[] = [];
  const kept: TextState[] = [];
  let state = freshState();
  for (const [index, number] of fnArray.entries()) {
    const name = names.get(number) ?? '';
    const args = listOf(argsArray[index]);
    if (name === 'save' || name === 'paintFormXObjectBegin') kept.push({ ...state });
    if (name === 'restore' || name === 'paintFormXObjectEnd') state = kept.pop() ?? state;
    if (name === 'paintFormXObjectBegin' && args[0] != null) DRAWS['transform']?.(state, listOf(args[0]));
    if (name === 'showText') glyphs.push(...show(state, listOf(args[0]), unitOf(state.font)));
    else DRAWS[name]?.(state, args);
  }
  return glyphs;
}

function freshState(): TextState {
  const matrices = { page: IDENTITY, line: IDENTITY, text: IDENTITY };
  return { ...matrices, font: '', size: 0, letterGap: 0, wordGap: 0, stretch: 1, leading: 0 };
}

/** The glyphs of one string; numbers among them draw them closer together. */
function show(state: TextState, shown: readonly unknown[], unit: number): readonly PdfGlyph[] {
  const glyphs: PdfGlyph[] = [];
  for (const one of shown) {
    if (typeof one === 'number') advance(state, (-one / 1000) * state.size);
    if (!isShown(one)) continue;
    const start = placeOf(state);
    advance(state, one.width * unit * state.size);
    glyphs.push({
      text: one.unicode,
      code: one.originalCharCode,
      font: state.font,
      width: one.width,
      size: sizeOf(state),
      start,
      end: placeOf(state),
    });
    advance(state, state.letterGap + (one.originalCharCode === 32 ? state.wordGap : 0));
  }
  return glyphs;
}

interface ShownGlyph {
  readonly unicode: string;
  readonly originalCharCode: number;
  readonly width: number;
}

function isShown(value: unknown): value is ShownGlyph {
  return (
    typeof value === 'object' &&
    value !== null &&
    'unicode' in value &&
    typeof value.unicode === 'string' &&
    'originalCharCode' in value &&
    typeof value.originalCharCode === 'number' &&
    'width' in value &&
    typeof value.width === 'number'
  );
}

function beginLine(state: TextState, matrix: Matrix): void {
  state.line = matrix;
  state.text = matrix;
}

function moveLine(state: TextState, x: number, y: number): void {
  beginLine(state, times(state.line, [1, 0, 0, 1, x, y]));
}

function advance(state: TextState, width: number): void {
  state.text = times(state.text, [1, 0, 0, 1, width * state.stretch, 0]);
}

function placeOf({ page, text }: TextState): PdfPoint {
  const [, , , , x, y] = times(page, text);
  return { x, y };
}

function sizeOf({ page, text, size }: TextState): number {
  const [, , across, up] = times(page, text);
  return Math.abs(size) * Math.hypot(across, up);
}

/** The matrix that does what the second one does, and then what the first one does. */
function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

function matrixOf(value: unknown): Matrix {
  const [a, b, c, d, x, y] = listOf(value).map(numberOf);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, x ?? 0, y ?? 0];
}

function listOf(value: unknown): readonly unknown[] {
  if (value instanceof Float32Array) return [...value];
  return Array.isArray(value) ? value : [];
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
