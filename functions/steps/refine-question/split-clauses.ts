import { directly } from '#shared/text/words/indirect-question.ts';
import { partAtBreaks } from './part-at-breaks.ts';
import { commissioned } from './commission.ts';
import { withCarriedHead } from './carried-head.ts';
import { bracketsCovered, uncovered } from './covered-brackets.ts';
import { asksWhyThat } from './happening.ts';
import { withHelpSought } from './help-sought.ts';
import {
  AUXILIARY,
  ORDERING,
  ENGLISH_ASKING,
  FRAME,
  IF_SO,
  OTHER_ASKING,
  SUBJECT,
} from './question-words.ts';
import { NO_INITIAL } from '#shared/text/words/initials.ts';
import { QUESTION_END, SIGNS_OF_NAME } from '#shared/text/words/signs-of-names.ts';
import { joinFragments } from './join-fragments.ts';
import { merelyAsks } from './merely-asks.ts';
import { numberedApart, withoutNumbering } from './numbered-apart.ts';
import { toldFirst } from './told-first.ts';

/** The full stop just read does not end "vs.", "e.g." and their like, nor the number of a question. */
const NOT_ABBREVIATED = String.raw`${NO_INITIAL}(?<!\b(?:[Vv]s|v|e\.g|i\.e|etc|cf|ca|approx|al|[Nn]o|[Dd]r|[Ss]t|[Mm]r|[Mm]rs)\.|(?:^|[?.;]\s|[。？！])\s*\d{1,2}\.)`;
const SENTENCE_BREAK = new RegExp(
  String.raw`(?:${QUESTION_END}|(?<!${SIGNS_OF_NAME});)\s+(?=\S)|[？؟；؛。！]\s*(?=\S)|[.।!]${NOT_ABBREVIATED}\s+(?=\P{Ll})|(?<=[.?!;])\s+(?=\((?:\d{1,2}|[a-h]|[ivx]{1,4})\)\s)|(?<=[?.,:;)])\s+(?=\d{1,2}[.)]\s+\p{Lu}\p{Ll}+\s)`,
  'gu',
);

const LINK = String.raw`(?:[,—–]\s*|\s+)(?:and|but|or|plus|then|as well as|&),?\s+(?:also\s+|then\s+|if (?:so|yes|not|(?:it|they|he|she|that|this)\s+(?:is|are|was|were|does|do|did|can|could|has|have)(?:n['’]t|\s+not)?),?\s+|so\s+)?`;
/** "What it then does about it", "what does the kiln then do": the adverb of a deed. */
const THEN_OF_DEED = String.raw`(?:\b(?:it|they|he|she|i|we|you|one)\s{1,3}then\s{1,3}|[\p{L}\p{N}]\s{1,3}then\s{1,3}(?=(?:does|do|did)\s+(?!(?:${SUBJECT})\s)))`;
/** "… and have it mended" has it done, and asks nothing. */
const NO_SUBJECT = String.raw`(?:have|need|do)\s+(?:it|him|them|me|us)\s|(?<=^(?:can|could|should|may|must|is it (?:\p{L}+ )?possible to)\s.{1,300})have\s+(?:the|my|our|a|an|its|their)\s+(?:(?!been\s)\S+\s+){1,3}?\p{L}+ed\b`;
const TELLING = 'i|we|my|our|it|there|they|he|she|someone';
/** "Wood or gas, which one should I take, and why": what stands before is chosen from. */
const NOT_OF_CHOICE = String.raw`(?<!^(?!(?:${ENGLISH_ASKING}|${AUXILIARY}|${ORDERING}|${TELLING}|if|for|in|on|at|with|while|because|after|before)\s)[^,?]{1,100}\sor\s[^,?]{1,60},\s{1,3})`;
/** "Sand, clay or loam – which holds most water" */
const NO_CHOICE_FIRST = String.raw`(?<!^(?!(?:${ENGLISH_ASKING}|${AUXILIARY}|${ORDERING}|${TELLING}|if|for|in|on|at|with|while|because|after|before)\s)[^?]{1,100}\sor\s[^,?]{1,60}(?=\s[–—]\s(?:which|what|who)\s))`;
const BEFORE_ASKING =
  '(?:up to|in|under|for|to|at|by|on|with|from|of|since|until|till|after|before|during|within|about|against)?';
