import { polarityWords } from './polarity-words.ts';
import { isNear } from './same-amount.ts';
import { type Quantity, readQuantities } from './quantities.ts';
import { setOf } from './read-parts.ts';
import { readShares } from './told-shares.ts';

/** What is left, and what is gone. */
const KEPT =
  /(?<!\p{L})(?:keep|keeps|kept|retain\p{L}*|still|remain\p{L}*|surviv\p{L}*|behält|behalten|behielt\p{L}*|noch|gard\p{L}*|conserv\p{L}*|encore|mantien\p{L}*)(?!\p{L})/iu;
const LOST =
  /(?<!\p{L})(?:lose|loses|lost|losing|no longer|stopped|dropped|died|left|gone|verl[ioö]r\p{L}*|nicht mehr|perd\p{L}*|ne .{1,30} plus|ya no)(?!\p{L})/iu;
const LEAST_SHARED = 2;

/** "32 % no longer took it" of "68 % still took it": what the share that is told leaves over, told of the opposite. */
export function isComplement(said: Quantity, statement: string, sentences: readonly string[]): boolean {
  if (said.unit?.dimension !== 'share') return false;
  const own = setOf(statement);
  return sentences.some((text) => {
    const shared = [...setOf(text)].filter((term) => own.has(term)).length;
    return (
      shared >= LEAST_SHARED &&
      tellsOpposite(statement, text) &&
      [...readQuantities(text), ...readShares(text)].some(
        ({ unit, values: [known = 0] }) =>
          unit?.dimension === 'share' && said.values.some((value) => isNear(value, 100 - known, said)),
      )
    );
  });
}

function tellsOpposite(statement: string, text: string): boolean {
  return (
    isDenied(statement) !== isDenied(text) ||
    (KEPT.test(statement) && LOST.test(text)) ||
    (LOST.test(statement) && KEPT.test(text))
  );
}

function isDenied(text: string): boolean {
  return text.search(polarityWords(text).denial) >= 0;
}

/** Whether a statement tells what a share of its quotes leaves over, so that what it denies is not what they affirm. */
export function tellsComplement(statement: string, quotes: readonly string[]): boolean {
  return [...readQuantities(statement), ...readShares(statement)].some((one) =>
    isComplement(one, statement, quotes),
  );
}
