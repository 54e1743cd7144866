import type { PdfLine } from './lines.ts';

/** Heads and feet are lines of their own: a title, the name of the chapter, a number. */
const MOST_LINES = 2;
const MOST_CHARACTERS = 100;
const LEAST_PAGES = 3;
/** Of the pages: those that show a number in step, and those that a running head stands on, as it may be of one chapter. */
const NUMBERED_SHARE = 0.25;
const HEAD_SHARE = 0.03;

type Page = readonly PdfLine[];
/** Which line of a page is looked at: the first or the last. */
type Edge = 'first' | 'last';

/**
 * Pages without the lines at their edges that every page has, as they would break into sentences that go on over a page:
 * numbers of pages, in step with the pages, and running heads and feet, of which the first stays.
 */
export function withoutFurniture(pages: readonly Page[]): readonly Page[] {
  const edges: readonly Edge[] = Array.from({ length: MOST_LINES }).flatMap((): Edge[] => ['first', 'last']);
  return edges.reduce((bare, edge) => withoutRepeated(withoutNumbers(bare, edge), edge), pages);
}

function withoutNumbers(pages: readonly Page[], edge: Edge): readonly Page[] {
  const steps = pages.map((page, at) => numbersIn(lineAt(page, edge)).map((number) => number - at));
  const step = commonStep(steps);
  return pages.map((page, at) =>
    step !== undefined && steps[at]?.includes(step) ? without(page, edge) : page,
  );
}

/** "12", "- 12 -", "Page 12", "12 / 80", "Chapter 2. Setup 12". */
const NUMBERED = [
  /^[-–—[(|\s]*(\d{1,4})(?:\s*(?:\/|of)\s*\d{1,4})?[-–—\])|\s]*$/u,
  /^(\d{1,4})\s/u,
  /\s(\d{1,4})$/u,
];

function numbersIn(line: string): readonly number[] {
  if (line.length > MOST_CHARACTERS) return [];
  const found = NUMBERED.flatMap((pattern) => pattern.exec(line)?.[1] ?? []);
  return [...new Set(found.map(Number))];
}

function commonStep(steps: readonly (readonly number[])[]): number | undefined {
  const counts = new Map<number, number>();
  for (const step of steps.flat()) counts.set(step, (counts.get(step) ?? 0) + 1);
  const [step, count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return count >= Math.max(LEAST_PAGES, steps.length * NUMBERED_SHARE) ? step : undefined;
}

function withoutRepeated(pages: readonly Page[], edge: Edge): readonly Page[] {
  const shapes = pages.map((page) => shapeOf(lineAt(page, edge)));
  const counts = new Map<string, number>();
  for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const least = Math.max(LEAST_PAGES, pages.length * HEAD_SHARE);
  return pages.map((page, at) => {
    const shape = shapes[at] ?? '';
    const isRepeated = shape !== '' && (counts.get(shape) ?? 0) >= least;
    return isRepeated && shapes.indexOf(shape) !== at ? without(page, edge) : page;
  });
}

/** A head with the number of its page is the same on each. */
function shapeOf(line: string): string {
  if (line.length > MOST_CHARACTERS || !/\p{L}/u.test(line)) return '';
  return line.replaceAll(/^\s*\d+\s+|\s+\d+\s*$/gu, '').trim();
}

function lineAt(page: Page, edge: Edge): string {
  return page.at(edge === 'first' ? 0 : -1)?.text ?? '';
}

function without(page: Page, edge: Edge): Page {
  return edge === 'first' ? page.slice(1) : page.slice(0, -1);
}
