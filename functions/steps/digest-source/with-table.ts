import { type Reach, type Thinking, fits, isSameSection, widened } from './thinking.ts';

/** A row says little without the heads of its columns, and these nothing without rows; they are quoted as far as they fit. */
export function withTableHead(thinking: Thinking, reach: Reach): Reach {
  const { statements } = thinking;
  const block = statements[reach.first]?.block;
  const first = statements.findIndex((one) => one.block === block);
  const table = widened(thinking, reach, { ...reach, first: Math.min(reach.first, Math.max(0, first)) });
  const whole = table.last === first ? withRows(thinking, table) : table;
  const { last } = whole;
  // A head, with one row at most, is the properties of what is described below them.
  const isOfOne = last - whole.first <= 1 && statements[last + 1]?.kind === 'sentence';
  return isOfOne && isSameSection(thinking, last, last + 1)
    ? widened(thinking, whole, { ...whole, last: last + 1 })
    : whole;
}

function withRows(thinking: Thinking, head: Reach): Reach {
  let { last } = head;
  while (
    thinking.statements[last + 1]?.block === thinking.statements[head.last]?.block &&
    fits(thinking, { ...head, last: last + 1 })
  )
    last += 1;
  return { ...head, last };
}
