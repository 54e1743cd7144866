/** A line of text that is laid out by blanks, with its tabs as blanks. */
export interface LaidLine {
  /** As it stands in the text. */
  readonly raw: string;
  /** Without the blanks around it. */
  readonly text: string;
  /** How many blanks stand before it. */
  readonly indent: number;
}

export type Lines = readonly LaidLine[];

const TAB = 8;
const MOST_BLANKS = 400;

function readLine(raw: string): LaidLine {
  const expanded = expandTabs(raw).trimEnd();
  const text = expanded.trimStart();
  return { raw, text, indent: expanded.length - text.length };
}

export function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let expanded = '';
  for (const part of line.split(/(?<=\t)/u)) {
    expanded += part.replace(/\t$/u, '');
    if (part.endsWith('\t') && expanded.length < MOST_BLANKS)
      expanded += ' '.repeat(TAB - (expanded.length % TAB));
    else if (part.endsWith('\t')) expanded += ' ';
  }
  return expanded;
}

/** Lines parted at empty ones, without what each printed page begins and ends with. */
export function readParagraphs(text: string): readonly Lines[] {
  const lines = withoutMargin(text.split('\n').map(readLine));
  const running = runningLines(lines);
  const paragraphs: LaidLine[][] = [];
  let isOpen = false;
  let isNewPage = false;
  for (const line of lines) {
    const isRunning = running.has(printed(line));
    if (isRunning) isNewPage = true;
    if (isRunning || line.text === '') {
      isOpen = false;
      continue;
    }
    const last = paragraphs.at(-1);
    const goesOn = isOpen || (isNewPage && isInSentence(last?.at(-1), line));
    if (goesOn) last?.push(line);
    else paragraphs.push([line]);
    isOpen = true;
    isNewPage = false;
  }
  return paragraphs;
}

/** A paragraph that the next page goes on with. */
function isInSentence(before: LaidLine | undefined, line: LaidLine): boolean {
  return before !== undefined && !/[.!?:]$/u.test(before.text) && /^\p{Ll}/u.test(line.text);
}

/** Of the lines of a page, those that may stand further out than its text: titles, and what was moved by hand. */
const FURTHER_OUT = 0.02;

/** Indents as they are within the text, all of which may stand in the page at some distance. */
function withoutMargin(lines: Lines): Lines {
  const indents = lines.flatMap(({ text, indent }) => (text === '' ? [] : [indent]));
  const margin = indents.toSorted((a, b) => a - b)[Math.floor(indents.length * FURTHER_OUT)] ?? 0;
  if (margin === 0) return lines;
  return lines.map((line) => ({ ...line, indent: Math.max(0, line.indent - margin) }));
}

const FEWEST_PAGES = 3;
/** "Postel   Standards Track   [Page 3]": set at both margins of the page. */
const AT_BOTH_MARGINS = /^\S.*\s{3,}\S/u;

function printed({ text }: LaidLine): string {
  return text.replaceAll(/\d+/gu, '0');
}

/** What stands alone at the margins, again and again. */
function runningLines(lines: Lines): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const isAlone = [lines[at - 1], lines[at + 1]].some((beside) => (beside?.text ?? '') === '');
    if (line.indent > 0 || !isAlone || !AT_BOTH_MARGINS.test(line.text)) continue;
    counts.set(printed(line), (counts.get(printed(line)) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= FEWEST_PAGES).map(([text]) => text));
}

/** A line above a title as there is one below it, of whatever length. */
export function isDrawn(line: LaidLine): boolean {
  return /^([=\-_*~#+])\1{2,}$/u.test(line.text);
}

export function oneSpaced(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/** A line drawn through the page, and no more. */
export function isRule(line: LaidLine | undefined): boolean {
  return /^([=\-_*~#+])\1{9,}$/u.test(line?.text ?? '');
}

/** "*swap-file*": a name by which other pages link here; some manuals set such names at the end of a line. */
const ANCHOR = /(?<!\S)\*[^\s*]+\*(?!\S)/gu;

export function isAnchors({ text }: LaidLine): boolean {
  return text.replaceAll(ANCHOR, '').trim() === '';
}

export function withoutAnchors(text: string): string {
  const rest = text.replaceAll(ANCHOR, '').trim();
  return rest === '' ? text : rest;
}
