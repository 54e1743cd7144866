import { type AskedWords, wordsOf } from './asked-words.ts';
import { namesOnly } from './names-only.ts';

/** Words by which a report speaks of its own order, not of its subject. */
const SIGNPOSTS: ReadonlySet<string> = new Set(
  `summary short brief sum overview answer question report section sections paragraph part parts point points following next
previous first second third fourth last finally conclusion conclude concluding overall taken turning detail details
order turn go goes follows follow below above come comes`.split(/\s+/u),
);

/** Words that may stand beside those and affirm or deny nothing. */
const BESIDE: ReadonlySet<string> = new Set(
  'a an and are as at by each for from here in into is now of on or regarding concerning about that the then these this those through to we with'.split(
    ' ',
  ),
);

/** "The second.": one of two things that were asked about. */
const PICKS_ONE =
  /\b(?:first|second|third|fourth|last|previous|next)\b(?!\s*[,:]|\s+(?:sections?|paragraph|parts?|points?|question|answer|report)\b)/iu;

/**
 * True for a sentence that states nothing to check. The rule: no figure, no quotation, and every word is of the order of the
 * report ("In summary", "The next section"); one that ends in a colon may go on with a label of what was asked ("On the
 * price:"), as it only introduces what follows. All else states something, and wants a citation.
 */
export function isConnective(sentence: string, asked: AskedWords): boolean {
  if (/[\p{N}"“”„«»]/u.test(sentence)) return false;
  const words = wordsOf(sentence);
  const lead = words.findIndex((word) => !SIGNPOSTS.has(word) && !BESIDE.has(word));
  if (lead < 0) return words.some((word) => SIGNPOSTS.has(word)) && !PICKS_ONE.test(sentence);
  return isIntroduction(sentence) && namesOnly(labelIn(sentence, words.slice(0, lead)), asked);
}

/** True for what ends in a colon. */
export function isIntroduction(sentence: string): boolean {
  return /[:：]\s*$/u.test(sentence);
}

function labelIn(sentence: string, lead: readonly string[]): string {
  const label = lead.reduce(
    (rest, word) => rest.slice(rest.toLowerCase().indexOf(word) + word.length),
    sentence,
  );
  return label.replace(/[\s:：]+$/u, '').replace(/^[\s,]+/u, '');
}
