import { contentWords } from '../text/words/analyze.ts';

/** Words by which a report speaks of its own order, not of its subject. */
const SIGNPOSTS: ReadonlySet<string> = new Set(
  `summary short brief sum overview answer question report section sections paragraph part parts point points following next
previous first second third fourth last finally conclusion conclude concluding overall taken turning detail details
order turn go goes follows follow below above come comes`.split(/\s+/u),
);

/**
 * True for a sentence that states nothing to check. The rule: no figure, no quotation, and every topical word is a signpost
 * ("In summary", "The next section"); one that ends in a colon may also use words of what was asked (`known`, folded),
 * as it only introduces what follows. All else states something, and wants a citation.
 */
export function isConnective(sentence: string, known: ReadonlySet<string>): boolean {
  if (/[\p{N}"“”„«»]/u.test(sentence)) return false;
  const introduces = /[:：]\s*$/u.test(sentence);
  return contentWords(sentence).every((word) => SIGNPOSTS.has(word) || (introduces && known.has(word)));
}
