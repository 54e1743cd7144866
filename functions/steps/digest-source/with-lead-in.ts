import { isListItem } from './below-item.ts';
import {
  INTRODUCING,
  type Reach,
  type Thinking,
  isOfKind,
  isSameSection,
  statementText,
  widened,
} from './thinking.ts';

/** Code with the sentence that announces it. */
export function withLeadIn(thinking: Thinking, reach: Reach): Reach {
  const isAnnounced =
    isSameSection(thinking, reach.first, reach.first - 1) &&
    (isOfKind(thinking, reach.first - 1, 'sentence') || isListItem(thinking, reach.first - 1)) &&
    INTRODUCING.test(statementText(thinking, reach.first - 1));
  return isAnnounced ? widened(thinking, reach, { ...reach, first: reach.first - 1 }) : reach;
}
