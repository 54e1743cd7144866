import { contentWords } from '#shared/text/words/analyze.ts';
import { type List, isName } from './find-list.ts';
import { BEFORE_VERB } from './listed-deeds.ts';
import { countWords } from './phrases.ts';
import { ASKS_A_WAY, MORE, isBaseVerb, isVerb } from './question-words.ts';

/** What stands between two things or joins them is one thing asked. */
const NEVER =
  /\b(?:(?:between|either|neither|both|nor|whether|among)|(?:combination|hybridi[sz]ation|integration|interactions?|relation(?:ship)?s?|mix(?:ture)?|fusion|comparison|correlation|associations?|links?|balance|conversion|conflict|union|ratio|such as|like|called|named) ?(?:of)?)\s+(?:the\s+|an?\s+)?$/iu;
/** "… rather than as red, green and blue": all of it is what is not meant. */
const NOT_MEANT =
  /\b(?:rather than|instead of|other than|apart from|except(?: for)?|besides)\s+(?:(?:as|in|by|with|for|to|from|on|using)\s+)?(?:the\s+|an?\s+)?$/iu;
const RESTRICTING = /^(?:(?:in|on|at|by|from|to|for)\s+)?(?:who|whom|whose|which|what)\b/iu;
const OPEN_WHAT =
  /^(?:what|which)\s+(?:is|are|was|were|['’]s|do|does|did|happens?|causes?|evidence|effects?|impacts?|influence|role|kinds? of effects?|about|(?:advantages?|risks?|benefits?|consequences?)\s)/iu;
const ONE_FACT =
  /^(?:when|where|since when|how (?:many|much|long|old|far|often|big|large|high|tall|fast))\b/iu;
const SUBJECT = /\b(?:is|are|was|were|do|does|did|can|will|should|have|has)\s+(?:the\s+|an?\s+)?$/iu;
const FIXED =
  /^(?:research,development|supply,demand|trial,error|terms,conditions|law,order|health,safety|cause,effect|food,drink|rise,fall|trial,tribulation|track,trace|copy,paste|drag,drop|safe,effective|safe,sound|more,more|less,less)$/iu;

/** Is each of the listed things asked about by itself? A list that narrows down what is looked for is one condition. */
export function isAskedOneByOne({ head, items, tail, isChoice }: List): boolean {
  const start = head.trimStart();
  if (isChoice === true) return false;
  if (
    NEVER.test(head) ||
    NOT_MEANT.test(head) ||
    /^both\s/iu.test(items[0] ?? '') ||
    items.some((item) => contentWords(item).length === 0)
  )
    return false;
  if (new Set(items.map((item) => item.toLowerCase())).size < items.length) return false;
  if (head.trim() === '' && ASKS_WHICH.test(tail)) return false;
  if (isOwnedTogether({ head, items, tail })) return false;
  if (WHICH_IS.test(start) && IS_MORE.test(items[0] ?? '')) return false;
  if (AS_ONE.test(`${items.at(-1) ?? ''}${tail}`) || isConditionOfAnother({ head, items, tail }))
    return false;
  if ([isDoneTogether, isObjectBehindLast, isOneValue, isOneDeed].some((is) => is({ head, items, tail })))
    return false;
  if (/\p{Script=Han}/u.test(items.join(''))) return true;
  if (RESTRICTING.test(start) && !OPEN_WHAT.test(start)) return false;
  if (ONE_FACT.test(start) && /^(?:when|where)/iu.test(start) && !SUBJECT.test(head)) return false;
  return items.length > 2 || isParallelPair({ head, items, tail });
}

/** "Sand, clay or something in between - which soil …": chosen from, in one question. */
const ASKS_WHICH =
  /^[^?]{0,60}?\s?[-–—:]\s+(?:(?:in|on|at|for|to|by|from|with|of)\s+)?(?:which|what|who)\b/iu;

/** "Which is heavier, a litre of oil or one of water?" */
const WHICH_IS = /^(?:which|what)\s+(?:is|are|was|were|would be)\s*$/iu;
const IS_MORE = new RegExp(`^(?:${MORE})$`, 'iu');

/** "Cyan, magenta and yellow together". */
const AS_ONE =
  /^(?:\S+\s+){1,3}(?:together|combined|in combination|simultaneously|at once|at the same time)\b/iu;

/** "What happens to my data if the disk, the server and the copy fail": what is listed is the case in which something else is asked. */
const BEFORE_CASE =
  /^(?<asked>.+(?<!\b(?:tell|know|say|see|agree|decide|check|ask|wonder|matter|sure|certain|clear)))\s(?:if|although|though|because|since|whereas|unless)\s+(?:(?:the|an?|all|my|our)\s+)?$/iu;
const FEWEST_ASKED = 2;

function isConditionOfAnother({ head, items, tail }: List): boolean {
  const asked = BEFORE_CASE.exec(head)?.groups?.['asked'];
  if (asked === undefined) return false;
  return contentWords(asked).length >= FEWEST_ASKED || (tail.trim() === '' && endsInVerb(items));
}

/** "… my router, my switch or my modem overheats": what happens to all stands behind the last. */
function endsInVerb(items: readonly string[]): boolean {
  const [last = '', ...others] = items.toReversed();
  return others.length > 0 && others.every((item) => countWords(item) < countWords(last));
}

const ABOUT_SIDES =
  /^(?:(?:what|which)\s+(?:is|are|was|were|['’]s)\b|what\s+(?:happens|effects?|impacts?|role|evidence)|(?:an?\s+)?(?:explain|describe|list|name|outline|summari[sz]e|discuss|give|overview)\b|(?:the\s+)?\S*\s*(?:effects?|impacts?|influence|role|risks?|benefits?|causes?)\s|(?:was|welche[rs]?|quel(?:le)?s?|qué|cuál(?:es)?|quais|quali)\s)/iu;

/** "How do I get the kernel and initrd": one deed. */
const SHARED_ARTICLE = /\bthe$/iu;

/** A pair further from the question word than so many words is a detail. */
const NEAR = 3;

function isParallelPair({ head, items, tail }: List): boolean {
  const [first = '', second = ''] = items.map((item) => item.replace(/^(?:the|an?)\s+/iu, ''));
  if (FIXED.test(`${first},${second}`)) return false;
  const [a, b] = [first.split(/\s+/u), second.split(/\s+/u)];
  const sharesNoun =
    a.length > 1 && a.length === b.length && a.at(-1)?.toLowerCase() === b.at(-1)?.toLowerCase();
  if (sharesNoun) return true;
  if (/^\p{Lu}/u.test(first) !== /^\p{Lu}/u.test(second) || ONE_FACT.test(head.trimStart())) return false;
  if (isBaseVerb(a[0] ?? '') !== isBaseVerb(b[0] ?? '') && ASKS_A_WAY.test(head)) return false;
  if (BEFORE_VERB.test(head) && a.length > 1 && !isBaseVerb(b[0] ?? '')) return false;
  if (isDoneByEach({ head, items, tail })) return true;
  const start = head.trim();
  if (contentWords(start).length > NEAR) return false;
  if (start === '') return /^\s+(?:of|for|in|on)\s/iu.test(tail);
  if (ASKS_A_WAY.test(start)) return contentWords(start).length < NEAR && !SHARED_ARTICLE.test(start);
  return ABOUT_SIDES.test(start) && Math.abs(a.length - b.length) <= 2;
}

const BY_NAMES = /^(?:how|why|when|where)\s+(?:do|did|can|should|must|will)\s+$/iu;
/** What several only do with each other. */
const TOGETHER =
  /^\s+(?:[\p{Ll}]+ly\s+)?(?:interact|differ|compare|relate|communicate|cooperate|collaborate|coexist|coordinate|collide|conflict|compete|combine|connect|integrate|interoperate|link|merge|match|meet|mix|react|share|talk|fit|get|go|play|hang)\b|\b(?:different(?:ly)?|the same|similar(?:ly)?|together|each other|one another|side by side|in common|at once|simultaneously|between them)\b/iu;

const EACH_OTHER = String.raw`(?:with\s+|to\s+|from\s+|at\s+)?(?:each\s+other|one\s+another)`;
/** What needs two: "can a cup and a bowl share a shelf", "… be fired together", "… talk to each other". */
const NEEDS_BOTH = new RegExp(
  String.raw`^\s+(?:(?:\p{Ll}+ly|still|also|always|ever|even|then|both|all|be|safely)\s+)*(?:share(?=\s|$)|(?:coexist|co-exist|overlap|conflict|clash|interfere|interact|collide|interoperate|cooperate|agree|meet|combine|(?:combined|mixed|connected|merged|linked|compatible|interchangeable|identical|equivalent|related|mutually\s+exclusive|the\s+same))(?:\s+${EACH_OTHER})?(?!\s+(?:with|to|from)\s)(?=$|\s)|[^,;:]*\b(?:together|side\s+by\s+side|at\s+the\s+same\s+time|simultaneously|at\s+once|the\s+same|each\s+other|one\s+another)(?=$|\s))`,
  'iu',
);
const SUBJECT_BEFORE =
  /\b(?:can|could|may|must|should|will|would|do|did|are|were)\s+(?:the\s+|an?\s+|my\s+|our\s+)?$/iu;

/** True for things that do it with each other: none does it alone. */
function isDoneTogether({ head, tail }: List): boolean {
  return SUBJECT_BEFORE.test(head) && NEEDS_BOTH.test(tail);
}

/** "… if I pause or stop a kiln": what is paused stands behind the last verb. */
function isObjectBehindLast({ head, items }: List): boolean {
  const [last = '', ...others] = items.toReversed();
  return (
    /\b(?:i|we|you|they)\s+$/iu.test(head) &&
    countWords(last) > 1 &&
    others.every((one) => countWords(one) === 1)
  );
}

/** "The generator's size and frequency settings": its settings, all of them. */
function isOwnedTogether({ head, items }: List): boolean {
  const [first = '', ...others] = items;
  const [, owned = ''] =
    /(?<!\b(?:what|who|where|how|that|it|there|here))['’]s?\s+(\S+)$/iu.exec(first) ?? [];
  const isOne =
    owned !== '' ||
    (/(?<!\b(?:what|who|where|how|that|it|there|here))['’]s?\s+$/iu.test(head) && countWords(first) === 1);
  return (
    isOne &&
    countWords(others.at(-1) ?? '') > 1 &&
    !(owned === '' ? first : owned).endsWith('s') &&
    /\p{Ll}s$/u.test(others.at(-1) ?? '')
  );
}

const IN_CASE = /\b(?:if|when|whenever|once|while|after|before|unless|until|because)\s[^,;:]*$/iu;
const DOES = /(?:^|\s)(?<verb>\p{Ll}+s)$/u;

/** "When a program opens or resizes its window": one does it, whichever it is. */
function isOneDeed({ head, items: [first = '', ...others] }: List): boolean {
  const verb = DOES.exec(first)?.groups?.['verb'] ?? '';
  return (
    IN_CASE.test(head) &&
    isVerb(verb) &&
    countWords(first) > 1 &&
    others.every((one) => /^\p{Ll}+s(?=$|\s)/u.test(one))
  );
}

const VALUE_OF =
  /^what(?:\s+is|['’]s)\s+the\s+(?:[\p{L}-]+\s+){0,2}?(?:lifetime|life|duration|size|length|limit|timeout|interval|default|value|maximum|minimum|path|port|format|number|order|width|height|weight|speed|rate|price|cost|fee|location|period|temperature|frequency|syntax|unit)\s+(?:of|for)\s+the\s+$/iu;
const PLURAL_LAST = /^(?!(?:its|their|his|her|the|an?|my|our|your|all)\s)\S+\s+\p{Ll}+[^su\W]s(?:\s|$)/u;

/** "What is the lifetime of the upload and download links": one value of all that is of both kinds. */
function isOneValue({ head, items, tail }: List): boolean {
  const [first = '', last = ''] = items;
  return (
    items.length === 2 &&
    VALUE_OF.test(head) &&
    /^\p{Ll}+(?<![^asu]s)$/u.test(first) &&
    PLURAL_LAST.test(`${last}${tail}`)
  );
}

/** "How do S3 and DynamoDB encrypt data": each by itself, unless it is something that they do together. */
function isDoneByEach({ head, items, tail }: List): boolean {
  return BY_NAMES.test(head.trimStart()) && items.every((item) => isName(item)) && !TOGETHER.test(tail);
}
