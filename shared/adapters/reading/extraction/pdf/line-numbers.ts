import type { PdfLine } from './lines.ts';

type Page = readonly PdfLine[];

const NUMBER = /^\d{1,5}$/u;
/** A manuscript may number every fifth line only. */
const STEPS = [1, 2, 5, 10];
/** Fewer numbers one after the other may be anything. */
const FEWEST = 5;
/** Of the numbers of a page: those that follow the one before, after as many lines. */
const IN_STEP = 0.8;
/** Of the lines of a document: so few begin further left than its text does. */
const OUTSIDE = 0.05;
/** Units of the page by which a number stands out into the margin. */
const STANDS_OUT = 3;
/** The lines of a manuscript are numbered from its beginning; years are not. */
const LAST_FIRST = 10;
/** Where nearly all lines are numbered, text stands behind the numbers, not the cells of a table: so long in the middle, on pages as many as these. */
const TEXT_CHARACTERS = 40;
const FEWEST_PAGES = 2;
const FEWEST_UNNUMBERED = 0.1;
/** A listing numbers its empty lines, too, where a table has no empty rows: of its lines so many at least, and at most. */
const FEWEST_EMPTY = 0.04;
const MOST_EMPTY = 0.5;
const FEWEST_OF_LISTING = 8;
/** Characters of its lines in the middle: a calendar has empty days, and little beside the others. */
const LISTED_CHARACTERS = 12;
/** The head and the foot of a page stand between the lines of a listing. */
const MOST_BETWEEN = 3;

/**
 * Pages without the numbers of lines, which would stand within sentences: those in the left margin, as manuscripts have them, and
 * those of listings. What else begins with numbers keeps them: the first column of a table, years, the numbers of paragraphs.
 */
export function withoutLineNumbers(pages: readonly Page[]): readonly Page[] {
  const numbered = new Set([...inMargins(pages), ...inListings(pages)]);
  if (numbered.size === 0) return pages;
  return pages.map((page) => page.flatMap((line) => (numbered.has(line) ? withoutNumber(line) : [line])));
}

function inMargins(pages: readonly Page[]): readonly PdfLine[] {
  const edge = leftEdge(pages);
  if (edge === undefined) return [];
  const found = pages.flatMap((page) => {
    const numbered = page.filter(
      (line) => numberOf(line) !== undefined && (line.starts?.[0]?.x ?? edge) < edge - STANDS_OUT,
    );
    return areInStep(numbered, page) ? numbered : [];
  });
  return Math.min(...found.map((line) => numberOf(line) ?? Infinity)) <= LAST_FIRST ? found : [];
}

/** Where the text begins from the left; undefined where that cannot be told from the first column of a table. */
function leftEdge(pages: readonly Page[]): number | undefined {
  const lines = pages.flat();
  const plain = lines.filter((line) => numberOf(line) === undefined);
  if (plain.length >= FEWEST_UNNUMBERED * lines.length)
    return lowest(plain.map((line) => line.starts?.[0]?.x));
  const isText = middleOf(lines.map(({ text }) => text.length)) >= TEXT_CHARACTERS;
  return isText && pages.length >= FEWEST_PAGES
    ? lowest(lines.map((line) => line.starts?.[1]?.x))
    : undefined;
}

function lowest(starts: readonly (number | undefined)[]): number | undefined {
  const known = starts.filter((one) => one !== undefined).toSorted((a, b) => a - b);
  return known[Math.floor(known.length * OUTSIDE)];
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Numbers that go on by the same, and so many lines apart: those of paragraphs do not. */
function areInStep(numbered: readonly PdfLine[], page: Page): boolean {
  const places = numbered.map((line) => ({ number: numberOf(line) ?? 0, at: page.indexOf(line) }));
  const steps = places.slice(1).map(({ number, at }, index) => {
    const { number: before = 0, at: from = 0 } = places[index] ?? {};
    return number - before === at - from ? number - before : 0;
  });
  const inStep = Math.max(...STEPS.map((step) => steps.filter((one) => one === step).length));
  return numbered.length >= FEWEST && inStep >= IN_STEP * steps.length;
}

/** Lines each of which has the number after that of the one before, empty ones among them. */
function inListings(pages: readonly Page[]): readonly PdfLine[] {
  const found: PdfLine[] = [];
  let run: PdfLine[] = [];
  let between = 0;
  const close = (): void => {
    if (isListing(run)) found.push(...run);
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

function isListing(run: readonly PdfLine[]): boolean {
  const told = run.filter(({ text }) => !NUMBER.test(text));
  const empty = run.length - told.length;
  return (
    run.length >= FEWEST_OF_LISTING &&
    empty >= Math.max(1, FEWEST_EMPTY * run.length) &&
    empty <= MOST_EMPTY * run.length &&
    middleOf(told.map(({ text }) => text.length)) >= LISTED_CHARACTERS
  );
}

function numberOf({ starts: [first] = [] }: PdfLine): number | undefined {
  return first !== undefined && NUMBER.test(first.text) ? Number(first.text) : undefined;
}

function withoutNumber(line: PdfLine): readonly PdfLine[] {
  const text = line.text.slice(line.starts?.[0]?.text.length ?? 0).trimStart();
  return text === '' ? [] : [{ ...line, text }];
}
