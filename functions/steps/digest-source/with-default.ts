import {
  type Reach,
  type Thinking,
  fits,
  isNeighbour,
  isTaken,
  lengthOf,
  statementText,
  widened,
} from './thinking.ts';

const STATES_DEFAULT =
  /^(?:(?:the|its) )?defaults?(?: value| setting)?(?::| is\b| are\b| to\b)|^by default\b/iu;

export const statesDefault = (text: string): boolean => STATES_DEFAULT.test(text);

/** A default says nothing without the option whose it is: where its paragraph begins, as far as that fits and is not quoted already. */
export function withOption(thinking: Thinking, reach: Reach): Reach {
  let wide = reach;
  while (isNeighbour(thinking, wide.first, wide.first - 1)) {
    const wider = { ...wide, first: wide.first - 1 };
    if (!fits(thinking, wider) || isTaken(thinking, wider.first)) break;
    wide = wider;
  }
  return wide;
}

/** How far down the paragraph a default may stand. */
const DEFAULT_WITHIN = 4;
const DEFAULT_CHARACTERS = 280;

/** What an option is by default belongs to what it is. */
export function withDefault(thinking: Thinking, reach: Reach): Reach {
  for (let next = reach.last + 1; next <= reach.last + DEFAULT_WITHIN; next += 1) {
    if (!isNeighbour(thinking, reach.last, next)) return reach;
    if (!statesDefault(statementText(thinking, next))) continue;
    const wider = { ...reach, last: next };
    return lengthOf(thinking, wider) - lengthOf(thinking, reach) <= DEFAULT_CHARACTERS
      ? widened(thinking, reach, wider)
      : reach;
  }
  return reach;
}