/** "It gives both the titles and where they stand". */
const NOT_OF_BOTH = String.raw`(?<!(?<!^(?:${AUXILIARY})\s)\bboth\s(?:the|an?|my|our|its|their|your|what|how|when|where|which|who)\s(?:(?!and\s)\S+\s){0,5}?(?:(?!and\s)\S+))`;
const ENGLISH_BREAKS: readonly string[] = [
  // "…, and roughly what does it", but not "how and exactly where is it"
  String.raw`(?<!^(?:${ENGLISH_ASKING}))${LINK}(?:roughly|approximately|exactly|typically|usually|generally|ideally)\s+(?=(?:${ENGLISH_ASKING})\s)`,
  // "…, and how does it", "… and by how much"
  String.raw`${NOT_OF_BOTH}${LINK}(?=${BEFORE_ASKING}\s*(?:${ENGLISH_ASKING}|whether)(?:\s|$))`,
  // "…, and what's the penalty", but not "how do I see who's here and what's new"
  String.raw`(?<!\S\s(?:${ENGLISH_ASKING})['’](?:s|re)\b[^,?]{0,80})${LINK}(?=(?:${ENGLISH_ASKING})['’](?:s|re)\s)`,
  // "… and does it": "do" begins a question, the others where a subject follows
  String.raw`${LINK}(?<!${THEN_OF_DEED})(?=(?:does|do|did)\s)(?!(?:do|does|did)\s+(?:not\s+)?(?:it|so|this|that)\s*$)(?!\S+\s+(?:it|they)\s+(?:just|only|merely|rather)\b)`,
  String.raw`${LINK}(?<!${THEN_OF_DEED})(?=(?:${AUXILIARY})\s+(?:${SUBJECT})\s)(?!${NO_SUBJECT})(?!\S+\s+(?:it|they)\s+(?:just|only|merely|rather)\b)`,
  String.raw`,\s*(?:and|but|or)\s+(?=(?:${AUXILIARY})\s+\p{L}+\s)`,
  String.raw`${LINK}(?=(?:${ORDERING})\s+(?:me\s+|us\s+)?(?:${ENGLISH_ASKING}|whether|the|if|about)\b)`,
  String.raw`,\s+(?=(?:${AUXILIARY})\s+(?:i|we|you|it|they|he|she|there)\s)`,
  String.raw`,\s+(?=(?:do|does|did)\s+(?:the|my|our|any|all|other)\s)`,
  // "… by accident – can it be restored"
  String.raw`${NO_CHOICE_FIRST}\s+[–—]\s+(?=(?:${ENGLISH_ASKING})\s|(?:${AUXILIARY})\s+(?:${SUBJECT})\s)`,
  // a comma alone, before what can only be a question of its own
  String.raw`,\s+(?=(?:how|why|what)(?:['’](?:s|re))?\s+\S+\s)`,
  String.raw`,\s+${NOT_OF_CHOICE}(?=(?:when|where|which|who)\s+(?:${AUXILIARY}|[\p{L}-]+(?:s|ed))\s[^,?]{2,80},?\s+and\s+(?:(?:${ENGLISH_ASKING})(?:['’](?:s|re))?|(?:${AUXILIARY})\s+(?:${SUBJECT}))\s)`,
  String.raw`,\s+(?=(?:by|to|for|with|from|of)\s+whom\b)`,
  // ", at what temperature does it …", ", which rail pass is cheapest"
  String.raw`,\s+(?=(?:at|in|for|to|by|on|under|from|with|since|until|after|before)\s+(?:what|which|how)\s+\p{L}+\s+(?:\p{L}+\s+)?(?:${AUXILIARY})\s)`,
  String.raw`,\s+(?:${NOT_OF_CHOICE}|(?!which\s+ones?\s))(?=which\s+(?!(?:${AUXILIARY})\b)\p{Ll}+\s+(?:\p{Ll}+\s+)?(?:is|are|should|does|do|can)\s[^,?]{2,60},?\s+and\s)`,
];
const CHINESE_ASKING = '为什么|為什麼|如何|怎么|怎样|怎樣|什么|什麼|哪|是否|多少|几|谁|吗';
/** "(a) …, and (b) …" */
const LABEL_BREAK = String.raw`[,;:]?\s+(?:and\s+|or\s+)?(?=\((?:\d{1,2}|[a-h]|[ivx]{1,4})\)\s)`;
/** One alone, or a capital, is the short form of what stands before: "epirubicin (E)". */
const LABEL = /\((?:\d{1,2}|[a-h]|[ivx]{1,4})\)\s/gu;
const FEWEST_LABELS = 2;
const OTHER_BREAKS: readonly string[] = [
  String.raw`(?:,\s*|\s+)(?:und|sowie|en|et|y|e|ed)\s+(?=(?:(?:in|auf|mit|für|ab|seit|bis|um|bei|von|zu|à|de|en|par|por|para)\s+)?(?:${OTHER_ASKING})\s)`,
  // "… und kann ich", "… et peut-on", "… y puedo", "… e posso"
  String.raw`(?:,\s*|\s+)und\s+(?=(?:kann|können|könnte|muss|müssen|soll|sollte|darf|dürfen|ist|sind|gibt|gilt|gelten|geht|braucht|brauche|hat|haben|wird|werden|lässt)\s+(?:ich|man|wir|es|sie|er|das|die|der|ein|eine|dies\p{L}*)\s)`,
  String.raw`(?:,\s*|\s+)et\s+(?=(?:\p{L}+(?:-t)?-(?:on|je|il|elle|ils|elles|ce|nous|vous)|y a-t-il)\s)`,
  String.raw`(?:,\s*|\s+)y\s+(?=¿|(?:se\s+)?(?:puedo|puede|pueden|podemos|debo|debe|hay|existen?)\s)`,
  String.raw`(?:,\s*|\s+)e\s+(?=(?:posso|si può|può|devo|si deve|è possibile|c['’]è|ci sono)\s)`,
  // What stands before the comma asks, too: else it is what is asked about.
  String.raw`(?<=(?:${CHINESE_ASKING}|呢|不能|没有)[^，]{0,40})，(?:以及|并且|而且|那么|而|又)?(?=[^，]{0,8}(?:${CHINESE_ASKING}))`,
  String.raw`،?\s+(?=و(?:كيف|لماذا|ما|متى|أين|هل|كم|من)\s)`,
  String.raw`(?<=\s(?:है|हैं|था|थे|थी)),?\s+(?:और|तथा|एवं)\s+`,
  String.raw`\s+(?:और|तथा|एवं)\s+(?=(?:कब|क्यों|कैसे|कहाँ|कौन|किसने|कितन\p{L}*|क्या)\s)`,
];
const CLAUSE_BREAK = new RegExp([...ENGLISH_BREAKS, ...OTHER_BREAKS].join('|'), 'giu');
const LABELLED_BREAK = new RegExp([...ENGLISH_BREAKS, LABEL_BREAK, ...OTHER_BREAKS].join('|'), 'giu');

