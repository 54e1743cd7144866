import { contentWords } from '#shared/text/words/analyze.ts';
import { LEANING, leansOnStory } from '#shared/text/words/leaning-question.ts';
import { isOfWork } from '#shared/text/words/story-before.ts';
import { carriedTopic } from './carried-topic.ts';
import { kindIn } from './agreement.ts';
import { asItStands, givenBefore } from './as-it-stands.ts';
import { isCertain, saysEnough } from './certain-referent.ts';
import { costsDeed } from './deed-somewhere.ts';
import { actionOf, conditionBefore, deedOf, eventAsked } from './happening.ts';
import { phraseAfter, phraseBefore } from './phrases.ts';
import { ofActor, ofPersonAsked } from './of-actor.ts';
import { atPlace, withStory } from './of-story.ts';
import { ofObject } from './of-object.ts';
import { bearerOf, sideOf } from './of-side.ts';
import { ofCondition, ofCounted, ofMeasured } from './of-measure.ts';
import { reactingTo } from './reaction.ts';
import type { Known, Worded } from './read-comparison.ts';
import { judgesDeed, leansBack, refersBack, replaceReference, standsByItself } from './refer-back.ts';
import { withThatThing } from './that-thing.ts';
import { withTimeNamed } from './time-named.ts';
import { isToldMessage } from './told-message.ts';
import * as wording from './wording.ts';

/** A clause that refers to something said before names it; one that follows in the same sentence begins with the topic. */
export function withTopic(clause: string, known: Known, isFirst: boolean): Worded {
  const worded = ofKnown(withTimeNamed(clause, known), known, isFirst);
  const { story } = known;
  if (story === undefined || worded.text.startsWith(story) || !isOfWork(clause, story)) return worded;
  return withStory(story, worded);
}

function ofKnown(clause: string, known: Known, isFirst: boolean): Worded {
  const { story } = known;
  if (story !== undefined && isFirst && /^(?:why|how so|what now)$/iu.test(clause))
    return withStory(story, { text: clause });
  const condition = conditionBefore(clause, known.clause);
  if (condition !== undefined) return { text: `${clause} ${condition}`, given: condition };
  const ofThat = withThatThing(clause, known.clause);
  if (ofThat !== undefined) return ofThat;
  const action = DOES_IT.test(clause) ? actionOf(known.clause ?? '') : undefined;
  if (action !== undefined) return { text: clause.replace(DOES_IT, () => action), given: action };
  const whole =
    costsDeed(clause, known.clause ?? '') ??
    judgesDeed(clause, known.clause) ??
    ofPersonAsked(clause, known) ??
    ofObject(clause, known);
  if (whole !== undefined) return whole;
  const certain =
    broughtIn(clause, known) ??
    takenAway(clause, known) ??
    ofCounted(clause, known) ??
    ofMeasured(clause, known) ??
    ofCondition(clause, known) ??
    ofActor(clause, known) ??
    oneIn(clause, known) ??
    besideNamed(clause, known) ??
    (DOES_SOMETHING.test(clause) && !/\bdid\b/iu.test(known.clause ?? '') ? known.owner : undefined) ??
    (REFERS_TO_MANY.test(clause) ? manyIn(known) : undefined);
  const topic = certain ?? known.topic;
  const place =
    topic === undefined && !isFirst && !leansBack(clause) ? carriedTopic(clause, known) : undefined;
  if (place !== undefined) return { text: `${place}: ${clause}`, given: place };
  if (topic === undefined)
    return story !== undefined &&
      (isFirst ? leansBack(clause) || leansOnStory(clause, story) : refersBack(clause)) &&
      !NAMES_A_THING.test(clause)
      ? withStory(story, isFirst ? { text: clause } : atPlace(clause, known))
      : { text: clause, ...(isFirst ? {} : givenBefore(clause, known)) };
  const [one, oneOf] = [ONE.exec(clause), ONE_OF.exec(known.clause ?? '')];
  if (one && oneOf) {
    const thing = phraseAfter(known.clause ?? '', oneOf.index + oneOf[0].length)?.text ?? topic;
    return { text: clause.replace(ONE, () => ` ${oneOf[1] ?? 'a'} ${thing}`), given: thing };
  }
  const meanwhile = MEANWHILE.test(clause) ? deedOf(known.clause ?? '') : undefined;
  if (meanwhile !== undefined)
    return { text: clause.replace(MEANWHILE, () => `while ${meanwhile}`), given: meanwhile };
  const event = eventAsked(clause, known.clause);
  if (event !== undefined) return { text: `${clause} (${event})`, given: event };
  const isMessage = isToldMessage(clause, topic, known);
  if (certain === undefined && refersBack(clause) && !isMessage && !isCertain(clause, topic, known))
    return asItStands(clause, topic, known);
  const replaced =
    leansBack(clause) && !isMessage ? replaceReference(reactingTo(clause, known.clause), topic) : undefined;
  if (replaced !== undefined) return withOwner(replaced, topic, known);
  const leans = refersBack(clause) || (isFirst && leansOnStory(clause));
  if (story !== undefined && isMessage && leans && !NAMES_A_THING.test(clause))
    return withStory(story, { text: clause });
  const named = isFirst && !refersBack(clause) ? nameFor(clause, known) : topic;
  if (named === undefined) return { text: clause };
  if (named !== topic || isFirst) {
    const label = LABEL.exec(clause);
    if (label)
      return { text: `${named} ${label[1]?.toLowerCase()}: ${clause.slice(label[0].length)}`, given: named };
  }
  if (standsByItself(clause, named) || (!leansBack(clause) && hasOwnName(clause))) return { text: clause };
  if (!isFirst && !LEANING.test(clause) && isWhatFrameAsks(named, known)) return { text: clause };
  const carried = isFirst || leansBack(clause) ? named : carriedTopic(clause, known);
  if (carried === undefined) return { text: clause };
  const bearer = bearerOf(carried, known);
  const ofSide = sideOf(clause, bearer);
  if (ofSide !== undefined) return { text: ofSide, given: bearer };
  if (!saysEnough(carried, clause, known)) return asItStands(clause, carried, known);
  return { text: `${wording.bareName(carried)}: ${clause}`, given: carried };
}

