/** What one comes by or goes to is asked about itself: "where can I buy a kiln, and what does it cost". */
const COMES_BY =
  '(?:buy|get|find|order|purchase|obtain|see|hire|rent|borrow|book|have|eat|drink|watch|sell|visit|reach|meet|catch|enter|join|look|read)';
const WHERE_ONE_DOES = new RegExp(
  String.raw`^where\s+(?:do|can|could|should|would|may|must)\s+(?:i|we|you|one)\s+(?<deed>(?!${COMES_BY}\b)\p{Ll}+(?:\s.*)?)$`,
  'iu',
);
/** Deeds that are paid for themselves; of a fine that one pays and a pass that one picks up, the price is its own. */
const IS_PAID =
  /^(?:\p{Ll}+ly\s+)?(?:park|camp|pitch|moor|berth|dock|anchor|land|launch|stay|sleep|lodge|shower|bathe|swim|skate|ski|surf|sail|row|paddle|canoe|kayak|fish|ride|climb|dive|bowl|golf|play|practise|practice|train|exercise|store|leave|stable|charge|recharge|wash|clean|dry|launder|dump|recycle|print|copy|photocopy|scan|send|post|ship|apply|register|renew|cross|fire)\b/iu;
const COSTS =
  /^(?<costs>(?:what|how much) (?:does|will|would|did) (?:it|this|that) cost|how much (?:is|was|would|will) (?:it|this|that)(?: be)?|(?:does|will|would|did) (?:it|this|that) cost (?:anything|much|extra|money)|is (?:it|this|that) free(?=$))(?<further>\s(?!to\s).+|)$/iu;
const OPENS = /\bit\s+(?:\p{Ll}+ly\s+)?(?:open|close|shut)s?\b/iu;

/** "Where do I park the car, and what does it cost?": parking does, and not the car. */
export function costsDeed(
  clause: string,
  before: string,
): { readonly text: string; readonly given: string } | undefined {
  const { costs, further = '' } = COSTS.exec(clause)?.groups ?? {};
  const deed = WHERE_ONE_DOES.exec(before)?.groups?.['deed'];
  if (costs === undefined || deed === undefined || !IS_PAID.test(deed)) return undefined;
  return { text: `${costs.replace(/\b(?:this|that)\b/iu, 'it')} to ${deed}${further}`, given: deed };
}

/** "Where do I park the car, and when does it close?": the place does, which is not named. */
export function opensSomewhere(clause: string, before: string): boolean {
  return OPENS.test(clause) && WHERE_ONE_DOES.test(before);
}