/** A sentence that asks: the clauses that each ask something of their own, and what is said before them all. */
export interface Sentence {
  /** "For a Raspberry Pi without network, …": holds for each clause. */
  readonly frame: string | undefined;
  /** The thing that the frame names, where it does nothing else. */
  readonly matter?: string;
  /** The frame states something: that is asked about, and nothing that was named before. */
  readonly isStatement?: true;
  /** All of it, where one thing alone is asked behind what it tells. */
  readonly whole?: string;
  readonly clauses: readonly string[];
}

/** What stands further on in a long text is background. */
const READ_CHARACTERS = 6000;
const MOST_CLAUSES = 30;

/** Sentences and their clauses; a fragment without topical words joins the clause before it, or the one after it. */
export function splitClauses(question: string): readonly Sentence[] {
  return withHelpSought(
    numberedApart(bracketsCovered(question.slice(0, READ_CHARACTERS)))
      .replace(/\bwhy or why not\b/giu, 'why')
      .split(SENTENCE_BREAK),
  )
    .map((sentence) => trim(sentence).replace(IF_SO, ''))
    .map((sentence) => readSentence(askedDirectly(sentence)))
    .filter(({ clauses }) => clauses.length > 0)
    .map(({ frame, clauses, whole, ...others }) => ({
      ...others,
      ...(whole === undefined ? {} : { whole: uncovered(whole) }),
      frame: frame === undefined ? undefined : uncovered(frame),
      clauses: clauses.map((clause) => uncovered(clause)),
    }));
}

