import type { Aspect, Brief } from '#shared/domain/brief.ts';
import type { ItemPart } from '#shared/domain/plan.ts';
import { itemPart } from '#shared/research/item-part.ts';
import { contentWords } from '#shared/text/words/analyze.ts';

/** "I'd like some pork", "We may want to leave": that somebody wants it is nothing to look for. */
const WISH =
  /(?<=^|[.!?,:;–—-]\s+)(?:(?:and|but|so)\s+)?(?:I|we)(?:(?:['’]d|\s+would)(?:\s+\p{L}+ly|\s+also|\s+just)?\s+(?:like|love|prefer|hate)|(?:\s+(?:may|might|just|also|\p{L}+ly))*\s+want)(?:\s+to)?(?:,\s*|\s+|(?=\W*$))/giu;
/** "I'm", "we've": their letters are those of other words ("id", "ill", "wed"). */
const SHORTENED = /\b(?<who>I|you|we|they|he|she)['’](?:m|d|ve|ll|re)\b/giu;

function withoutWish(text: string): string {
  return text.replace(WISH, '').replace(SHORTENED, '$<who>');
}

/** What is asked is searched for with the words of the wish where it has no others. */
function askedWithoutWish(text: string): string {
  const bare = withoutWish(text);
  return contentWords(bare).length > 0 ? bare : text.replace(SHORTENED, '$<who>');
}

function searchedFor(aspect: Aspect): Aspect {
  const { text, given } = aspect;
  return {
    ...aspect,
    text: askedWithoutWish(text),
    ...(given === undefined ? {} : { given: withoutWish(given) }),
  };
}

/** What is asked in one item, to be searched for with the words that say of what. */
export function partOf(aspect: Aspect, brief: Brief, known: readonly string[]): ItemPart {
  const searched = { ...brief, aspects: brief.aspects.map(searchedFor) };
  return { ...itemPart(searchedFor(aspect), searched, known), text: aspect.text };
}
