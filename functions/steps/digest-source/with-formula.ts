import {
  type Reach,
  type Thinking,
  atLeast,
  isNeighbour,
  isOfKind,
  isSameSection,
  statementText,
  widened,
} from './thinking.ts';

const RELATION = /[=≈≃≅≤≥∝≡∑∫√]/u;
const FORMULA_CHARACTERS = 200;
/** What explains the signs of a formula. */
const WHERE = /^(?:where|in which|with|here,)\s/iu;

/** A line of its own in which something is equal to something: "h = N + H". */
export function isFormula(thinking: Thinking, index: number): boolean {
  const text = statementText(thinking, index);
  return (
    isOfKind(thinking, index, 'sentence') &&
    !isNeighbour(thinking, index, index - 1) &&
    text.length <= FORMULA_CHARACTERS &&
    RELATION.test(text)
  );
}

/** What leads to a formula, with it and what says what its signs stand for. */
export function withFormula(thinking: Thinking, reach: Reach): Reach {
  const led = atLeast(thinking, { ...reach, last: reach.last + 1 }, reach);
  const next = led.last + 1;
  const isExplained = led !== reach && isSameSection(thinking, led.last, next);
  return isExplained && WHERE.test(statementText(thinking, next))
    ? widened(thinking, led, { ...led, last: next })
    : led;
}
