import { AUXILIARY } from './auxiliary.ts';
import { ASKING_ELSEWHERE } from './indirect-elsewhere.ts';

/** How a sentence without a question mark asks: it wonders; it complains of not knowing; or it says what is wanted. */
export type Indirectness = 'wonders' | 'complains' | 'wants';

const ASKING = String.raw`(?:whether|if|how|what|why|when|where|which|who|whom|whose)\b`;
const LEAD = String.raw`^(?:(?:so|and|but|also|now|well|just|basically|currently|then|anyway|finally|mainly|plus|in particular)\b[\s,]*)*`;
const ADVERBS = String.raw`(?:\s+(?:also|just|really|still|now|always|often|currently|actually|mainly|only|simply|quite|rather|sometimes|mostly|therefore|especially|particularly|a (?:bit|little)))*`;
const SOMEBODY = String.raw`(?:i|we|one of us|(?:my|our|the|some|a)\s+(?:[\p{L}-]+\s+)?(?:team|group|boss|manager|client|customer|user|colleague|student|reader|supervisor|company|friend|wife|husband|mother|father)s?)`;
const BEING = String.raw`(?:['’]m|['’]re|['’]ve been|\s+(?:am|are|is|was|were|have been|has been|had been))?`;
const WILLING = String.raw`(?:['’]d|\s+(?:would|will|do|did|am|are|is))?`;

/** "As a nurse, …", "before I rewrite it …", "we use the agent on 200 machines and …": said before it in the same sentence; whoever is told of, where the asker is named again. */
const TOLD = String.raw`(?<told>as\s+(?:an?|the)\s+[^,.?!]{2,60},?\s+|(?:before|after|while)\s+(?:i|we)\b[^,.?!;]{2,60}?\s(?:it|this|that|them|anything|further)\s*,?\s+(?=(?:i|we)(?:['’]|\s))|(?:i|we|my|our)\b[^.?!;]{3,200}?,?\s+(?:and|but|so)\s+|(?:[^.?!;]|\.(?=\S)){3,200}?,?(?<!\s)\s+(?:and|but|so)\s+(?=(?:i|we)(?:['’]|\s)))?`;

