import type { Reach, Thinking } from './thinking.ts';

/** As far as one text goes on: not over a line that says nothing. */
export function withoutNothing({ statements }: Thinking, { first, last }: Reach, index: number): Reach {
  let [from, to] = [Math.min(index, last), Math.max(index, first)];
  while (from > first && statements[from]?.isBehindNothing !== true) from -= 1;
  while (to < last && statements[to + 1]?.isBehindNothing !== true) to += 1;
  return { first: Math.max(first, from), last: Math.min(last, to) };
}
