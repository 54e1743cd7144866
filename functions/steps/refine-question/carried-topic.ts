import { contentWords } from '#shared/text/words/analyze.ts';
import { opensWithWork } from '#shared/text/words/named-work.ts';
import { phraseAfter } from './phrases.ts';
import { AUXILIARY, ENGLISH_ASKING } from './question-words.ts';
import type { Known } from './read-comparison.ts';
import { standsByItself } from './refer-back.ts';
import { isEnglish } from './wording.ts';

/** "How do I …", "can we …": what the asker does. */
const OWN_DEED =
  /^(?:(?:and|then|also)\s+)?(?:(?:how|where|when|why)\s+)?(?:do|does|did|can|could|should|would|must|may|will|to)\s+(?:(?:i|we|you|one|someone|people)\s+)?(?:(?:best|still|safely|also|then|just)\s+)?(?!(?:i|we|you|it|they|he|she|be|have|get|become|best|still|safely|also|then|just)\b)(?<verb>\p{Ll}+)\s+(?=\S)/iu;
const BY_ASKER =
  /^(?:(?:how|where|when|why)\s+|(?:what|which|how (?:much|many))\s+(?:\S+\s+){0,3}?)?(?:(?:do|does|did|can|could|should|would|must|may|will)\s+(?:i|we|you|one|someone|people)\b|to\s)/iu;

/**
 * What of the clause before is said again with one that refers to nothing: the topic where the clause lacks an object or a
 * subject of its own; where it has one, the place at which both are asked; undefined where it stands alone or names that place.
 */
export function carriedTopic(
  clause: string,
  { topic, clause: before = '', owner, frame, matter }: Known,
): string | undefined {
  if (!isEnglish(`${before} ${clause}`)) return topic;
  // What is said before all clauses names what they are asked of.
  if (matter !== undefined || (frame !== undefined && opensWithWork(frame))) return undefined;
  const isByAsker = BY_ASKER.test(before);
  const isDeed = BY_ASKER.test(clause);
  if (frame !== undefined && (isByAsker ? contentWords(clause).length > 1 : hasOwnObject(clause)))
    return undefined;
  if (!isDeed && !isParallel(clause, before))
    return asksOther(clause, owner) || isCountedIn(before, owner) ? owner : topic;
  const place = placeOf(before);
  if (place !== undefined) return standsByItself(clause, place) ? undefined : place;
  if (!isDeed) return undefined;
  return isByAsker && hasOwnObject(clause) ? undefined : (owner ?? topic);
}

const OTHER_ASKED =
  /^(?:who\b|(?:which|what)\s+(?!(?:ones?|of|is|are|was|were|does|do|did|happens?|happened|about)\b)\p{L})/iu;

/** "Which protocol does Shishi implement, and which program plays the server": something else of what has the first. */
function asksOther(clause: string, owner: string | undefined): boolean {
  return owner !== undefined && /\p{Lu}/u.test(owner) && OTHER_ASKED.test(clause);
}

/** "How many players does Catan need": what follows is asked of the game. */
function isCountedIn(before: string, owner: string | undefined): boolean {
  return owner !== undefined && /^\p{Lu}/u.test(owner) && /^how (?:many|much)\s/iu.test(before);
}

/** True for what the asker does to a thing that is named: "how do I delete a tag". */
function hasOwnObject(clause: string): boolean {
  const deed = BY_ASKER.test(clause) ? OWN_DEED.exec(clause) : null;
  const object = deed ? phraseAfter(clause, deed[0].length) : undefined;
  if (object === undefined) return false;
  return contentWords(object.text).length > 0 && !/^(?:the|this|that|more|less)\b/iu.test(object.text);
}

const OPENING = new RegExp(`^(?:(?:${ENGLISH_ASKING})\\s+)?(?:${AUXILIARY})\\b`, 'iu');
const WITH_SUBJECT = new RegExp(
  `^(?:(?:why|how|when|where)\\s+)?(?:${AUXILIARY})\\s+(?!(?:there|i|we|you|it|they|one|the)\\b)\\S`,
  'iu',
);

/** "Why is the sky blue and why are sunsets red": asked alike of different things. */
function isParallel(clause: string, before: string): boolean {
  const [one, other] = [OPENING.exec(clause)?.[0], OPENING.exec(before)?.[0]];
  const isOpenedAlike =
    askingWord(one) !== undefined && (askingWord(one) === askingWord(other) || isYesNo(one, other));
  return isOpenedAlike && WITH_SUBJECT.test(clause) && !BY_ASKER.test(clause) && !BY_ASKER.test(before);
}

function askingWord(opening: string | undefined): string | undefined {
  return opening?.split(/\s+/u)[0]?.toLowerCase();
}

function isYesNo(...openings: readonly (string | undefined)[]): boolean {
  return openings.every((one) => one !== undefined && !one.includes(' '));
}

const NAMED_PLACE =
  /\s(?:in|with|on|for|under|using)\s+(?:the\s+)?(?<name>\p{Lu}[\p{L}\p{N}@/._+-]*(?:\s+\p{Lu}[\p{L}\p{N}@/._+-]*)*)$/u;
/** Programs have names in small letters; a season, a people or a state of things is none. */
const SMALL_PLACE = /\s(?<thing>\S+)\s+(?:in|with|using)\s+(?<name>\p{Ll}[\p{Ll}\d._+-]{1,14})$/u;
const NO_PLACE =
  /(?:s|ion|ing|ness|ment|ance|ence|ancy|ency|ity|ism|hood|logy|people|children|men|women)$|^(?:winter|summer|spring|autumn|fall|space|water|air|soil|food|blood|bed|school|college|court|law|business|theory|general|detail|total|total|cattle|sheep|fish|mice|town|public|private|person|advance|parallel|milk|wine|oil|bread|garlic|alcohol|ice|snow|rain|sunlight|labou?r|childbirth|sleep|history|mind|love|debt|prison|jail|hospital|it|them|this|that|me|us|you|one|place|order|time|turn|fact|vain|use)$/u;

/** "… in Vala". */
export function namedPlace(clause: string): string | undefined {
  return NAMED_PLACE.exec(clause)?.groups?.['name'];
}

/** Where what a clause asks of takes place: the program, country or law that both are asked about. */
function placeOf(clause: string): string | undefined {
  const named = BY_ASKER.test(clause) ? namedPlace(clause) : undefined;
  if (named !== undefined) return named;
  const { thing = '', name } = SMALL_PLACE.exec(clause)?.groups ?? {};
  if (name === undefined || NO_PLACE.test(name)) return undefined;
  return BY_ASKER.test(clause) || thing.endsWith('s') || /^(?:how|what)\s+(?:do|are)\s/iu.test(clause)
    ? name
    : undefined;
}
