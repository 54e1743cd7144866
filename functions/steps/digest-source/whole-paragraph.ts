import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import {
  type Reach,
  type Thinking,
  fits,
  isNeighbour,
  isOfKind,
  isTaken,
  speaksOfCode,
  statementText,
} from './thinking.ts';
import { isLeaning } from './with-antecedent.ts';

/** What is quoted, in so many characters at most. */
export interface Rounded extends Reach {
  readonly room: number;
}

/**
 * What is quoted with the rest of its paragraph, where that has room: what was asked is often said in the sentence before the first
 * that bears its words, or in the last. Of a longer paragraph with the sentence that opens it, or with those that end it.
 */
export function wholeParagraph(thinking: Thinking, reach: Reach): Rounded {
  const { first, last } = reach;
  const { maxCharacters, paragraphCharacters: room = maxCharacters } = thinking;
  const isProse = [first, last].every((index) => isOfKind(thinking, index, 'sentence'));
  const opening = endOfParagraph(thinking, first, -1);
  const closing = withoutLeadIn(thinking, last, endOfParagraph(thinking, last, 1));
  const canOpen = opening < first && !isLeaning(statementText(thinking, opening));
  const wider = [
    ...(canOpen || opening === first ? [{ first: opening, last: closing }] : []),
    ...(canOpen && first - opening === 1 ? [{ first: opening, last }] : []),
    { first, last: closing },
  ].find(
    (one) => room > maxCharacters && isProse && isFree(thinking, reach, one) && fits(thinking, one, room),
  );
  return wider === undefined ? { ...reach, room: maxCharacters } : { ...wider, room };
}

function endOfParagraph(thinking: Thinking, index: number, step: 1 | -1): number {
  let at = index;
  while (isNeighbour(thinking, at, at + step)) at += step;
  return at;
}

/** What announces, or asks, what comes below belongs to that. */
function withoutLeadIn(thinking: Thinking, last: number, closing: number): number {
  const text = statementText(thinking, closing);
  return closing > last && (ANNOUNCING.test(text) || ASKING.test(text) || speaksOfCode(thinking, closing))
    ? closing - 1
    : closing;
}

const ASKING = /[?？؟]\s*$/u;

/** Nothing of what is added is quoted already. */
function isFree(thinking: Thinking, { first, last }: Reach, wider: Reach): boolean {
  const added = [...numbersBetween(wider.first, first - 1), ...numbersBetween(last + 1, wider.last)];
  return added.every((index) => !isTaken(thinking, index));
}

function numbersBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
