import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { queryTerms, terms } from '#shared/text/words/analyze.ts';

const CONTRAST =
  /\b(?:unlike|whereas|while|(?:in|by) contrast|on the other hand|rather than|instead of|as opposed to|differs?|differed|different (?:from|than|to)|differences?|compared (?:to|with)|(?:more|less|fewer|\p{L}{3,}er)\b.{0,60}? than|however|but)\b|\b(?:im Gegensatz|während|anders als|hingegen)\b/iu;
/** "A proc is called on an object, an instproc is inherited": where clauses part, and what tells one from a bare name. */
const BETWEEN_CLAUSES = /[,;:.]\s+|\s(?:and|but|or|so)\s/u;
const SAYING =
  /\b(?:is|are|was|were|has|have|does|do|can|may|must|will|should|means?|refers?|uses?|takes?|gives?|gets?|makes?|returns?|runs?|works?|holds?|keeps?|stores?|creates?|contains?|applies|apply|stays?|needs?)\b/iu;
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

/** Of each of the things compared the terms that tell it apart. */
function ownTerms({ topic }: ChecklistItem): readonly (readonly string[])[] {
  const things = topic.map((thing) => terms(thing));
  return things.map((words) => words.filter((word) => !things.every((others) => others.includes(word))));
}

function bears(text: string, words: readonly string[]): boolean {
  const own = new Set(terms(text));
  return words.some((word) => own.has(word));
}

/** Whether a quote names each of the things compared, by a word that not all of them share. */
export function namesAllCompared(item: ChecklistItem, { quote }: Evidence): boolean {
  const things = ownTerms(item);
  return things.length > 1 && things.every((words) => bears(quote, words));
}

/** Whether each of the things compared has a clause to itself that says something of it. */
function saysOneOfEach(item: ChecklistItem, { quote }: Evidence): boolean {
  const things = ownTerms(item);
  const clauses = quote.split(BETWEEN_CLAUSES).filter((clause) => SAYING.test(clause));
  const isOfOne = (clause: string, of: readonly string[]): boolean =>
    things.every((words) => bears(clause, words) === (words === of));
  return things.length > 1 && things.every((of) => clauses.some((clause) => isOfOne(clause, of)));
}

/** What a quote gains that sets the things apart whose difference is asked for. */
export function tellsApart(item: ChecklistItem): (one: Evidence) => number {
  const { description } = item;
  if (!isOfDifference(item) && !PREFERS.test(description)) return () => 0;
  const named = queryTerms(description).filter((term) => !ASKING.has(term));
  return (one) => {
    if (saysOneOfEach(item, one)) return APART;
    if (!CONTRAST.test(one.quote)) return 0;
    const own = new Set(terms(one.quote));
    const borne = named.filter((term) => own.has(term)).length;
    const isOfAll = named.length > 1 && borne >= NAMED * named.length;
    return isOfAll || namesAllCompared(item, one) ? APART : 0;
  };
}
