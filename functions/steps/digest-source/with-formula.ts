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

/** "h = N + H", not `HEAT=30` or an address. */
const RELATION = /\s=\s|[≈≃≅≤≥∝≡∑∫√]/u;
const FORMULA_CHARACTERS = 200;
const MOST_WORDS = 4;
/** What explains the signs of a formula. */
const WHERE = /^(?:where|in which)\s|^(?:with|here,)\s+\S{1,3}\s/iu;

/** A line of its own in which something is equal to something: "h = N + H", and hardly a word. */
export function isFormula(thinking: Thinking, index: number): boolean {
  const text = statementText(thinking, index);
  return (
    isOfKind(thinking, index, 'sentence') &&
    !isNeighbour(thinking, index, index - 1) &&
    text.length <= FORMULA_CHARACTERS &&
    RELATION.test(text) &&
    (text.match(/\p{L}{3,}/gu)?.length ?? 0) <= MOST_WORDS
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
