import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import {
  type Reach,
  type Thinking,
  fits,
  isOfKind,
  isSameSection,
  statementText,
  widened,
} from './thinking.ts';

/** What speaks of what is listed above it, as a whole. */
const OF_LIST = /^[("'`*_]*(?:this|these|that|those|both|all (?:of )?(?:this|these|them))\b/iu;

/** "This ensures that …" with the list that it speaks of, and what announces that, as far as they fit. */
export function withListBefore(thinking: Thinking, reach: Reach): Reach {
  if (!OF_LIST.test(statementText(thinking, reach.first))) return reach;
  const isAbove = (kind: 'list-item' | 'sentence', from: number): boolean =>
    isOfKind(thinking, from - 1, kind) && isSameSection(thinking, from, from - 1);
  let { first } = reach;
  while (isAbove('list-item', first)) first -= 1;
  if (first === reach.first) return reach;
  const isAnnounced = isAbove('sentence', first) && ANNOUNCING.test(statementText(thinking, first - 1));
  const whole = { ...reach, first: first - 1 };
  return isAnnounced && fits(thinking, whole) ? whole : widened(thinking, reach, { ...reach, first });
}