function readSentence(sentence: string): Sentence {
  const first = toldFirst(sentence);
  if (first !== undefined && asksWhyThat(trim(first.asking)))
    return { frame: undefined, clauses: [trim(sentence.replace(/^(?:but|and|yet|still)\s+/iu, ''))] };
  const asking = first?.asking ?? sentence;
  const read = toSentence(withCarriedHead(joinFragments(partsOf(asking).map(trim))), asking);
  if (first === undefined) return read;
  const frame = [trim(first.told), read.frame].filter((part) => part !== undefined).join(', ');
  const isAlone = read.clauses.length === 1 && trim(asking).endsWith(read.clauses[0] ?? '');
  return {
    ...first.of,
    ...(isAlone ? { whole: trim(first.told + first.pause + asking) } : {}),
    frame,
    clauses: read.clauses,
  };
}

/** The sentence without its number, and without saying that it asks, or that it is to be written about. */
function askedDirectly(sentence: string): string {
  return commissioned(directly(isLabelled(sentence) ? sentence : withoutNumbering(sentence)));
}

function partsOf(sentence: string): readonly string[] {
  const joined = JOINED_ASKING.exec(sentence)?.[0] ?? '';
  const [first = '', ...others] = partAtBreaks(
    sentence.slice(joined.length),
    isLabelled(sentence) ? LABELLED_BREAK : CLAUSE_BREAK,
    MOST_CLAUSES,
  );
  return [joined + first, ...others];
}

/** "Where and how do I …", "how long and at what temperature should I …": asked of the same. */
const JOINED_ASKING = new RegExp(
  String.raw`^${BEFORE_ASKING}\s*(?:how(?:\s+(?!(?:${AUXILIARY})\b)(?!not\b)[\p{L}]{3,})?|(?:${ENGLISH_ASKING})(?:\s+(?!(?:${AUXILIARY})\b)(?:much|many|long|often|far|[\p{L}]{4,}))?)\s+and\s+(?=${BEFORE_ASKING}\s*(?:${ENGLISH_ASKING})\s)|^(?:(?:${OTHER_ASKING})|(?:welche[rsnm]?|quel(?:le)?s?|quale|quali|quais|qual|cuál(?:es)?|welke?)\s+[\p{L}-]+)\s+(?:und|sowie|en|et|y|e|ed)\s+(?=(?:${OTHER_ASKING})\s)`,
  'iu',
);

function isLabelled(sentence: string): boolean {
  return (sentence.match(LABEL)?.length ?? 0) >= FEWEST_LABELS;
}

