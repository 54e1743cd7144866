import { contentWords } from '#shared/text/words/analyze.ts';
import { guessLanguage } from '#shared/text/words/language.ts';
import { doneBy, isDoneToSomebody, measuredDeed, sideBehind } from './done-by.ts';
import { LISTING, kindAsked, kindOfName, matterNamed, nounPhrase } from './noun-phrase.ts';
import { countWords, phraseAfter } from './phrases.ts';
import { AUXILIARY, HOW_TO, ORDERING, ENGLISH_ASKING, MORE, SIDE, isBaseVerb } from './question-words.ts';
import { topicElsewhere } from './topic-elsewhere.ts';
import { PREDICATE, withoutPredicate, withoutVerb } from './without-predicate.ts';

const MOST_WORDS = 12;
const OPENS_ENGLISH = new RegExp(`^(?:${ENGLISH_ASKING}|${AUXILIARY}|${ORDERING})\\b`, 'iu');

/** What a clause is about, as a phrase that can stand for "it" in the next; undefined where none is known. */
export function topicOf(said: string): string | undefined {
  const clause = said.replace(NOT_BEFORE, '$1 ');
  const isElsewhere = !['en', 'und'].includes(guessLanguage(clause));
  const elsewhere = isElsewhere || !OPENS_ENGLISH.test(clause) ? topicElsewhere(clause) : undefined;
  const found = (isElsewhere ? elsewhere : (elsewhere ?? findTopic(clause)))?.replace(
    /(?:\saccording)?[\s,;:?!.]*$/u,
    '',
  );
  const topic = found
    ?.replace(/^(?:only|just|merely|be)\s+(?=\S)/iu, '')
    .replace(/^(?:an?|my|our|your|some|all|two|three)\s+/iu, 'the ')
    .replace(SECOND_THING, '$1')
    .replace(NEGATED, '');
  if (topic === undefined || contentWords(topic).length === 0 || countWords(topic) > MOST_WORDS)
    return undefined;
  if (isDoneToSomebody(clause) && countWords(topic) === 1) return undefined;
  return [POINTING, OF_ANOTHER, IN_ORDER, ADVERB, ASKED_FOR, PREDICATE].some((one) => one.test(topic))
    ? undefined
    : topic;
}

