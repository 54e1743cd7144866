import { AUXILIARY, ENGLISH_ASKING } from './question-words.ts';

/** "When healthy people eat, is it …" tells a case. */
const WHEN = String.raw`when(?=['’]s|\s+(?:${AUXILIARY})\b)`;
const ASKING = `(?!when)(?:${ENGLISH_ASKING})|${WHEN}`;
const IS_IT = String.raw`(?:(?:is|was|were|are)(?:n['’]t)?\s+(?:it|that|this|they|those|these)|(?:could|might|can|would)\s+(?:it|that|this|they)\s+(?:be|have\s+been))\s+(?:(?:just|only|simply|perhaps|maybe|really|all|also|not|possibly|partly|mainly|mostly)\s+)*`;
const THING =
  '(?:the(?!\\s+(?:same|only|best))|my|our|your|his|her|their|someone|somebody|something|one of|too (?:many|much|few|little)|because|due to|down to|to do with|an? (?:case|matter|question|sign|lack|result) of)\\b';
const OF_SOME =
  "(?:(?:the|this|that|these|those|an?|my|our|your|his|her|its|their|one of|someone|somebody)\\b|\\p{L}+['’]s\\b)";
const MEASURE =
  '(?:dozen|hundred|thousand|million|minute|hour|day|week|month|year|inch|foot(?! of)|metre|meter|kilometre|mile|litre|kilo|tonne|penny|pound|euro|dollar)s?';
/** "In the morning", "on the market", "by the same painter": nowhere; "in the old mill" and "by the night market" are somewhere. */
const NOWHERE = [
  'mornings?|afternoons?|evenings?|nights?|weekends?|summer|winter|moment|weather',
  '(?<=on the )market|sale|offer|discount|price|budget|expense|contract|guarantee|warranty|insurance|law|rules?|limit|age|risk',
  'language|original|style|state|condition|shape|mess|way(?! (?:to|from))|move|mend|name|control|care|protection|menu|programme',
  'artist|author|writer|painter|composer|sculptor|architect|designer|maker|high|wide|deep|tall|long|old',
  MEASURE,
].join('|');
const BESIDE =
  '(?:in|on|at|by(?! an? )|near|behind|under|underneath|below|above|beside|inside|outside|opposite|between|over|across|up|down|along|round|around|past|off|next to|close to|across from|in front of|on top of|to(?= the (?:left|right|north|south|east|west)))';
const HERE =
  '(?:(?:up|down|in|out|over|round|somewhere) )?(?:here|there)|upstairs|downstairs|inside|outside|nearby|next door|at home';
/** "In the shed", "upstairs"; not "under warranty", "in English". */
const PLACE = String.raw`(?:(?:(?:${HERE}|somewhere)\s+)?${BESIDE}\s+${OF_SOME}(?!.*\b(?:${NOWHERE})(?=$|\s(?:of|on|in|for|by|with|to|at|from|still|yet|now|again)\b))|(?:${HERE})(?: somewhere)?$)`;
const TIME = String.raw`(?:(?:at|in|on|by|before|after|until|till|from|around|about)\s+)?(?:the\s+)?(?:\d|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|today|tonight|tomorrow|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|midnight|morning|afternoon|evening|weekend|week|month|spring|summer|autumn|winter|easter|christmas|next|last)\b)`;
const ROUND_NUMBER = String.raw`(?:[£$€]?\d|(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|an?\s+${MEASURE})\b)`;
/** "Over £900", "about an hour"; not "under warranty", "about goats". */
const AMOUNT = String.raw`(?:(?:more|less|fewer|at least|at most)\b|(?:over|under|about|around|up to)\s+${ROUND_NUMBER}|[£$€]?\d)`;
/** What somebody says, knows or does about it afterwards is no cause. */
const AFTERWARDS = [
  'say|said|tell|told|know|known|hear|heard|learn|guess|think|thought|find out|found out|notice|noticed|write|written|deny',
  '(?:explain|announce|mention|inform|report|state|claim|admit|confirm|publish|comment|answer|reply|respond|react|apologi[sz]e|complain|ask|suspect|believe|investigate|promise|offer|compensate|refund|warn)(?:e?d|ted)?',
  '(?:give|given|gave) (?:an?|any|the|their|its|his|her|some|you|us|me|out)',
  '(?:do|done) (?:anything|something|much)|get paid|(?:mend|fix|repair|replace|reopen)(?:e?d)? (?:it|them|this|that)',
].join('|');
const SOMEBODY_DID = String.raw`(?:did|had)\s+(?:the|my|our|your|his|her|their|an?|some|someone|somebody|something)\s+(?!(?:\S+\s+){0,3}(?<!\bto\s)(?:${AFTERWARDS})\b)`;

function guess(asked: string, guessed: string): readonly [asked: RegExp, guessed: RegExp] {
  return [
    new RegExp(String.raw`(?:^|\s)(?:${asked})(?:['’]s)?\s`, 'iu'),
    new RegExp(String.raw`^${guessed}`, 'iu'),
  ];
}

/** What may be guessed where something is asked: "where is the pool, is it in the park"; "is it open" asks something else. */
const GUESSES: readonly (readonly [asked: RegExp, guessed: RegExp])[] = [
  guess(ASKING, IS_IT + THING),
  guess('where', IS_IT + PLACE),
  guess(`${WHEN}|what (?:time|day|date|year|month)`, IS_IT + TIME),
  guess('how (?:much|many|long|old|far|big|high|deep|tall|often)', IS_IT + AMOUNT),
  guess('why|what (?:made|makes|caused|causes)', `${IS_IT}too\\b`),
  guess('why|what (?:made|caused|broke|stopped)', SOMEBODY_DID),
  guess('who|which \\p{L}+', '(?:did|does|do|has|have)\\s+[^,?]*\\s(?:do|done) (?:it|that|this|so)$'),
];

const AND = /\band\b/iu;
const OR = /^,?\s+or\s+$/iu;
const OR_IS_IT = /^(?:is|are|was|were)\s+(?:it|that|this|they)\s(?!(?:\S+\s+){5})/iu;
const ASKS_OPENLY = new RegExp(
  String.raw`^(?:(?:at|in|on|to|for|from|by|with|of|since|until)\s+)?(?:${ENGLISH_ASKING})\b`,
  'iu',
);

/** "Why did it stop, was it the gas?", "how is it fired, or is it raw?": no second question, but what the answer to the first may be. */
export function guessesAnswer(asked: string, joint: string, next: string): boolean {
  if (AND.test(joint)) return false;
  const [first, other] = [asked.trim(), next.trim().replace(/[\s?.!]+$/u, '')];
  if (OR.test(joint) && ASKS_OPENLY.test(first) && OR_IS_IT.test(other)) return true;
  return GUESSES.some(([question, answer]) => question.test(first) && answer.test(other));
}
