import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { queryTerms, terms } from '#shared/text/words/analyze.ts';

const CONTRAST =
  /\b(?:unlike|whereas|while|(?:in|by) contrast|on the other hand|rather than|instead of|as opposed to|differs?|differed|different (?:from|than|to)|differences?|compared (?:to|with)|(?:more|less|fewer|\p{L}{3,}er)\b.{0,60}? than|however|but)\b|\b(?:im Gegensatz|während|anders als|hingegen)\b/iu;
const ASKING = new Set(
  terms(
    'difference different differ distinguish compare comparison contrast versus vs Unterschied unterscheiden',
  ),
);
/** What says of things compared how they differ goes before what is said of one of them. */
const APART = 2;
const NAMED = 0.75;

/** "When would I use a slab rather than a wheel?" */
const PREFERS =
  /\b(?:when|why) (?:to|(?:should|would|do) (?:i|we|you|one|people)) (?:use|choose|pick|prefer|want|take)\b.{2,100}? (?:rather than|instead of|over) \S/iu;

/** It is asked how things differ, not what one of them is. */
export function isOfDifference({ parts, entity }: ChecklistItem): boolean {
  return entity === undefined && parts.some(({ facet }) => facet === 'comparison');
}

/** Whether a quote names each of the things compared, by a word that not all of them share. */
export function namesAllCompared({ topic }: ChecklistItem, { quote }: Evidence): boolean {
  const things = topic.map((thing) => terms(thing));
  const own = new Set(terms(quote));
  return (
    things.length > 1 &&
    things.every((words) =>
      words.some((word) => own.has(word) && !things.every((others) => others.includes(word))),
    )
  );
}

/** What a quote gains that sets the things apart whose difference is asked for. */
export function tellsApart(item: ChecklistItem): (one: Evidence) => number {
  const { description } = item;
  if (!isOfDifference(item) && !PREFERS.test(description)) return () => 0;
  const named = queryTerms(description).filter((term) => !ASKING.has(term));
  return (one) => {
    if (!CONTRAST.test(one.quote)) return 0;
    const own = new Set(terms(one.quote));
    const borne = named.filter((term) => own.has(term)).length;
    const isOfAll = named.length > 1 && borne >= NAMED * named.length;
    return isOfAll || namesAllCompared(item, one) ? APART : 0;
  };
}