/** "Isn't the kiln too hot": of the kiln. */
const NOT_BEFORE =
  /^(is|are|was|were|do|does|did|has|have|had|could|should|would|can(?=['’]t)|wo)n?['’]t\s+/iu;

/** "Why cdist doesn't notice it": of cdist. */
const NEGATED =
  /\s(?:cannot|(?:ca|wo|sha)n['’]t|(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|must)(?:n['’]t|\snot))$/iu;

/** "Make a normal page the home page": of the page. */
const SECOND_THING =
  /^(the (?!\p{Ll}+ing\b)\p{Ll}+(?: (?!(?:of|in|on|for|to|from|with|by|at|as|and|or|than|into|over|per|between|within|without|about|around|against|behind|below|under|up|down)\b)\p{Ll}+)?)\s(?:the|an?)\s\p{Ll}.*$/u;

/** "Is it safe to upgrade directly from 9 to 12" */
const ADVERB = /^(?!(?:family|assembly|supply|reply|anomaly|monopoly|italy|july)$)\p{Ll}{3,}ly$/iu;
/** "What should I check first" */
const IN_ORDER = /^(?:the\s+)?(?:first|next|last|then|now|again|instead|else|together|before|afterwards?)$/iu;
/** "What could be the reason": no thing of which one asks on. */
const ASKED_FOR =
  /^(?:be\s+)?the\s+(?:(?:best|most likely|usual|right|real)\s+)?(?:reasons?|causes?|problem|matter|explanation|way|solution|options|point)$/iu;
/** "Is that an error": what "that" is was said before. */
const POINTING =
  /^(?:this|that|these|those|it|they)\s+(?:(?:an?|the|my|our)\s|(?:mean|first|last|again|then|now|too|so)$)/iu;
/** "What is its default": whose it is was said before. */
const OF_ANOTHER = /^(?:the\s+)?(?:its|their|his|her)\s/iu;

const LEADING = new RegExp(
  String.raw`^(?:(?:please|also|then)\s+)*(?:(?:${ORDERING})\s+(?:me\s+|us\s+)?(?:(?:${ENGLISH_ASKING})\s+)?|(?:to|under|in|by|with|for|from|at|on)\s+(?=(?:what|which|how)\b))`,
  'iu',
);
/** "Which vitamins …", "how many label values …", "what happens on overflow". */
const NOUN = new RegExp(
  String.raw`^(?:(?:which|what|how many|how much(?!\s+(?:${MORE})\b)|whose)\s+(?!(?:${AUXILIARY}|happens?|happened|about|if|exactly)\b)|what\s+(?:happens?|happened)\s+(?:to|on|with|when|if|in|at|after)\s+)(?=\S)`,
  'iu',
);
const BEING =
  /^(?:(?:what|who|where|when|why|how(?:\s+(?!(?:do|does|did|is|are|can)\b)\p{L}+)?)(?:\s+(?:is|are|was|were)|['’]s)|is|are|was|were)\s+(?=\S)/iu;
const DOING = new RegExp(
  String.raw`^(?:(?:${ENGLISH_ASKING})\s+(?:[^?]{0,40}?\s)??)?(?:${AUXILIARY})\s+(?=\S)`,
  'iu',
);
/** "In which year was the bridge built", "what role does a gene play": it is not the year, nor the role, that one asks on of. */
const CIRCUMSTANCE = new RegExp(
  String.raw`^(?:(?:please|also|then)\s+)*(?:to|under|in|by|with|for|from|at|on|since|until|during)\s+(?:which|what)\s+(?:[\p{L}-]+\s+){1,3}?(?:${AUXILIARY})\s+(?=\S)`,
  'iu',
);
const ROLE = new RegExp(
  String.raw`^(?:which|what)\s+(?:role|part|function|purpose|position)\s+(?:${AUXILIARY})\s+(?=\S)`,
  'iu',
);
/** "How vaccines work", as it stands after "explain". */
const TOLD_HOW = new RegExp(
  `^(?:how|why|when|where|whether)\\s+(?!(?:${AUXILIARY}|to|much|many|long|far|often|come)\\b|\\p{L}+\\s+(?:${AUXILIARY})\\b)(?=\\S+\\s+\\S)`,
  'iu',
);
/** "How one would turn that off", as it stands after "I'd like to know". */
const BY_SOMEBODY =
  /^(how|why|when|where)\s+(?:i|we|you|one|people|someone|somebody)\s+(?:can|could|do|should|would|might|may|must|will)\s+/iu;
const DEED_ASKED = new RegExp(String.raw`^${HOW_TO}\s+(?:get\s+rid\s+of|\p{L}+)\s+`, 'iu');

/** "What is known about bees", "what do we know so far about bees": they are about bees. */
const KNOWN_OF =
  /^(?:what|how\s+much)\s+(?:(?:is|are|was|has\s+been|have\s+been)\s+(?:\p{L}+\s+)?(?:known|said|written|reported|found|published|understood|established|learned)|(?:do|does|did)\s+(?:we|scientists|researchers|people|experts|(?:the\s+)?(?:\p{L}+\s+)?(?:literature|evidence|manual|documentation|guide|text|studies|research))\s+(?:\p{L}+ly\s+)?(?:know|say|tell(?:\s+us)?|write|report|suggest|show|understand))(?:\s+(?:so\s+far|yet|today|currently|now|already))?\s+(?:about|on|of|regarding)\s+(?=\S)/iu;
/** "What is wrong with the pump", "what is the catch with using links": of the pump, of links. */
const TROUBLE_WITH =
  /^what(?:['’]s|\s+(?:is|are|was|were|could\s+be|might\s+be|may\s+be))\s+(?:wrong|special|new|different|dangerous|unusual|(?:the\s+)?(?:catch|troubles?|problems?|tricks?|deal|dangers?|issues?))\s+(?:with|of|in|about)\s+(?:(?:using|having|letting|making|running)\s+(?!as\b))?(?=\S)/iu;
/** "What is meant by dithering". */
const MEANT_BY =
  /^what(?:['’]s|\s+(?:is|are|was|were))\s+(?:meant|understood|intended|denoted|covered|implied)\s+by\s+(?:the\s+(?:term|word|phrase|expression)\s+)?(?=\S)/iu;
/** What a program says: "TypeError: x is not iterable". */
const MESSAGE = new RegExp(
  String.raw`^(?:\S*(?:error|exception)|warning|fatal|panic)\s*:\s+(?!(?:${ENGLISH_ASKING}|${AUXILIARY})\b)\S`,
  'iu',
);
const DEED =
  /^(?:is|was|would|will)\s+it\s+(?:be\s+)?(?:\p{L}+\s+){1,2}(?:for\s+\S+\s+)?to\s+(?:get\s+rid\s+of|\p{L}+)\s+(?=\S)/iu;
/** "How much memory does Borg need": whose it is. */
const OWNED =
  /^(?:which|what|how (?:much|many))\s+[^,?]{2,40}?\s+(?:does|do|did|can|will|has|have)\s+(?!(?:i|we|you|one|it|they|he|she|there|people)\b)(?=\S)/iu;
/** "Does ssh allow password logins": what one does something with, where it is many. */
const OBJECT =
  /^(?:(?:where|how|why|when)\s+)?(?:does|did|can|will|should)\s+(?:the\s+|an?\s+)?\S+\s+\p{Ll}+\s+(?<object>(?:\p{Ll}+\s+)?\p{Ll}+[^s\W]s(?:\s+of\s+(?:the\s+)?\p{Ll}+)?)(?=$|\s+(?:by|in|on|from|to|at|after|before|when|while|during)\b|(?<!^(?:where|how|why|when)\s.*)\s+(?:with|for)\b)/iu;
/** "What does the compiler do about type errors": with what something is done. */
const ABOUT =
  /^(?:what|how)\s+(?:does|do|did|can|will|should)\s+(?:the\s+|an?\s+)?\S+\s+(?:do\s+(?:about|with|to|for|against)|deal\s+with|react\s+to|respond\s+to|cope\s+with)\s+(?<object>(?:[^\s,;?]+\s+){0,2}?\p{L}{2,}[^s\W]s)(?=$|[\s,;?])/iu;
const MANY = new RegExp(
  String.raw`^(?:what|which|how (?:common|frequent|bad))\s+(?:are|were)\s+(?:the\s+)?(?<many>(?:(?!and\b|or\b)\p{L}+\s+){0,2}?(?:${SIDE})\s+of\s+)`,
  'iu',
);

/** "What kind of orbitals should I use for a run": they are the orbitals. */
const KINDS =
  /^(?:what|which)\s+(?:kinds?|sorts?|types?)\s+of\s+(?<many>(?:\p{Ll}+\s+)?\p{Ll}{2,}[^s\W]s)\s+(?=(?:do|does|did|can|could|should|would|will|may|must|are|were)\b)/iu;

/** "An authenticating" proxy: no name by itself. */
const BARE_ADJECTIVE = /^(?:an?|the)\s+\p{Ll}+(?:ing|ed|al|ic|ive|ous)$/u;

/** What the topic belongs to, where the clause says so. */
export function ownerOf(clause: string): string | undefined {
  const owned = OWNED.exec(clause);
  const phrase = owned ? phraseAfter(clause, owned[0].length, 3) : undefined;
  if (!phrase) return undefined;
  const words = phrase.text.split(/\s+/u);
  const next = /^\s+(\p{L}+)/u.exec(clause.slice(phrase.end))?.[1] ?? '';
  // What it belongs to is followed by what it does, known as a verb or not.
  const before = words.slice(0, -1).join(' ');
  if (BARE_ADJECTIVE.test(before)) return phrase.text;
  return contentWords(before).length > 0 && !isBaseVerb(next) ? before : phrase.text;
}

/** The many things that a clause asks for, as "they" may stand for them: the sides of a thing, or two things joined. */
export function manyOf(clause: string): string | undefined {
  const kinds = KINDS.exec(clause)?.groups?.['many'];
  if (kinds !== undefined) return `the ${kinds}`;
  const sides = MANY.exec(clause)?.groups?.['many'];
  const topic = topicOf(clause);
  if (topic === undefined) return undefined;
  if (sides !== undefined && /s\s+of\s+$/iu.test(sides)) return `the ${sides}${topic}`;
  const about = ABOUT.exec(clause)?.groups?.['object'];
  if (about !== undefined) return `the ${about}`;
  const object = OBJECT.exec(clause)?.groups?.['object'];
  if (object !== undefined && !/s$/iu.test(topic)) return object;
  const at = clause.toLowerCase().indexOf(topic.toLowerCase());
  const and = at < 0 ? null : /^\s+and\s+/iu.exec(clause.slice(at + topic.length));
  const other = and
    ? withoutVerb(phraseAfter(clause, at + topic.length + and[0].length, 3)?.text)
    : undefined;
  return other === undefined ? undefined : `${topic} and ${other}`;
}

/** "Why does git say my branch is in a detached state": what is said is asked about, not who says it. */
const SAID =
  /^why\s+(?:do|does|did|is|am|are)\s+(?:\S+\s+){1,3}?(?:say|tell|complain|report|think|show|warn|claim|print|log|saying|telling|complaining|reporting|showing|warning)\s+(?:(?:me|us|about|that|of)\s+)*(?=\S)/iu;
/** Something is "in" a state: the state is what is strange. */
const IN_STATE = /^[^"“]*?\b(?:is|are|was|were)\s+(?:in|on|under)\s+(?=\S)/iu;
/** What a program says, as it says it. */
const QUOTED = /["“”](?<words>[^"“”]{3,60})["“”]/u;

/** "How many people took part": of the people. */
const PEOPLE =
  /^people(?=\s+(?:took\s+part|take\s+part|participated|enrolled|joined|were\s+(?:asked|studied|included))\b)/iu;

function findTopic(clause: string): string | undefined {
  const said = SAID.exec(clause);
  if (said) {
    const what = clause.slice(said[0].length);
    const state = IN_STATE.exec(what)?.[0].length;
    return state === undefined ? (QUOTED.exec(what)?.[0] ?? nounPhrase(what, 0)) : what.slice(state);
  }
  const message = OPENS_ENGLISH.test(clause) ? undefined : QUOTED.exec(clause)?.[0];
  if (message !== undefined) return message;
  const listing = LISTING.exec(clause);
  if (listing) return withThe(nounPhrase(clause, listing[0].length));
  if (MESSAGE.test(clause)) return clause.split(/\s[-–—]\s/u)[0];
  const before = /^([^:]{2,60}):\s/u.exec(clause)?.[1];
  if (before !== undefined) return matterNamed(before.replace(LEADING, ''));
  const text = clause
    .replace(LEADING, '')
    .replace(BY_SOMEBODY, '$1 to ')
    .replace(MAY_HAPPEN, 'what happens ');
  const opening = KNOWN_OF.exec(text) ?? TROUBLE_WITH.exec(text) ?? MEANT_BY.exec(text) ?? DEED.exec(text);
  if (opening) return nounPhrase(text, opening[0].length);
  const kind = kindAsked(text);
  if (kind !== undefined) return withThe(kind);
  const done = doneBy(text) || measuredDeed(text);
  if (done > 0) return nounPhrase(text, done);
  const behind = sideBehind(text);
  if (behind > 0) return withoutPredicate(nounPhrase(text, behind));
  const around = CIRCUMSTANCE.exec(clause) ?? ROLE.exec(text);
  if (around) return withoutPredicate(withoutVerb(subjectOrObject(around.input, around[0].length)));
  const noun = NOUN.exec(text);
  if (noun) {
    const named = PEOPLE.exec(text.slice(noun[0].length))?.[0] ?? subjectOrObject(text, noun[0].length);
    const thing =
      kindOfName(text) ?? (named !== undefined && text.endsWith(named) ? withoutVerb(named) : named);
    return /^what\s+happen/iu.test(text) ? thing : withThe(thing);
  }
  const asked = TOLD_HOW.exec(text);
  if (asked) return withoutVerb(nounPhrase(text, asked[0].length));
  const being = BEING.exec(text);
  if (being) return withoutPredicate(nounPhrase(text, being[0].length, 'belongs'));
  const doing = DOING.exec(text);
  if (doing)
    return objectOfAsker(text, doing[0].length) ?? withoutVerb(subjectOrObject(text, doing[0].length));
  const phrase = nounPhrase(text, DEED_ASKED.exec(text)?.[0].length ?? 0);
  return TELLS_HOW.test(LEADING.exec(clause)?.[0] ?? '') ? withoutVerb(phrase) : phrase;
}

/** "What can happen to a pot in frost". */
const MAY_HAPPEN = /^what\s+(?:can|could|will|would|might|may)\s+happen\s+/iu;
const TELLS_HOW = /\b(?:how|why|when|where|whether)\s+$/iu;
const ASKER =
  /^(?:i|we|you|one(?!\s+(?:person|man|woman|user|machine|host|server|client|process|program|file|thing|country|company)\b)|people|someone)\s+(?:best\s+|still\s+|safely\s+|all\s+|both\s+)?(?:do\s+(?:after|before|during|with|about|in|at)\s+|get\s+rid\s+of\s+|\p{L}+\s+(?:(?:up|out|off|down|back|away|over)\s+)?)(?=\S)/iu;

/** Where the asker is the subject, what is done to is what it is about: "the server address", where no verb can follow. */
function objectOfAsker(text: string, index: number): string | undefined {
  const asker = ASKER.exec(text.slice(index));
  return asker ? nounPhrase(text, index + asker[0].length) : undefined;
}

function subjectOrObject(text: string, index: number): string | undefined {
  if (/^(?:i|we|you)\s+\p{L}+ing\b/iu.test(text.slice(index))) return undefined;
  const object = objectOfAsker(text, index);
  if (object !== undefined) return object;
  return SUBJECT_OF.exec(text.slice(index))?.[1] ?? nounPhrase(text, index);
}

/** "Does the author justify the sample size": what stands before a second article is a verb, known or not. */
const SUBJECT_OF =
  /^((?:\p{Lu}[\p{L}\p{N}.-]*\s+(?:\p{Lu}[\p{L}\p{N}.-]*\s+)?|(?:the|an?|my|our|your)\s+(?:(?!(?:of|in|for|and|or|to|with|on|at|from)\b)[\p{Ll}-]+\s+){1,2}))(?!(?:of|in|for|and|or|to|with|on|at|from|as|by|into|per|than|if|when|while|once|because|since|after|before|unless)\b)\p{Ll}+\s+(?:the|an?|its|their|any|all)\s/u;

function withThe(phrase: string | undefined): string | undefined {
  const named = phrase?.replace(/^all\s+(?:the\s+)?/iu, '');
  return named === undefined || /^\p{Lu}|^(?:the|an?)\s/u.test(named) ? named : `the ${named}`;
}