/** "What does the callback get, and what must it return": who does something is whose that was. */
const DOES_SOMETHING =
  /^(?:\S+\s+){0,3}?(?:does|did|must|can|could|will|would|should)\s+it\s+(?!(?:be|matter|make|mean|work|last|expire|appear|come|go|smell|say|spread|corrode|explode|not|also|still)\b)\p{Ll}+/iu;

/** "How often does it fetch rates, and can I do it myself": what is done. */
const DOES_IT =
  /(?<=\b(?:can|could|should|may|must|do|does|did|will) (?:\S+ ){1,3})do (?:it|that|this|so|the same)\b/iu;

/** "What is a transaction?" needs nothing that was told before. */
const NAMES_A_THING =
  /^what (?:is|are) (?:an? )?(?!(?:wrong|happening|missing|broken|going|new|different)$)\p{L}{3,}$/iu;

/** "Why does it need a state file, and where is it stored": what the clause before brings in, where something is done to "it". */
function broughtIn(clause: string, { clause: before = '' }: Known): string | undefined {
  if (
    !/^(?:where|how|when|by whom|who)?\s*(?:is|can|could|may|should|must) it\s+(?:be\s+)?(?:\p{L}+(?:ed|en)|kept|set|put|held|made|found)\b/iu.test(
      clause,
    )
  )
    return undefined;
  const object =
    /^(?:why|when|how)\s+(?:does|did|must)\s+(?:\S+\s+){1,3}?(?:need|require|use|have|create|keep|write|make|produce)\s+an?\s+(?=\S)/iu.exec(
      before,
    );
  const thing = object ? phraseAfter(before, object[0].length) : undefined;
  return thing === undefined ? undefined : `the ${thing.text}`;
}

const TAKES_AWAY =
  /^(?:why|when|how)\s+(?:does|do|did|will|would|must)\s+(?:\S+\s+){1,3}?(?:delete|remove|overwrite|discard|drop|lose|replace|rewrite|rename|truncate|move|hide|forget|clear)\s+(?=(?:the|my|our|an?)\s)/iu;
const GETS_BACK =
  /^how\s+(?:can|do|could|should|would)\s+(?:i|we|you|one)\s+(?:keep|save|get|restore|recover|preserve|see|find|read|retrieve)\s+(?:it|them)\b/iu;

/** "Why does the mill drop the flour, and how can I keep it": not the mill. */
function takenAway(clause: string, { clause: before = '' }: Known): string | undefined {
  const object = GETS_BACK.test(clause) ? TAKES_AWAY.exec(before) : null;
  return object === null ? undefined : phraseAfter(before, object[0].length)?.text;
}

/** What "it" stands for where the topic is many: the one thing that the clause before ends in, "foods contain vitamin B12". */
function oneIn(clause: string, { topic, clause: before = '' }: Known): string | undefined {
  const isMany =
    /(?<![\p{L}])\p{Ll}+[^sui\W]s$/u.test(topic ?? '') && !/\s(?:and|of|in|for)\s/u.test(topic ?? '');
  if (!isMany || !/\b(?:it|its)\b/iu.test(clause) || !leansBack(clause)) return undefined;
  const last = phraseBefore(before, before.length)?.text;
  return last === undefined ||
    !/\p{Lu}|\d/u.test(last) ||
    contentWords(last).length === 0 ||
    topic?.includes(last) === true
    ? undefined
    : last;
}

/** "Must the grid be equidistant for it": the grid is named, so that "it" is what is picked in the clause before. */
function besideNamed(clause: string, { topic, clause: before = '' }: Known): string | undefined {
  const named = new Set(contentWords(clause));
  const head = contentWords(headOf(topic ?? '')).at(-1);
  if (head === undefined || !named.has(head) || !/\b(?:for|with) it$/iu.test(clause)) return undefined;
  const picked = PICKED.exec(before)?.groups?.['thing'] ?? '';
  return contentWords(picked).some((word) => !named.has(word)) ? picked : undefined;
}

