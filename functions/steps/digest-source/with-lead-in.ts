import { PAGE_BREAK } from '#shared/domain/locator.ts';
import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import { isListItem } from './below-item.ts';
import {
  type Reach,
  type Thinking,
  isNeighbour,
  isOfKind,
  isSameSection,
  isTaken,
  statementText,
  widened,
} from './thinking.ts';

/** Code with the sentence that announces it. */
export function withLeadIn(thinking: Thinking, reach: Reach): Reach {
  const lead = reach.first - 1;
  const isAnnounced =
    isSameSection(thinking, reach.first, lead) &&
    (isOfKind(thinking, lead, 'sentence') || isListItem(thinking, lead)) &&
    ANNOUNCING.test(statementText(thinking, lead));
  if (!isAnnounced || isTaken(thinking, lead) || isOverPage(thinking, lead)) return reach;
  const announced = { ...reach, first: lead };
  const led = withWhatItShows(thinking, widened(thinking, reach, announced));
  return led === reach && isWorthCutting(thinking, announced, reach) ? announced : led;
}

const FENCE_AND_LINE = /^[^\n]*\n[^\n]*/u;

/** Where what announces code leaves room for a line of it, and what is cut off bears no more of what was asked. */
function isWorthCutting(
  { canonical, statements, maxCharacters, bears }: Thinking,
  wider: Reach,
  code: Reach,
): boolean {
  const [start, from] = [statements[wider.first]?.start ?? 0, statements[code.first]?.start ?? 0];
  const text = canonical.slice(from, statements[code.last]?.end);
  const least = from + (FENCE_AND_LINE.exec(text)?.[0].length ?? text.length) - start;
  return least <= maxCharacters && bears(canonical.slice(start, start + maxCharacters)) >= bears(text);
}

/** What runs over the end of a page cannot be cited by its page. */
function isOverPage({ canonical, statements }: Thinking, index: number): boolean {
  return canonical.slice(statements[index]?.start, statements[index + 1]?.start).includes(PAGE_BREAK);
}

const OF_EXAMPLE =
  /\b(?:examples?|instance|as follows|the following|like (?:this|so))\b[^:：]{0,20}[:：]\s*$/iu;

/** What stands as an example below a sentence that announces one, though it is no code to whoever reads it: of a PDF, say. */
export function withExampleAnnounced(thinking: Thinking, reach: Reach): Reach {
  const lead = reach.first - 1;
  const isExample =
    isSameSection(thinking, reach.first, lead) &&
    isOfKind(thinking, lead, 'sentence') &&
    !isNeighbour(thinking, reach.first, lead) &&
    OF_EXAMPLE.test(statementText(thinking, lead));
  return isExample ? withWhatItShows(thinking, widened(thinking, reach, { ...reach, first: lead })) : reach;
}

const MOST_WORDS = 4;

/** "For example:" announces nothing by itself: what it is an example of stands before it. */
function withWhatItShows(thinking: Thinking, reach: Reach): Reach {
  const words = statementText(thinking, reach.first).split(/\s+/u).length;
  const before = reach.first - 1;
  return words <= MOST_WORDS && isNeighbour(thinking, reach.first, before)
    ? widened(thinking, reach, { ...reach, first: before })
    : reach;
}
