import {
  type Reach,
  type Thinking,
  fits,
  isNeighbour,
  isOfKind,
  isSameSection,
  isTaken,
  widened,
} from './thinking.ts';

/**
 * A row says little without the heads of its columns, and these nothing without rows; they are quoted as far as they fit, the whole
 * table where it does.
 */
export function withTableHead(thinking: Thinking, reach: Reach): Reach {
  const { statements } = thinking;
  const block = statements[reach.first]?.block;
  const first = statements.findIndex((one) => one.block === block);
  const all = { first, last: statements.findLastIndex((one) => one.block === block) };
  if (all.last - first > 1 && fits(thinking, all, roomOfTable(thinking)) && isUnquoted(thinking, all))
    return all;
  const table = widened(thinking, reach, { ...reach, first: Math.min(reach.first, Math.max(0, first)) });
  const whole = table.last === first ? withRows(thinking, table) : table;
  const { last } = whole;
  // A head, with one row at most, is the properties of what is described below them.
  const isOfOne = last - whole.first <= 1 && statements[last + 1]?.kind === 'sentence';
  return isOfOne && isSameSection(thinking, last, last + 1)
    ? widened(thinking, whole, { ...whole, last: last + 1 })
    : whole;
}

/** A whole table may be so much longer than other quotes: which of its rows has the most of something only all of them show. */
export function roomOfTable({ maxCharacters, paragraphCharacters = maxCharacters }: Thinking): number {
  return Math.max(maxCharacters, paragraphCharacters);
}

/** Whether it is a table from the heads of its columns, or the line that names it, to its last row. */
export function isWholeTable(thinking: Thinking, { first, last }: Reach): boolean {
  const head = thinking.statements[first]?.isName === true ? first + 1 : first;
  return (
    isHeadAbove(thinking, head) &&
    isOfKind(thinking, last, 'table-row') &&
    !isNeighbour(thinking, last, last + 1) &&
    thinking.statements[head]?.block === thinking.statements[last]?.block
  );
}

function isUnquoted(thinking: Thinking, { first, last }: Reach): boolean {
  return thinking.statements.slice(first, last + 1).every((_, at) => !isTaken(thinking, first + at));
}

/** With the line that names a table, where it is quoted from its first row. */
export function withTableName(thinking: Thinking, reach: Reach): Reach {
  const { statements } = thinking;
  const first = reach.first - 1;
  const isNamed =
    statements[first]?.isName === true &&
    statements[reach.first]?.name?.start === statements[first].start &&
    !isTaken(thinking, first);
  const room = isWholeTable(thinking, reach) ? roomOfTable(thinking) : thinking.maxCharacters;
  return isNamed && fits(thinking, { ...reach, first }, room) ? { ...reach, first } : reach;
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

/**
 * The heads of columns say nothing without a row: where a quote would end with them, rows follow as far as they fit. Where none does, what stands
 * before is quoted without the heads, and heads that stand alone with the beginning of their first row.
 */
export function withoutBareHead(thinking: Thinking, reach: Reach): Reach {
  const { last } = reach;
  if (!isHeadAbove(thinking, last)) return reach;
  const whole = withRows(thinking, reach);
  if (whole.last > last) return whole;
  return reach.first < last ? { ...reach, last: last - 1 } : { ...reach, last: last + 1 };
}

/** The first row of a table that has others. */
function isHeadAbove(thinking: Thinking, index: number): boolean {
  return (
    isOfKind(thinking, index, 'table-row') &&
    isNeighbour(thinking, index, index + 1) &&
    !isNeighbour(thinking, index, index - 1)
  );
}
