import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import { type Reach, type Thinking, isOfKind, isSameSection, widened } from './thinking.ts';

const NAME_CHARACTERS = 40;

/** A line that only names something is followed by what is said of it; an item is not, by the next item. */
export function withDescription(thinking: Thinking, reach: Reach): Reach {
  const text = thinking.canonical.slice(
    thinking.statements[reach.first]?.start,
    thinking.statements[reach.last]?.end,
  );
  const isName = text.length <= NAME_CHARACTERS && !/[.!?。！？।؟]\s*$/u.test(text) && !ANNOUNCING.test(text);
  const next = reach.last + 1;
  const isSibling = isOfKind(thinking, reach.last, 'list-item') && isOfKind(thinking, next, 'list-item');
  return isName && !isSibling && isSameSection(thinking, reach.last, next)
    ? widened(thinking, reach, { ...reach, last: next })
    : reach;
}
