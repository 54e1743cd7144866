import type { PdfLine } from './lines.ts';

type Page = readonly PdfLine[];

const NUMBER = /^\d{1,5}$/u;
/** A manuscript may number every fifth line only. */
const STEPS = [1, 2, 5, 10];
/** Fewer numbers one after the other may be anything. */
const FEWEST = 5;
/** Of the numbers of a page: those that follow the one before. */
const IN_STEP = 0.8;
/** Of the lines of a document: so few begin further left than its text does. */
const OUTSIDE = 0.05;
/** Units of the page by which a number stands out into the margin. */
const STANDS_OUT = 3;
/** A listing numbers its empty lines, too, where a table has no empty rows: of its lines so many. */
const EMPTY = 0.04;
const FEWEST_OF_LISTING = 8;
/** The head and the foot of a page stand between the lines of a listing. */
const MOST_BETWEEN = 3;

/**
 * Pages without the numbers of lines, which would stand within sentences: those in the left margin, as manuscripts have them, and
 * those of listings. The first column of a table is none of these: it neither stands out to the left of the text nor numbers empty rows.
 */
export function withoutLineNumbers(pages: readonly Page[]): readonly Page[] {
  const numbered = new Set([...inMargins(pages), ...inListings(pages)]);
  if (numbered.size === 0) return pages;
  return pages.map((page) => page.flatMap((line) => (numbered.has(line) ? withoutNumber(line) : [line])));
}

function inMargins(pages: readonly Page[]): readonly PdfLine[] {
  const edge = leftEdge(pages);
  return pages.flatMap((page) => {
    const found = page.filter(
      (line) => numberOf(line) !== undefined && (startOf(line) ?? edge) < edge - STANDS_OUT,
    );
    return areInStep(found) ? found : [];
  });
}

/** Where the text begins from the left, numbers at the beginning of lines aside. */
function leftEdge(pages: readonly Page[]): number {
  const starts = pages
    .flat()
    .flatMap((line) => (numberOf(line) === undefined ? line.starts?.[0] : line.starts?.[1])?.x ?? [])
    .toSorted((a, b) => a - b);
  return starts[Math.floor(starts.length * OUTSIDE)] ?? 0;
}

function areInStep(lines: readonly PdfLine[]): boolean {
  const numbers = lines.map((line) => numberOf(line) ?? 0);
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const inStep = Math.max(...STEPS.map((step) => steps.filter((one) => one === step).length));
  return numbers.length >= FEWEST && inStep >= IN_STEP * steps.length;
}

/** Lines each of which has the number after that of the one before, empty ones among them. */
function inListings(pages: readonly Page[]): readonly PdfLine[] {
  const found: PdfLine[] = [];
  let run: PdfLine[] = [];
  let between = 0;
  const close = (): void => {
    const empty = run.filter(({ text }) => NUMBER.test(text)).length;
    if (run.length >= FEWEST_OF_LISTING && empty >= Math.max(1, EMPTY * run.length)) found.push(...run);
    run = [];
  };
  for (const line of pages.flat()) {
    const number = numberOf(line);
    const last = run.at(-1);
    if (number !== undefined && last !== undefined && number === (numberOf(last) ?? 0) + 1) run.push(line);
    else if (number === undefined && last !== undefined && between < MOST_BETWEEN) {
      between += 1;
      continue;
    } else {
      close();
      if (number !== undefined) run.push(line);
    }
    between = 0;
  }
  close();
  return found;
}

function numberOf({ starts: [first] = [] }: PdfLine): number | undefined {
  return first !== undefined && NUMBER.test(first.text) ? Number(first.text) : undefined;
}

function startOf({ starts: [first] = [] }: PdfLine): number | undefined {
  return first?.x;
}

function withoutNumber(line: PdfLine): readonly PdfLine[] {
  const text = line.text.replace(/^\d+\s*/u, '');
  return text === '' ? [] : [{ ...line, text }];
}
