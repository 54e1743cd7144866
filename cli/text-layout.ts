const segmenters: { grapheme?: Intl.Segmenter; word?: Intl.Segmenter } = {};

/** Made when it is first needed: that takes longer than to load all that lays out text. */
function segments(text: string, granularity: 'grapheme' | 'word'): Intl.Segments {
  segmenters[granularity] ??= new Intl.Segmenter('und', { granularity });
  return segmenters[granularity].segment(text);
}

/** Characters that take two columns: CJK, Hangul, full-width forms, emoji. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
/** Controls that a terminal would obey: text from a source must not move the cursor. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;

/** Text that is safe to print: no control characters but line ends. */
export function printable(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(CONTROLS, '').toWellFormed();
}

/** On one line, with single spaces. */
export function printableLine(text: string): string {
  return printable(text.replaceAll(/\s+/g, ' ')).trim();
}

/** Columns that the text takes on a terminal. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const { segment } of segments(text, 'grapheme')) columns += columnsOfGrapheme(segment);
  return columns;
}

function columnsOfGrapheme(grapheme: string): number {
  if (INVISIBLE.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** Cut to so many columns, with an ellipsis where something is missing. */
export function fitTo(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  return `${splitAt(text, Math.max(0, columns - 1))[0]}…`;
}

/**
 * Lines of at most so many columns. Citations such as `[1]` stay with the word before them,
 * text without spaces (Chinese, Japanese) breaks between words, line ends in the text are kept.
 */
export function wrap(text: string, columns: number): readonly string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, Math.max(10, columns)));
}

/** Words of one kind, to be painted alike; `paint` is given no line end. */
export interface Run {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

/** Runs joined by spaces and wrapped as one text; paint takes no columns. */
export function wrapRuns(runs: readonly Run[], columns: number): readonly string[] {
  const shown = runs.filter((run) => run.text !== '');
  const owners = shown.flatMap((run) => Array.from(run.text.replaceAll(/\s/gu, ''), () => run));
  let at = 0;
  return wrap(shown.map((run) => run.text).join(' '), columns).map((line) => {
    const parts: { readonly run: Run | undefined; text: string }[] = [];
    for (const character of line) {
      const run = /\s/u.test(character) ? parts.at(-1)?.run : owners[at++];
      const last = parts.at(-1);
      if (last && last.run === run) last.text += character;
      else parts.push({ run, text: character });
    }
    return parts.map(({ run, text }) => paintRun(run, text)).join('');
  });
}

/** The space between two runs is painted with neither. */
function paintRun(run: Run | undefined, text: string): string {
  const words = text.trimEnd();
  return words === '' || !run?.paint ? text : run.paint(words) + text.slice(words.length);
}

/** Wrapped behind a mark, with the following lines set in below the first. */
export function hang(mark: string, text: string, columns: number): readonly string[] {
  const indent = ' '.repeat(columnsOf(mark));
  return wrap(text, columns - indent.length).map((line, index) => (index === 0 ? mark : indent) + line);
}

function wrapLine(line: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const piece of piecesOf(line, columns)) {
    const joined = current === '' ? piece.text.trimStart() : current + piece.text;
    if (current !== '' && columnsOf(joined) > columns) {
      lines.push(current.trimEnd());
      current = piece.text.trimStart();
    } else {
      current = joined;
    }
  }
  return [...lines, current.trimEnd()];
}

interface Piece {
  /** With the space before it, where there is one. */
  readonly text: string;
}

/** What may not be parted, in order. */
function piecesOf(line: string, columns: number): readonly Piece[] {
  const chunks = line.match(/\s*\S+(?:\s+(?:\[\d+\])+[.,;:!?]*(?=\s|$))*/gu) ?? [];
  return chunks.flatMap((chunk) =>
    WIDE.test(chunk) || columnsOf(chunk) > columns ? breakChunk(chunk, columns) : [{ text: chunk }],
  );
}

/** Between words where the script has no spaces, anywhere in what is longer than a line. */
function breakChunk(chunk: string, columns: number): readonly Piece[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of segments(chunk, 'word')) {
    const isOpening = /^[\p{Ps}\p{Pi}\s]$/u.test(parts.at(-1) ?? '');
    if (parts.length > 0 && (!isWordLike || isOpening || !WIDE.test(segment))) {
      parts.push((parts.pop() ?? '') + segment);
    } else {
      parts.push(segment);
    }
  }
  return parts.flatMap((part) => breakHard(part, columns)).map((text) => ({ text }));
}

function breakHard(text: string, columns: number): readonly string[] {
  if (columnsOf(text) <= columns) return [text];
  const [head, tail] = splitAt(text, columns);
  return tail === '' || head === '' ? [text] : [head, ...breakHard(tail, columns)];
}

function splitAt(text: string, columns: number): readonly [string, string] {
  let taken = '';
  let used = 0;
  for (const { segment } of segments(text, 'grapheme')) {
    used += columnsOfGrapheme(segment);
    if (used > columns) break;
    taken += segment;
  }
  return [taken, text.slice(taken.length)];
}