const PICKED =
  /\b(?:pick|use|choose|select|take|run|install|apply|prefer|want)\s+(?<thing>(?:an?|the|my|our)\s+(?:\S+\s+){0,3}\S+)$/iu;

/** "The quantiles" of a summary. */
function headOf(topic: string): string {
  return topic.split(/\s(?:of|in|for)\s/iu)[0] ?? topic;
}

/** What "they" stands for: where the topic is one thing, the many that the clause before names last. */
function manyIn({ many, topic, clause = '' }: Known): string | undefined {
  const kind = topic === undefined ? undefined : kindIn(topic, clause);
  if (kind !== undefined) return kind;
  if (many !== undefined || topic === undefined || /s$|\s(?:and|or)\s/iu.test(headOf(topic))) return many;
  const last =
    /(?:^|\s)(?:to|of|for|with|between|from|by|several|many|some)\s+(?=(?:\p{Ll}+\s){0,2}\p{Ll}{3,}[^s\W]s$)/u.exec(
      clause,
    );
  const object = last ?? OBJECTS.exec(clause);
  return object ? phraseAfter(clause, object.index + object[0].length)?.text : undefined;
}

/** "Why does it leave read messages on the server": what the one thing does something to. */
const OBJECTS =
  /^(?:why|when|how|where)\s+(?:does|did|can|could|should|will|would|must)\s+(?:an?\s+|the\s+)?\S+\s+\p{Ll}+\s+(?=(?:\p{Ll}+\s){0,2}\p{Ll}{3,}[^s\W]s(?:\s|$))/iu;

/** "When should I use one": one of those that were named. */
const ONE =
  /(?<!\b(?:which|what|this|that|first|second|last|other|another|each|no|every|any|only|as|the|new|old|good|\p{L}+er|more \p{L}+))\s+one(?=$|\s+(?:in|for|with|on|at|from|by|of my|of your)\b)/iu;
const ONE_OF = /\b(an?)\s+(?=\S)/iu;

/** Of the time of what was asked about before. */
const MEANWHILE = /\b(?:meanwhile|in the meantime|while doing (?:so|that|it))\b/iu;

const REFERS_TO_MANY = /\b(?:they|them|their|these|those|both|each)\b/iu;

/** "Can I reduce RAM", asked after how much of it Borg needs, is asked of Borg. */
function withOwner(text: string, topic: string, { owner }: Known): Worded {
  if (owner === undefined || standsByItself(text, owner)) return { text, given: topic };
  return { text: `${owner}: ${text}`, given: `${owner} ${topic}` };
}

/** "When I fire a pot, what gases come out and how loud is the fan": what is looked for under a condition is not what the fan is of. */
function isWhatFrameAsks(topic: string, { frame, matter, clause = '' }: Known): boolean {
  const asked = clause.replace(/^(?:what|which)\s+/iu, '').toLowerCase();
  const isLookedFor =
    asked !== clause.toLowerCase() && asked.startsWith(wording.bareName(topic).toLowerCase());
  return frame !== undefined && matter === undefined && isLookedFor;
}

const FEW_WORDS = 3;
/** "Encryption: how do I …" */
const LABEL = /^(\p{L}[\p{L} ]{1,30}):\s+(?=\S)/u;

/** A few words without a name, asked after something that has one, are asked of that; undefined where they stand alone. */
function nameFor(clause: string, { topic, clause: before = '' }: Known): string | undefined {
  const words = contentWords(clause).length;
  if (BARE_BID.test(clause)) return topic;
  const isShort = words > 0 && words <= FEW_WORDS && !hasName(clause);
  if (!isShort || !wording.opens(clause.replace(LABEL, ''))) return undefined;
  return topic !== undefined && hasName(topic) ? topic : nameIn(before);
}

/** "Give an example": of what was asked about before. */
const BARE_BID =
  /^(?:please\s+)?(?:give|show|name|list|mention|provide)\s+(?:me\s+|us\s+)?(?:(?:an?|some|two|three|a few|any|the)\s+)?(?:\p{L}+\s+)?(?:examples?|evidence|details|reasons|figures|numbers|sources)\b(?!\s+(?:of|for|on|about)\s)/iu;

/** A word with a capital or a digit that is not the first one. */
function hasName(text: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}\d|[_`]|\S\s+["“(]?\p{Lu}\p{Ll}/u.test(text);
}

/** A word with capitals or digits inside, and the noun behind it: "SQS queue". */
function nameIn(text: string): string | undefined {
  return /(?<=\s)(?!OK\b)(?:[\p{L}\d.+-]*(?:\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}\d)[\p{L}\d.+-]*|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*)(?:\s\p{Ll}{3,})?(?=$|[\s,;:?])/u.exec(
    text,
  )?.[0];
}

/** A proper name, beyond the first word, that the clause is about. */
export function hasOwnName(clause: string): boolean {
  return /\s\p{Lu}\p{Ll}+\s+\p{Lu}|\s(?:of|in|does|do|did|is|was)\s+(?:the\s+)?(?!I\b)\p{Lu}/u.test(clause);
}