const WHEN_ASKS = new RegExp(`^when(?:['’](?:s|re)|\\s+(?:${AUXILIARY}))\\b`, 'iu');
/** "When I open what I saved": asks nothing, whatever words it has. */
const CONDITION = new RegExp(
  String.raw`^(?:if|when|whenever|while|once|unless|although|though|because)\s+(?!(?:${ENGLISH_ASKING}|${AUXILIARY}|to)\b)`,
  'iu',
);
const ASKS_AT_ONCE = new RegExp(String.raw`^(?:according\s+to|\S+)\s+(?:${ENGLISH_ASKING})\b`, 'iu');
const RELATIVE = /\s(?:where|who|which|that|whose)\s/iu;
const COMMA_ALONE = /^\s*,\s+(?!(?:and|or|but|plus|then|&)\s)/iu;
/** "If I lose my key how do I get in": without a comma what is asked goes on behind the condition. */
const ASKS_WITHIN = new RegExp(
  String.raw`\b(?:${ENGLISH_ASKING})(?:\s+\S+){0,2}?\s+(?:${AUXILIARY})\s+(?:i|we|you|the|they|it|he|she|one|\p{Ll}+s)\s`,
  'iu',
);
/** "I pushed a broken version, how can I …" */
const TELLS = new RegExp(`^(?:${TELLING})(?:\\s|['’])`, 'iu');
const ASKS = new RegExp(String.raw`\b(?:${ENGLISH_ASKING})\b`, 'iu');
/** "The server never stops, what could be the reason?": what is told before. */
const SEEKS_CAUSE =
  /^(?:so\s+)?(?:why(?:\s+(?:is|does|would|could)\s+(?:that|this|it)(?:\s+be)?)?$|what(?:['’]s|\s+(?:is|could\s+be|can\s+be|might\s+be|may\s+be))?\s+(?:the\s+)?(?:reason|cause|problem|matter|wrong|happening|going\s+on)\b|what\s+(?:can|should|could)\s+(?:i|we|one)\s+do\b|how\s+(?:can|do|could|should)\s+(?:i|we|one)\s+(?:fix|solve|stop|prevent|avoid)\s+(?:this|that|it)\b)/iu;
const OPENS_WITH_AUXILIARY = new RegExp(String.raw`^(?:${AUXILIARY})\s`, 'iu');

/**
 * "In the book where coins are counted, what …": it asks for nothing, whatever words it has; "in which year was it built" does, and
 * "in the UK who pays, and how much".
 */
function isSetting(clause: string, sentence: string): boolean {
  if (CONDITION.test(clause)) return true;
  const behind = sentence.slice(sentence.indexOf(clause) + clause.length);
  return (
    FRAME.test(clause) && RELATIVE.test(clause) && !ASKS_AT_ONCE.test(clause) && COMMA_ALONE.test(behind)
  );
}

function toSentence(clauses: readonly string[], sentence: string): Sentence {
  const [first = '', ...others] = clauses.filter((clause) => !ORDER_ALONE.test(clause));
  const comma = others.length > 0 && !WHEN_ASKS.test(first) ? FRAME_BEFORE.exec(first) : null;
  if (comma && isSaidOfThing(first.slice(comma[0].length), sentence))
    return { frame: first, clauses: others };
  if (comma) return { frame: comma[1], clauses: [first.slice(comma[0].length), ...others] };
  const isStory = SEEKS_CAUSE.test(others[0] ?? '') && !OPENS_WITH_AUXILIARY.test(first);
  const isTold = (FRAME.test(first) && !WHEN_ASKS.test(first)) || TELLS.test(first) || isStory;
  const asks = isSetting(first, sentence)
    ? ASKS_WITHIN.test(first)
    : ASKS.test(first.replace(/^when\b/iu, ''));
  const isFrame = others.length > 0 && isTold && !asks && !others.every(merelyAsks);
  if (isFrame) return { frame: first, clauses: others };
  if (TELLS.test(first) && !asks && others.length > 0) return { frame: undefined, clauses: [trim(sentence)] };
  return { frame: undefined, clauses: first === '' ? [] : [first, ...others] };
}

/** "…, which has no lid", "…, which only permits one": said of what stands before; "which can I take" asks. */
const SAID_OF_THING = new RegExp(
  String.raw`^which\s+(?:(?:only|also|usually|often|always|never|itself|already|still|then|now)\s+\p{L}+|(?:${AUXILIARY})\s+(?!(?:${SUBJECT}|better|best|cheaper|faster|right)\b))`,
  'iu',
);

/** "If I use the old kiln, which has no lid, how long …": nothing that is asked. */
function isSaidOfThing(clause: string, sentence: string): boolean {
  const behind = sentence.slice(sentence.indexOf(clause) + clause.length);
  return SAID_OF_THING.test(clause) && COMMA_ALONE.test(behind);
}

/** "Please list", before "(a) …, (b) …". */
const ORDER_ALONE = new RegExp(`^(?:please\\s+)?(?:${ORDERING})(?:\\s+(?:me|us))?$`, 'iu');

/** "If I take the train with a dog, do I need a ticket": the condition is no question. */
const FRAME_BEFORE = new RegExp(
  String.raw`^((?:for|in|on|at|with|without|under|during|after|before|if|when|whenever|unless|while|once|until|given|assuming|as)\s[^,]{3,120}),\s+(?=(?:${ENGLISH_ASKING}|${AUXILIARY})\b)`,
  'iu',
);

function trim(text: string): string {
  return text.replace(/^[\s,;:¿¡]+|[\s,;?.!？。؟।；؛]+$/gu, '');
}