/** What stands before the question in a sentence of each kind; what is left asks. */
const WONDERING: readonly string[] = [
  // "I'm wondering whether", "our team wonders if", "curious why"
  String.raw`${LEAD}${TOLD}(?:${SOMEBODY}${BEING}${ADVERBS}\s+|(?:am|are|was|were)${ADVERBS}\s+)?(?:wonder(?:s|ing|ed)?|curious|asking\s+(?:myself|ourselves|themselves)|interested\s+in(?:\s+knowing)?)(?:\s+(?:about|as to))?[\s,:]+(?=${ASKING})`,
  // "I'd like to know how", "we need to find out the", "trying to understand why"
  String.raw`${LEAD}${TOLD}(?:${SOMEBODY}${WILLING}${ADVERBS}\s+|would${ADVERBS}\s+)?(?:like|want(?:s|ed)?|need(?:s|ed)?|love|have|has|hop(?:e|es|ing)|wish(?:es)?|try|tries|tried|trying|keen|eager|looking)\s+to${ADVERBS}\s+(?:know|understand|learn|find\s+out|figure\s+out|work\s+out|be\s+told|(?:see|hear|ask|clarify|determine|check|decide)(?=\s+(?:you\s+)?(?:about\b|${ASKING})))(?:\s+you)?(?:\s+(?:more|something|everything|a\s+bit\s+more))?(?:\s+(?:about|on))?[\s,:]+(?=\S)`,
  // "Any idea why"
  String.raw`${LEAD}(?:got\s+|(?:does|do)\s+(?:anyone|anybody|someone|you|people)\s+have\s+)?any\s+(?:ideas?|clues?|thoughts?|suggestions?|hints?)(?:\s+(?:on|about|as\s+to|of))?\s+(?=${ASKING})`,
  // "I would be grateful if you could tell me who"
  String.raw`${LEAD}(?:i|we)(?:['’]d|\s+would)\s+(?:be\s+(?:\p{L}+\s+)?(?:grateful|thankful|glad|happy)|(?:really\s+)?appreciate\s+it)\s+if\s+(?:you|someone|anyone)\s+could\s+(?:please\s+)?(?:tell|explain|say|clarify|show|let)(?:\s+(?:to\s+)?(?:me|us))?(?:\s+know)?\s+(?=${ASKING})`,
  String.raw`${LEAD}(?:my|our|the)\s+(?:\p{L}+\s+)?question\s+(?:is|was|would\s+be|concerns)(?:\s+(?:this|the\s+following|simple|now))?[\s,:]+(?=\S)`,
  String.raw`${LEAD}what\s+(?:i|we)${WILLING}${ADVERBS}\s+(?:want|need|like|wish)\s+to\s+(?:know|understand|find\s+out)\s+is[\s,:]+(?=\S)`,
  String.raw`^(?:(?:research\s+)?(?:task|question|goal|request|query|aim|objective|problem))\s*\d*\s*[:–—]\s+(?=\S)`,
  ...ASKING_ELSEWHERE,
];
const COMPLAINING: readonly string[] = [
  String.raw`${LEAD}(?:${SOMEBODY}${BEING}${ADVERBS}\s+)?(?:unsure|uncertain|not${ADVERBS}\s+(?:sure|certain|clear)|puzzled|confused|at\s+a\s+loss)(?:\s+(?:about|as to))?[\s,:]+(?=${ASKING})`,
  String.raw`${LEAD}(?:${SOMEBODY}${ADVERBS}\s+)?(?:do(?:es)?(?:n['’]t|\s+not)|did(?:n['’]t|\s+not)|can(?:['’]t|not|\s+not)|could(?:n['’]t|\s+not)|have(?:n['’]t|\s+not)|am\s+(?:unable|struggling)\s+to|fail(?:ed)?\s+to)${ADVERBS}\s+(?:know|understand|understood|find(?:\s+out)?|found(?:\s+out)?|figured?\s+out|work(?:ed)?\s+out|tell|see|get|grasp|remember|recall)[\s,:]+(?=${ASKING})`,
  String.raw`${LEAD}(?:${SOMEBODY}\s+have\s+)?no\s+(?:idea|clue)(?:\s+(?:about|as to))?[\s,:]+(?=${ASKING})`,
  String.raw`${LEAD}it(?:['’]s|\s+is)${ADVERBS}\s+(?:unclear|not\s+clear)(?:\s+to\s+(?:me|us))?[\s,:]+(?=${ASKING})`,
];
/** "I want to …", "looking for a way to …": how it is done is asked. */
const WANTING: readonly string[] = [
  String.raw`${LEAD}(?:${SOMEBODY}${BEING}${ADVERBS}\s+)?(?:looking|searching)\s+for\s+(?:a|an|the|some|any)\s+(?:\p{L}+\s+)?(?:way|method|means|option|possibility)\s+to\s+(?=\p{L})`,
  String.raw`${LEAD}(?:${SOMEBODY}${WILLING}${ADVERBS}\s+)?(?:need|want|like)\s+(?:a|the|some)\s+(?:\p{L}+\s+)?(?:way|method|means)\s+to\s+(?=\p{L})`,
  String.raw`${LEAD}${SOMEBODY}${WILLING}${ADVERBS}\s+(?:want(?:s|ed)?|need(?:s|ed)?|like|love|wish|hop(?:e|ing)|plan(?:ning)?|try|tried|trying|intend)\s+to\s+(?=\p{L})`,
];
/** "I want a map with labels", "need help with the export": what is wanted is asked for. */
const WANTED: readonly string[] = [
  String.raw`${LEAD}(?:${SOMEBODY}\s+)?(?:need|could\s+use|am\s+looking\s+for|want)\s+(?:some\s+|your\s+|any\s+)?(?:help|advice|guidance|assistance|information|info)\s+(?:with|on|about|regarding|concerning)\s+(?=\S)`,
  String.raw`${LEAD}${SOMEBODY}${WILLING}${ADVERBS}\s+(?:want|need|like)\s+(?=(?:an?|the|some|all)\s)`,
];
/** After "I would like to" an order: what it orders is asked. */
const ORDERS =
  /^(?:explain|describe|compare|contrast|list|name|summari[sz]e|discuss|outline|define|identify|analy[sz]e|evaluate|assess|review|get\s+an\s+overview)\b/iu;
/** Said before it, and no part of it. */
const COURTESY =
  /^(?:(?:hi|hello|hey|thanks|thank you|ok|okay|please|sorry)(?:\s+(?:all|everyone|there|folks))?[\s,!.]+)+/iu;

/** "how I can limit", "what it does not": as they are asked. */
const ASKER_FIRST =
  /^(?<asking>how|what|when|where|why|(?:which|what)(?:\s+(?!(?:i|we|you|one|it|they|this|that)\s)[^\s,;:?]+){1,4}|how\s+(?:much|many|often|long)(?:\s+\p{L}+)?)\s+(?<who>i|we|you|one|it|they|this|that)\s+(?<may>can|could|should|would|must|may|might|will)\s+/iu;
const VERB_FIRST = '$<asking> $<may> $<who> ';

