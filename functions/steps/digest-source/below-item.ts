import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import { type Reach, type Thinking, fits, isOfKind, isSameSection, statementText } from './thinking.ts';

/** "`mount`: use this if", with as many of the items below it as fit, from the first to the one that is quoted at least. */
export function belowItem(thinking: Thinking, index: number): Reach | undefined {
  const indent = indentAt(thinking, index);
  let first = index;
  while (first > 0 && isListItem(thinking, first) && indentAt(thinking, first) >= indent) first -= 1;
  const isAbove = isListItem(thinking, first) && ANNOUNCING.test(statementText(thinking, first));
  if (!isAbove || !isSameSection(thinking, index, first) || !fits(thinking, { first, last: index }))
    return undefined;
  let last = index;
  while (
    isListItem(thinking, last + 1) &&
    indentAt(thinking, last + 1) >= indent &&
    fits(thinking, { first, last: last + 1 })
  )
    last += 1;
  return { first, last };
}

/** An item that announces items of its own, with as many of them as fit. */
export function withOwnItems(thinking: Thinking, { first, last }: Reach): Reach | undefined {
  const isDeeper = (index: number): boolean =>
    isListItem(thinking, index) && indentAt(thinking, index) > indentAt(thinking, first);
  const isAnnounced =
    ANNOUNCING.test(statementText(thinking, last)) &&
    isDeeper(last + 1) &&
    isSameSection(thinking, last, last + 1) &&
    fits(thinking, { first, last: last + 1 });
  if (!isAnnounced) return undefined;
  let end = last + 1;
  while (isDeeper(end + 1) && fits(thinking, { first, last: end + 1 })) end += 1;
  return { first, last: end };
}

export function isListItem(thinking: Thinking, index: number): boolean {
  return isOfKind(thinking, index, 'list-item');
}

/** White space before the mark of a list item. */
function indentAt({ canonical, statements }: Thinking, index: number): number {
  const start = statements[index]?.start ?? 0;
  const line = canonical.slice(canonical.lastIndexOf('\n', start - 1) + 1, start);
  return line.length - line.trimStart().length;
}
