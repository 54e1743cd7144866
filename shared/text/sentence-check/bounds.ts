/** Which side of a limit is meant. */
export type Bound = 'least' | 'most';

const LEAST_BEFORE =
  /(?:\b(?:at least|at minimum|a minimum of|minimum(?: \p{L}+)?(?: of| is)?|mindest\p{L}+(?: \p{L}+)?(?: von)?|minimale[nrsm]? \p{L}+(?: von)?|minimale de|mínim[oa](?: \p{L}+)? de|more than|over|above|exceed(?:s|ed|ing)?|greater than|higher than|longer than|no (?:less|fewer|shorter|lower) than|not (?:less|fewer) than|from|mindestens|wenigstens|mehr als|über|nicht weniger als|au moins|plus de|supérieure? à|al menos|por lo menos|más de|superior a|almeno|più di|oltre|pelo menos|mais de|minstens|ten minste|meer dan|не менее|более|больше|свыше|как минимум)|[>≥＞]=?|至少|(?<!不)(?:超过|超過)|不少于|不低于|少なくとも|कम से कम|से अधिक|على الأقل|أكثر من)\s*[$€£¥₹]?\s?$/iu;
const MOST_BEFORE =
  /(?:\b(?:at most|at maximum|a maximum of|maximum(?: \p{L}+)?(?: of| is)?|maximale[nrsm]? \p{L}+(?: von)?|maximale de|máxim[oa](?: \p{L}+)? de|less than|fewer than|under|below|up to|within|lower than|smaller than|shorter than|no (?:more|longer|greater|higher|later) than|not (?:more|longer|exceed(?:ing)?) (?:than )?|never more than|höchstens|maximal|weniger als|unter|bis zu|nicht mehr als|au plus|au maximum|moins de|jusqu['’]à|inférieure? à|como máximo|a lo sumo|menos de|hasta|inferior a|al massimo|meno di|fino a|no máximo|menos de|até|hoogstens|minder dan|tot|не более|менее|меньше|до)|[<≤＜]=?|最多|至多|不超过|不超過|不多于|(?<!不)(?:少于|低于|不到)|不到|以内|最大|अधिकतम|से कम|على الأكثر|أقل من)\s*[$€£¥₹]?\s?$/iu;
const LEAST_AFTER =
  /^\s?(?:\p{Ll}+ )?(?:(?:or|and) (?:more|over|above|higher|greater|longer)\b|oder mehr\b|ou plus\b|o más\b|o più\b|ou mais\b|of meer\b|以上|\+(?!\d))/iu;
const MOST_AFTER =
  /^\s?(?:\p{Ll}+ )?(?:(?:or|and) (?:less|fewer|under|below|lower|shorter)\b|at (?:the )?most\b|oder weniger\b|ou moins\b|o menos\b|o meno\b|ou menos\b|of minder\b|以下|以内|以內)/iu;
const APPROXIMATE =
  /(?:\b(?:about|around|approximately|approx\.?|roughly|nearly|almost|close to|some|circa|ca\.?|c\.|etwa|rund|ungefähr|fast|knapp|gut|environ|près de|presque|autour de|unos|unas|cerca de|casi|aproximadamente|alrededor de|quasi|quase|ongeveer|bijna|около|примерно|почти|लगभग|करीब|حوالي|تقريبا)|[~≈]|大约|大約|约|約|近|将近|接近|およそ|[约約][占为為有\p{Script=Han}]{1,8}[的为為])\s*[$€£¥₹]?\s?$/iu;

/** The side that the words around an amount tell. */
export function boundAt(before: string, after: string): Bound | undefined {
  // "no more than" before "more than": the longer phrase tells.
  if (MOST_BEFORE.test(before) && !/\bno (?:less|fewer|shorter|lower) than\s*$/iu.test(before)) return 'most';
  if (
    LEAST_BEFORE.test(before) &&
    !/\b(?:no|not|never) (?:more|longer|greater|higher|later) than\s*$/iu.test(before)
  ) {
    return /\bfrom\s*$/iu.test(before) ? undefined : 'least';
  }
  if (MOST_AFTER.test(after)) return 'most';
  return LEAST_AFTER.test(after) ? 'least' : undefined;
}

/** True when the amount is only said to be near. */
export function approximatesAt(before: string): boolean {
  return APPROXIMATE.test(before);
}
