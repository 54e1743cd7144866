import { fold } from '../words/fold.ts';
import { isStopword } from '../words/stopwords.ts';
import type { Change } from './near-copy.ts';
import { DENYING_ENDINGS, NEGATING_PREFIXES, OTHER_DENIALS, type PolarityWords } from './polarity-words.ts';

/** What a change puts in denies what it takes out, or the other way round. */
export function deniesOtherwise({ said, quoted }: Change, words: PolarityWords): boolean {
  if (said.some((word) => quoted.some((other) => differsByDenial(word, other)))) return true;
  const [mine, theirs] = [said.join(' '), quoted.join(' ')];
  if (isDenial(mine, words) === isDenial(theirs, words)) return false;
  // Characters are cut into words that a phrase may run over.
  if (`${mine} ${theirs} ${said.join('')} ${quoted.join('')}`.search(words.noDenial) >= 0) return false;
  // "Not supported" of "unsupported", "cannot" of "is unable to".
  const [denying, other] = isDenial(mine, words) ? [said, quoted] : [quoted, said];
  // "Not uncommon" of "common".
  if (denying.some((word) => other.some((plain) => isNegated(word) && fold(word).endsWith(fold(plain)))))
    return false;
  return other.join(' ').search(words.near) < 0 && !other.some(isNegated);
}

/** After these a denial leaves open what it denies. */
const MAY_NOT = /^(?:puede|pueden|podría|peut|peuvent|può|possono|pode|podem)$/iu;
const EXCEPT = /(?<!\p{L})(?:except|unless|sauf|außer|excepto|salvo|tranne|exceto|behalve|кроме)(?!\p{L})/iu;
/** "But not the third, which is slower": what is denied was said before. */
const BUT_NOT =
  /(?<!\p{L})(?:but not|aber nicht|mais pas|pero no|ma non|mas não|maar niet)\s(?!\p{L}+(?:\s\p{L}+)?$)/iu;
const IF_NOT = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem|zonder|без)(?!\p{L})/iu;

/** A denial that only stands elsewhere, that was open, or that an exception or "without" tells. */
export function isSaidOtherwise(
  change: Change,
  words: PolarityWords,
  { statement, quoted }: { readonly statement: string; readonly quoted: string },
): boolean {
  const [mine, theirs] = [countDenials(statement, words), countDenials(quoted, words)];
  const isMoved =
    mine > 0 &&
    mine === theirs &&
    [...change.said, ...change.quoted].every(
      (word) => isStopword(fold(word)) || /\p{Script=Han}/u.test(word),
    );
  const isOpen = MAY_NOT.test(change.before.at(-1) ?? '');
  const isExcept = EXCEPT.test(quoted) !== EXCEPT.test(statement) && statement.search(words.noDenial) >= 0;
  return isMoved || isOpen || isExcept || IF_NOT.test(change.said.join(' ')) || BUT_NOT.test(quoted);
}

function countDenials(text: string, { denial }: PolarityWords): number {
  return [...text.matchAll(denial)].length;
}

const LEAST_ROOT = 3;

/** Of two forms of one verb that denies by its ending, the one does and the other does not. */
function differsByDenial(word: string, other: string): boolean {
  const [own, their] = [word.search(DENYING_ENDINGS), other.search(DENYING_ENDINGS)];
  if (own >= 0 === their >= 0) return false;
  const [root, plain] = own >= 0 ? [word.slice(0, own), other] : [other.slice(0, their), word];
  return root.length >= LEAST_ROOT && fold(plain).startsWith(fold(root));
}

function isDenial(text: string, { denial }: PolarityWords): boolean {
  return text.search(denial) >= 0 || OTHER_DENIALS.test(text);
}

function isNegated(word: string): boolean {
  const folded = fold(word);
  return NEGATING_PREFIXES.some((prefix) => folded.startsWith(prefix) && folded.length > prefix.length + 3);
}

/** Less in the place of more, or more of less. */
export function turnsOtherwise({ said, quoted }: Change, { more, less }: PolarityWords): boolean {
  const way = (text: string): string =>
    [more, less].map((cue) => (text.search(cue) >= 0 ? '1' : '0')).join('');
  const ways = [way(said.join(' ')), way(quoted.join(' '))];
  return ways.includes('10') && ways.includes('01');
}

const THAN_THOSE_WITHOUT =
  /(?<!\p{L})(?:than|als|que)(?!\p{L}).*(?<!\p{L})(?:without|ohne|sans|sin|non)(?!\p{L})/iu;

/** "Fewer where there is none" of "more than those without". */
export function isOfTheOthers(statement: string, quoted: string, { denial }: PolarityWords): boolean {
  return THAN_THOSE_WITHOUT.test(quoted) && statement.search(denial) >= 0;
}