/** "Which kiln can I light with gas" for "which kiln I can light with gas", as it stands behind "tell me". */
export function withVerbFirst(asked: string): string {
  return asked.replace(ASKER_FIRST, VERB_FIRST);
}

/** "which ports are open, if a proxy is used and how …": one of several things to be known. */
const FURTHER =
  /,\s+(?:if|whether)\s+(?=.*\s(?:and|or)\s+(?:how|what|which|when|where|who|why|whether|if)\b)/giu;
/** "whether it lasts and if it can be mended" */
const LAST_FURTHER =
  /(?<=^(?:whether|how|what|which|when|where|who|why)\b.{3,200}),?\s+and\s+(?:if|whether)\s+(?![^,]{1,80},\s+(?:how|what|why|when|where|which|who|is|are|do|does|can|should|will)\b)(?=\S)/iu;
const NAMED_FIRST =
  /^(?<asking>what|who|where)\s+(?<thing>(?:the|an?|my|our)\s+(?:\S+\s+){0,5}?\S+)\s+(?<be>is|are|was|were)$/iu;

const ofAll = (sources: readonly string[]): readonly RegExp[] =>
  sources.map((source) => new RegExp(source, 'iu'));
const BY_KIND = {
  wonders: ofAll(WONDERING),
  complains: ofAll(COMPLAINING),
  wants: [...ofAll(WANTING), ...ofAll(WANTED)],
} as const satisfies Readonly<Record<Indirectness, readonly RegExp[]>>;
const WAYS = new Set(BY_KIND.wants.slice(0, WANTING.length));

interface Opening {
  readonly kind: Indirectness;
  readonly pattern: RegExp;
}

function openingOf(text: string): Opening | undefined {
  for (const kind of ['wonders', 'complains', 'wants'] as const) {
    const pattern = BY_KIND[kind].find((one) => one.test(text));
    if (pattern) return { kind, pattern };
  }
  return undefined;
}

/** What such a sentence tells before it asks: "my dog eats grass", before ", and I wonder whether it is harmful". */
export function toldBefore(sentence: string): string {
  const text = sentence.replace(COURTESY, '');
  const told = openingOf(text)?.pattern.exec(text)?.groups?.['told'] ?? '';
  return told.replace(/,?\s+(?:and|but|so)\s+$/iu, '').replace(/[\s,]+$/u, '');
}

/** How a sentence asks without a question mark; undefined where it does not. */
export function indirectness(sentence: string): Indirectness | undefined {
  return openingOf(sentence.replace(COURTESY, ''))?.kind;
}

/** What such a sentence asks, without saying that it is asked: "how the policy works", "How can I rename a column"; any other sentence as it is. */
export function directly(sentence: string): string {
  const text = sentence.replace(COURTESY, '');
  const opening = openingOf(text);
  if (opening === undefined) return sentence;
  const rest = text.replace(opening.pattern, '');
  if (opening.kind !== 'wants') return asQuestion(rest);
  if (ASKED_BEHIND.test(rest) || (ASKED_BEHIND_COLON.test(rest) && !ORDERS.test(rest))) return sentence;
  return WAYS.has(opening.pattern) && !ORDERS.test(rest) ? `How can I ${rest}` : rest;
}

/** "I'd like to fire a bowl, may I open the lid?", "I want to fire two bowls - allowed?": what is wanted is told, and something else asked. */
const ASKED_BEHIND = new RegExp(
  String.raw`,\s+(?:so\s+)?(?:(?:${AUXILIARY})\s+(?:i|we|you|it|they|he|she|there|that|this|the|my|our|an?)[\s?]|(?:how|what|when|where|who)(?:['’]s)?\s+(?:(?:\p{L}+\s+)?(?:${AUXILIARY})\s|\p{L}+\s*\?$))|\s[-–—]\s+(?:\p{L}+\s+){0,2}(?:allowed|permitted|possible|ok|okay|fine|alright|legal|safe|wise|worth it)\W*$`,
  'iu',
);

/** "I'd love to but I can't: who takes my place?" */
const ASKED_BEHIND_COLON = new RegExp(
  String.raw`(?::|\s[-–—])\s+(?:so\s+)?(?:(?:${AUXILIARY})\s+\p{L}|(?:how|what|when|where|who|which|why)(?:['’]s)?\s+\p{L})`,
  'iu',
);

function asQuestion(text: string): string {
  return text
    .replace(/^if\b/iu, 'whether')
    .replaceAll(FURTHER, ', and whether ')
    .replace(LAST_FURTHER, ', and whether ')
    .replace(ASKER_FIRST, VERB_FIRST)
    .replace(NAMED_FIRST, '$<asking> $<be> $<thing>');
}
