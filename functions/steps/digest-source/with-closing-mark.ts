import { type Reach, type Thinking, fits, isNeighbour } from './thinking.ts';

const MOST_SENTENCES = 6;

/** What somebody is quoted with, to where the quotation ends, where that fits: "They say: “Kilns are hot. Pots are not.”" */
export function withClosingMark(thinking: Thinking, reach: Reach): Reach {
  let { last } = reach;
  while (isOpen(textOf(thinking, { ...reach, last })) && last - reach.last < MOST_SENTENCES) {
    if (!isNeighbour(thinking, last, last + 1) || !fits(thinking, { ...reach, last: last + 1 })) return reach;
    last += 1;
  }
  return isOpen(textOf(thinking, { ...reach, last })) ? reach : { ...reach, last };
}

function textOf({ canonical, statements }: Thinking, { first, last }: Reach): string {
  return canonical.slice(statements[first]?.start, statements[last]?.end);
}

/** More quotations begin than end. */
function isOpen(text: string): boolean {
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0;
  const straight = count(/(?<![\p{L}\p{N}\d])"/gu) > 0 && count(/"/gu) % 2 === 1;
  return straight || count(/“/gu) > count(/”/gu) || count(/«/gu) > count(/»/gu);
}
