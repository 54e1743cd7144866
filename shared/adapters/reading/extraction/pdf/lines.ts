/** A run of text on a page of a PDF, as PDF.js gives it; in units of the page, upwards. */
export interface PdfRun {
  readonly str: string;
  readonly hasEOL: boolean;
  /** Six numbers; the last two are the place of its left lower end. */
  readonly transform: readonly number[];
  readonly height: number;
  readonly width?: number;
}

/** A line of a page, where it stands and how high its letters are. */
export interface PdfLine {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  /** Where its runs of text begin, from the left: the first two. */
  readonly starts?: readonly PdfStart[];
}

interface PdfStart {
  readonly text: string;
  readonly x: number;
}

/** Of a line: 1 to 6 for a heading, else 0. */
export type LevelOf = (line: PdfLine) => number;

/** A gap this many times the usual one sets paragraphs apart. */
const PARAGRAPH_GAP = 1.35;

/** The lines of a page in the order of its text, an empty line where there is a gap between them, headings marked. */
export function pageLines(lines: readonly PdfLine[], levelOf: LevelOf): readonly string[] {
  const pitch = usualPitch(lines);
  const read: string[] = [];
  let before = 0;
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const level = levelOf(line);
    const isParted =
      previous !== undefined &&
      isApart(previous, line, pitch) &&
      !(level === 0 && before === 0 && isSameSentence(previous, line));
    const goesOn = level > 0 && level === before && !isParted;
    if (goesOn) read.push(`${read.pop() ?? ''} ${line.text}`);
    else {
      if (previous !== undefined && (isParted || level !== before)) read.push('');
      read.push(level > 0 ? `${'#'.repeat(level)} ${line.text}` : asText(line.text));
    }
    before = level;
  }
  return read;
}

/** What looks like a mark of a heading is a comment or the prompt of a shell. */
function asText(line: string): string {
  return /^#{1,6}\s/u.test(line) ? `    ${line}` : line;
}

/** The runs of a page put together to lines; those without text are left out. */
export function gatherLines(runs: readonly PdfRun[]): readonly PdfLine[] {
  const lines: PdfLine[] = [];
  let text = '';
  let y: number | undefined;
  let height = 0;
  let starts: PdfStart[] = [];
  const flush = (): void => {
    const clean = text.replace(/\s+/gu, ' ').trim();
    if (clean !== '') lines.push({ text: clean, y: y ?? 0, height, starts });
    text = '';
    y = undefined;
    height = 0;
    starts = [];
  };
  for (const run of runs) {
    if (run.str.trim() !== '') {
      y ??= run.transform[5];
      height = Math.max(height, run.height);
      if (starts.length < 2) starts.push({ text: run.str.trim(), x: run.transform[4] ?? 0 });
    }
    text += run.str;
    if (run.hasEOL) flush();
  }
  flush();
  return lines;
}

/** The middle one of the distances between a line and the next below it. */
function usualPitch(lines: readonly PdfLine[]): number {
  const steps = lines
    .slice(1)
    .map((line, index) => (lines[index]?.y ?? 0) - line.y)
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 0;
}

/** A gap, a step up (another column) or a change of size. */
function isApart(previous: PdfLine, line: PdfLine, pitch: number): boolean {
  const step = previous.y - line.y;
  const isGap = pitch > 0 && step > pitch * PARAGRAPH_GAP;
  const isUp = step < -Math.max(previous.height, line.height);
  return isGap || isUp || (step > 0 && isResized(previous, line));
}

function isResized(previous: PdfLine, line: PdfLine): boolean {
  const [small, large] = [previous.height, line.height].sort((a, b) => a - b);
  return small !== undefined && large !== undefined && small > 0 && large > small * 1.25;
}

/** Lines of prose stand no further apart than so many times the height of their letters. */
const PROSE_GAP = 2.2;
const FEWEST_WORDS = 6;
const FEWEST_GOING_ON = 2;
/** Of what stands in a line, so much is words: no formula, no code, no row of figures. */
const PROSE = 0.7;

/** True where a sentence of prose goes on in the next line, however wide the lines of its page are set beside those of code. */
function isSameSentence(previous: PdfLine, line: PdfLine): boolean {
  const step = previous.y - line.y;
  const isNear = step > 0 && step <= PROSE_GAP * Math.max(previous.height, line.height);
  return (
    isNear &&
    !isResized(previous, line) &&
    /[\p{Ll},]$/u.test(previous.text) &&
    /^\p{Ll}{2}/u.test(line.text) &&
    isProse(previous.text, FEWEST_WORDS) &&
    isProse(line.text, FEWEST_GOING_ON)
  );
}

function isProse(text: string, fewest: number): boolean {
  const parts = text.split(' ');
  const words = parts.filter((part) => /^[("“‘]?\p{L}[\p{L}’'-]*[.,;:)"”]*$/u.test(part)).length;
  return words >= fewest && words >= PROSE * parts.length;
}
