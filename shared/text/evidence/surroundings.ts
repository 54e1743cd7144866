import { onceForEach } from '../once-for-each.ts';
import type { DocumentView, Place } from './document-view.ts';

/** Statements on either side that belong to the passage around one. */
const AROUND = 2;
const PASSAGE_STATEMENTS = 2 * AROUND;

/** A statement next to another is as near as can be; twice as far away it is a fifth less near, up to sixteen statements. */
const REACHES: readonly number[] = [1, 2, 4, 8, 16];
const FURTHEST = 16;
const NEARNESS = Float64Array.from(
  { length: FURTHEST + 1 },
  (_, distance) => REACHES.filter((reach) => distance <= reach).length / REACHES.length,
);

/** What stands around and above the statements of a document, found out once for any number of questions. */
export interface Surroundings {
  readonly isSameSection: (one: number, other: number) => boolean;
  /** Of the passage around a statement, as a share of what four statements have. */
  readonly relativeLength: (index: number) => number;
  /** By statement, how often its passage bears what stands at these places. */
  readonly sumsOfPassages: (places: readonly Place[]) => Uint32Array;
  /** By statement, how near another of its section is of which this holds, 0-1. */
  readonly nearnessTo: (holds: (index: number) => boolean) => Float64Array;
  /** Below which of the lines above them statements stand, by the terms of those lines. */
  readonly titlesThat: (holds: (terms: ReadonlySet<string>) => boolean) => {
    readonly isAny: boolean;
    readonly isAbove: (index: number) => boolean;
  };
}

export const surroundingsOf: (document: DocumentView) => Surroundings = onceForEach(findSurroundings);

function findSurroundings(document: DocumentView): Surroundings {
  const { statements, averageLength, termsAbove } = document;
  const isSameSection = (one: number, other: number): boolean =>
    statements[one]?.headings === statements[other]?.headings &&
    statements[one]?.isRecord !== true &&
    statements[other]?.isRecord !== true;
  const firsts = statements.map((_, index) => furthest(index, -1));
  const lasts = statements.map((_, index) => furthest(index, 1));
  function furthest(from: number, step: 1 | -1): number {
    let at = from;
    while (
      Math.abs(at + step - from) <= AROUND &&
      statements[at + step] !== undefined &&
      isSameSection(at + step, from)
    )
      at += step;
    return at;
  }
  const relativeLengths = Float64Array.from(statements, (_, index) => {
    let length = 0;
    for (let at = firsts[index] ?? index; at <= (lasts[index] ?? index); at += 1)
      length += statements[at]?.length ?? 0;
    return length / (PASSAGE_STATEMENTS * averageLength);
  });
  const titles = [...new Set(statements.map(termsAbove))];
  const numbers = new Map(titles.map((title, number) => [title, number]));
  const titleOf = Uint32Array.from(statements, (one) => numbers.get(termsAbove(one)) ?? 0);
  return {
    isSameSection,
    relativeLength: (index) => relativeLengths[index] ?? 0,
    sumsOfPassages: (places) => {
      const sums = new Uint32Array(statements.length);
      // A passage holds what it is held by: both reach as far, below the same headings.
      for (const { index, count } of places)
        for (let at = firsts[index] ?? index; at <= (lasts[index] ?? index); at += 1)
          sums[at] = (sums[at] ?? 0) + count;
      return sums;
    },
    nearnessTo: (holds) => {
      const near = new Float64Array(statements.length);
      const sweep = (first: number, step: 1 | -1): void => {
        let last: number | undefined;
        for (let at = first; at >= 0 && at < statements.length; at += step) {
          if (last !== undefined && !isSameSection(last, at)) last = undefined;
          const distance = last === undefined ? undefined : Math.abs(at - last);
          if (distance !== undefined && distance <= FURTHEST)
            near[at] = Math.max(near[at] ?? 0, NEARNESS[distance] ?? 0);
          if (isHeld[at] === true) last = at;
        }
      };
      const isHeld = statements.map((_, index) => holds(index));
      sweep(0, 1);
      sweep(statements.length - 1, -1);
      return near;
    },
    titlesThat: (holds) => {
      const held = titles.map(holds);
      return { isAny: held.includes(true), isAbove: (index) => held[titleOf[index] ?? 0] === true };
    },
  };
}
