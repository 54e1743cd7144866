import { AUXILIARY } from './auxiliary.ts';

const LEAD = String.raw`^(?:(?:and|or|but|so|also|then)\s+)?`;
const NO_END = String.raw`(?!.*[!;:…](?:\s|$))`;
/** "Can I pay by card", "is it safe"; but no "have it on boot", "did that before", where nobody is named. */
const BY_PRONOUN = String.raw`(?:(?:${AUXILIARY})\s+(?:i|we|you|he|she|they|anyone|anybody|someone|somebody|people)|(?!(?:have|had|need|do|did)\s)(?:${AUXILIARY})\s+(?:it|one|there|this|that|these|those))\s+${NO_END}`;
/** "Is the lid safe", but no "do the dishes", "is the same everywhere". */
const BY_ARTICLE = String.raw`(?:is|are|was|were|does|did|can|could|should|will|would|must)\s+(?:the|my|our|your|its|their|all|any|some)\s+(?!(?:same|only|first|last|latest|next|default|main|\p{L}+est)\s)\S+\s+`;
/** "Are names with dashes OK", but no "can openers are sold here". */
const BY_MANY = String.raw`(?:(?:are|were)\s+(?:(?!(?:not|be)\s)\p{Ll}+\s)?|(?:do|can|could|should|will|would|must)\s+)(?!(?:always|besides|perhaps|sometimes|across|towards|its|thanks|less|does|was|has|this)\s)\p{Ll}{2,}s\s+(?!(?:${AUXILIARY})\s)`;
const JUDGED = String.raw`(?:OK|ok|okay|fine|enough|good|bad|better|worse|right|wrong|safe|free|true|possible|necessary|(?!based)\p{Ll}{3,}(?:ed|able|ible|ful))`;
/** "Is node 18.2 fine", "is a restart needed": something is said of it. */
const JUDGES = String.raw`(?:is|was|does)\s+(?!(?:not|no|never|always|often|now|already|also|still|only|just|be|been|to|in|on|at|by|for|from|with|without|of|as|about|very|quite|too|so|rather|what|how|why|where|nothing|something|work|much|\p{Ll}+ly)\s)(?:\S+\s+){1,4}${JUDGED}$`;

const ASKS = new RegExp(
  String.raw`${LEAD}(?:${BY_PRONOUN}|${BY_ARTICLE}(?!.*\.$)${NO_END}|${BY_MANY}(?!.*\.$)${NO_END})\S|${LEAD}${JUDGES}`,
  'u',
);
/** "Should you need logs, I have some." */
const CONDITION =
  /^(?:should\s+(?:you|it|this|that|anyone|someone)|(?:had|were)\s+\S+)\s[^,]*,\s+(?!(?:or|and)\s)/u;

/** True for what asks by its words, though its mark is left out: "… its folder? are names with dashes OK". */
export function asksUnmarked(sentence: string): boolean {
  const text = (sentence.charAt(0).toLowerCase() + sentence.slice(1)).replaceAll(/\bI\b/gu, 'i');
  return ASKS.test(text) && !CONDITION.test(text);
}

const HELPER = String.raw`(?:you|anyone|anybody|someone|somebody)(?:\s+(?:please|kindly|here|maybe|possibly|perhaps|out there))*`;
const ME_WITH_IT = String.raw`(?:\s+(?:me|us|it|this|that|out|to|please|with|more|about|for)){0,5}`;
const MANNER = String.raw`(?:\s+(?:in\s+\S+(?:\s+\S+)?|briefly|shortly|step by step))?`;
const HELP = new RegExp(
  String.raw`${LEAD}(?:(?:can|could|would|will)\s+${HELPER}\s+(?:help|explain|answer|tell|respond|reply|clarify|elaborate|advise|assist)${ME_WITH_IT}${MANNER}|(?:does|do|did)\s+${HELPER}\s+(?:know|have\s+(?:an?|any)\s+(?:idea|clue|answer|advice|hint|suggestion)s?)${ME_WITH_IT})[\s,]*(?:please|thanks|thank you)?[\s?.!]*$`,
  'iu',
);

/** "Can someone help me?", "could you please explain in detail", "does anyone know": beside a question nothing is asked by it. */
export function merelyAsksHelp(sentence: string): boolean {
  return HELP.test(sentence);
}
