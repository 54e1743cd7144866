import { AUXILIARY, ENGLISH_ASKING } from './question-words.ts';

/** "When healthy people eat, is it …" tells a case. */
const WHEN = String.raw`when(?=['’]s|\s+(?:${AUXILIARY})\b)`;
const ASKING = `(?!when)(?:${ENGLISH_ASKING})|${WHEN}`;
const IS_IT = String.raw`(?:(?:is|was|were|are)(?:n['’]t)?\s+(?:it|that|this|they|those|these)|(?:could|might|can|would)\s+(?:it|that|this|they)\s+(?:be|have\s+been))\s+(?:(?:just|only|simply|perhaps|maybe|really|all|also|not|possibly|partly|mainly|mostly)\s+)*`;
const THING =
  '(?:the(?!\\s+(?:same|only|best))|my|our|your|his|her|their|someone|somebody|something|one of|too (?:many|much|few|little)|because|due to|down to|to do with|an? (?:case|matter|question|sign|lack|result) of)\\b';
const PLACE =
  '(?:in|on|at|by|near|behind|under|below|above|beside|inside|outside|next to|between|over|across|up|down|here|there)\\b';
const TIME = String.raw`(?:(?:at|in|on|by|before|after|until|till|from|around|about)\s+)?(?:the\s+)?(?:\d|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|today|tonight|tomorrow|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|midnight|morning|afternoon|evening|weekend|week|month|spring|summer|autumn|winter|easter|christmas|next|last)\b)`;
const AMOUNT = String.raw`(?:(?:more|less|fewer|over|under|about|around|at least|at most|up to)\b|[£$€]?\d)`;
const SOMEBODY_DID =
  '(?:did|had)\\s+(?:the|my|our|your|his|her|their|an?|some|someone|somebody|something)\\s';

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
