import { endsInDeeds, isChosenFrom } from './chosen-from.ts';
import { lastBehindColon } from './last-behind-colon.ts';
import { type Stretch, countWords, phraseAfter, phraseBefore } from './phrases.ts';
import { BEFORE_VERB, areOtherDeeds, verbAfterSubject, verbWithObject } from './listed-deeds.ts';
import { ENGLISH_ASKING, IS_NO_THING, OTHER_ASKING, isBaseVerb } from './question-words.ts';
import { isPlural, ofOne } from './agreement.ts';
import { isToldTogether } from './told-together.ts';

/** Things listed in a clause, with what stands before and after the list and holds for each of them. */
export interface List {
  readonly head: string;
  readonly items: readonly string[];
  readonly tail: string;
  /** "A big bowl, clay or glass": the last ones are what the first may be. */
  readonly isChoice?: boolean;
}

/** Of a thing that has one. */
export function isName(item: string): boolean {
  return /^(?:the\s+|an?\s+)?(?:\p{Lu}|\d|\p{Ll}+\p{Lu})/u.test(item);
}

const CONJUNCTION =
  /,?\s+(?:and|or|as well as|plus|&|und|oder|sowie|et|ou|ainsi que|y|e|o|og|och|en|и|और|तथा|या|एवं)\s+(?:also\s+|finally\s+)?/giu;
const NO_ITEM = new RegExp(
  `(?:^|\\s)(?:${ENGLISH_ASKING}|${OTHER_ASKING}|that|if|is|are|was|were|do|does|did|as)(?:['’](?:s|re))?(?:\\s|$)|^(?:specifically|especially|particularly|including|such|like|namely|e\\.g\\.?|i\\.e\\.?|for|in|on|at)(?:\\s|$)`,
  'iu',
);
const MOST_WORDS = 6;
/** Lists are looked for in the beginning of a long text. */
const LIST_CHARACTERS = 2000;

/** The longest list of a clause; undefined where there is none. */
export function findList(clause: string): List | undefined {
  const text = clause.slice(0, LIST_CHARACTERS);
  if (endsInDeeds(text)) return undefined;
  const unspaced = findUnspaced(text);
  if (unspaced) return unspaced;
  const treated = endOfTreatments(text);
  const lists = [...text.matchAll(CONJUNCTION)]
    .filter(({ index }) => index >= treated)
    .flatMap((match) => listAround(text, match.index, match[0].length) ?? []);
  if (lists.some(({ items }) => items.some((item) => IS_NO_THING.test(item)))) return undefined;
  return lists.toSorted((a, b) => b.items.length - a.items.length)[0] ?? listAfterColon(text);
}

/** "The effect of A, B and C compared with D on": what is given together, and what it is held against, is one treatment each. */
function endOfTreatments(text: string): number {
  const given = /\beffects? of\b/iu.exec(text)?.index ?? Infinity;
  const against = /\bcompared (?:with|to)\b/iu.exec(text.slice(given))?.index ?? Infinity;
  const on = [...text.matchAll(/\bon\s+/giu)].at(-1);
  return on !== undefined && on.index > given + against ? on.index + on[0].length : 0;
}

/** "… of heat pumps: cost, noise, service life": a list that needs no "and". */
function listAfterColon(text: string): List | undefined {
  const match = /^(.*?:\s+)([^:]+)$/u.exec(text);
  const items = (match?.[2] ?? '').split(/,\s+/u).map((item) => item.trim());
  const isList = items.length > 1 && items.every((item) => item !== '' && countWords(item) <= MOST_WORDS);
  return match && isList ? { head: match[1] ?? '', items, tail: '' } : undefined;
}

/** "What is known about caffeine and deep sleep": behind a preposition, where nothing asks what they do, "sleep" is a noun. */
const NO_VERB_FOLLOWS =
  /^(?!.*\b(?:do|does|did|can|could|will|would|should|may|might|must|how|why|when|where|which|who|that|if|whether|to)\b).*\b(?:about|on|of|between)\s+(?:[\p{L}-]+\s+){0,3}[\p{L}-]+$/iu;

/** "… if a value has expired and another thread is at work": a clause with a verb of its own, behind one that has its own, too. */
const AUXILIARY_NEXT = /^\s+(?:is|are|was|were|has|have|had|can|could|will|would|does|do|did)\s/iu;
const HAS_VERB =
  /\b(?:has|have|had|is|are|was|were|been|gets?|got)\s+(?:not\s+|already\s+|just\s+|never\s+)?[\p{L}-]+$/iu;

function listAround(text: string, at: number, length: number): List | undefined {
  if (isQuoted(text, at)) return undefined;
  const last =
    lastBehindColon(text, at + length, MOST_WORDS) ??
    phraseAfter(text, at + length, MOST_WORDS, NO_VERB_FOLLOWS.test(text.slice(0, at)) ? 'belongs' : 'ends');
  if (!last) return undefined;
  if (AUXILIARY_NEXT.test(text.slice(last.end)) && HAS_VERB.test(text.slice(0, at))) return undefined;
  const chunks = text.slice(0, at).split(/,\s+/u);
  const middle: string[] = [];
  while (chunks.length > 1) {
    const chunk = (chunks.at(-1) ?? '').trim().replace(/^(?:and|or)\s+/iu, '');
    if (chunk === '' || countWords(chunk) > MOST_WORDS || NO_ITEM.test(chunk)) break;
    middle.unshift(chunk);
    chunks.pop();
  }
  const before = chunks.join(', ');
  const usual = Math.max(2, ...[...middle, last.text].map(countWords));
  const found = withoutThat(phraseBefore(before, before.length, Math.min(usual, 4)));
  const object = IT_BEHIND.exec(text.slice(last.end))?.[0] ?? '';
  if (!found || areOtherDeeds(text, found, [...middle, last.text + object])) return undefined;
  const isOneCase =
    CASE.test(text.slice(0, found.start)) &&
    middle.length === 0 &&
    countWords(found.text) <= ARTICLE_AND_NOUN;
  if (isOneCase && WITH_VERB.test(last.text)) return undefined;
  const isOfDeeds =
    middle.every((one) => isBaseVerb(one.split(' ')[0] ?? '')) && isBaseVerb(last.text.split(' ')[0] ?? '');
  if ((middle.length === 0 || isOfDeeds) && isToldTogether(text, at, length)) return undefined;
  const verb = verbAfterSubject(found, [...middle, last.text]) ?? verbWithObject(before, found, last.text);
  const first = verb ?? (ARTICLE.test(last.text) ? found : withoutSharedArticle(found));
  const counted = middle.length > 0 ? undefined : withCounted(text, { before, first, last });
  if (counted !== undefined) return counted;
  const named = namesAlone(last, [found.text, ...middle]);
  const right = named ?? (middle.length > 0 ? withOwnTail(text, last) : last);
  const counting = HOW.test(text.slice(0, first.start)) ? (MUCH.exec(first.text)?.[0] ?? '') : '';
  return shareWords({
    head: `${text.slice(0, first.start)}${counting}`,
    items: [first.text.slice(counting.length), ...middle, right.text],
    tail: text.slice(right.end),
    isChoice: isChosenFrom({
      text,
      at,
      length,
      first: first.end,
      items: [...middle, right.text],
      end: right.end,
    }),
  });
}

/** "What happens when a kiln or a furnace overheats?": the second of two has the verb of both. */
const CASE = /\b(?:when|if|once|whenever|unless)\s+$/iu;
const ARTICLE_AND_NOUN = 2;
const WITH_VERB = /^(?:the|an?|my|your|our)\s+[\p{L}-]+\s+[\p{L}-]+s$/iu;

/** "How much water, light and fertilizer": it is asked how much of each. */
const HOW = /\bhow\s+$/iu;
const MUCH = /^(?:much|many|few|little)\s+(?=\S)/iu;

const IT_BEHIND = /^\s(?:it|them)\b/iu;

/** "Is there evidence that A, B or C …": "that" is of none of them. */
function withoutThat(found: Stretch | undefined): Stretch | undefined {
  const length = /^that\s+(?=\S)/iu.exec(found?.text ?? '')?.[0].length ?? 0;
  return found && { ...found, text: found.text.slice(length), start: found.start + length };
}

/** "The longest length of a key and the number of keys": what is "of" the second is none of the first. */
const COUNTED = /^the\s+(?:numbers?|amounts?|names?|kinds?|types?|sizes?|lengths?|rates?|order)$/iu;
const OF_WHAT = /^\s+of\s+[^,;:]+$/iu;
const SIDE_BEFORE = /\bthe\s+(?:[\p{L}-]+\s+){1,3}of\s+(?:[^\s,;:]+\s+){0,3}[^\s,;:]+$/iu;

interface Pair {
  readonly before: string;
  readonly first: Stretch;
  readonly last: Stretch;
}

function withCounted(text: string, { before, first, last }: Pair): List | undefined {
  if (!COUNTED.test(last.text) || !OF_WHAT.test(text.slice(last.end))) return undefined;
  const start = SIDE_BEFORE.exec(before)?.index ?? first.start;
  const items = [text.slice(start, first.end), text.slice(last.start)];
  return { head: text.slice(0, start), items, tail: '' };
}

const NAME = /^(?:\p{Lu}|\d|\p{Ll}+\p{Lu})/u;

/** "S3, SQS and RDS encrypt data": after names the last one ends where its capitals do. */
function namesAlone(last: Stretch, others: readonly string[]): Stretch | undefined {
  const isNamed = others.every((one) => one.split(/\s+/u).every((word) => NAME.test(word)));
  const name = isNamed ? NAMES_FIRST.exec(last.text)?.[0] : undefined;
  return name === undefined ? undefined : { ...last, text: name, end: last.start + name.length };
}

const NAMES_FIRST =
  /^(?:(?:\p{Lu}|\d|\p{Ll}+\p{Lu})\S*\s+)*(?:\p{Lu}|\d|\p{Ll}+\p{Lu})\S*(?=\s+\p{Ll}+(?:\s|$))/u;

const ARTICLE = /^(?:the|an?|der|die|das|le|la|les|l['’]|el|los|las)\s+/iu;

/** "the causes, symptoms and treatment": the article stands for all of them. */
function withoutSharedArticle(first: Stretch): Stretch {
  const length = ARTICLE.exec(first.text)?.[0].length ?? 0;
  return { ...first, text: first.text.slice(length), start: first.start + length };
}

function isQuoted(text: string, at: number): boolean {
  return (text.slice(0, at).match(/["“”]/gu)?.length ?? 0) % 2 === 1;
}

/** "… and interactions with grapefruit": what hangs on the last thing alone. */
function withOwnTail(text: string, last: Stretch): Stretch {
  const own = /^\s+(?:with|to|from|against|by)\s[^,;:]+$/iu.exec(text.slice(last.end));
  if (!own) return last;
  const end = last.end + own[0].length;
  return { ...last, text: text.slice(last.start, end), end };
}

const ADJECTIVE =
  /(?:ic|al|ive|ous|ary|ory|ful|less|able|ible|ian|ant|ent|-term|-scale|-based|-free|ish|eous)$|^(?:short|long|big|small|high|low|good|bad|hot|cold|new|old|male|female|left|right|upper|lower|soft|hard|wet|dry|public|private|first|second|early|late|direct|indirect|main|rigid|stiff|free|paid|solid|liquid|wild|shallow|deep|wide|narrow|strong|weak|fast|slow|full|empty|thin|thick|inner|outer|major|minor|sparse|dense|lazy|eager|strict|loose|tight|simple|complex|single|double|multiple|raw|plain|flat|heavy|fine|coarse|clean|dirty|safe|unsafe)$/iu;

/** "The PLAIN and LOGIN mechanisms" are called so. */
export function isAdjective(word: string): boolean {
  return ADJECTIVE.test(word) && !/^\p{Lu}{2,}$/u.test(word);
}

/** "Economic and political consequences" share their noun, "install and configure nginx" their object. */
function shareWords(list: List): List {
  const others = list.items.slice(0, -1);
  const [first = '', ...rest] = (list.items.at(-1) ?? '').split(/\s+/u);
  if (rest.length === 0 || !others.every((one) => countWords(one) === 1)) return list;
  const isShared =
    (others.every((one) => ADJECTIVE.test(one)) && ADJECTIVE.test(first)) ||
    (others.every(isBaseVerb) && isBaseVerb(first)) ||
    BEFORE_VERB.test(list.head);
  if (!isShared) return list;
  return { ...list, items: [...others, first], tail: ` ${rest.join(' ')}${list.tail}` };
}

const HAN_ITEM = String.raw`(?:(?![和与及或])[\p{L}\p{N}]){1,16}`;
const HAN_LIST = new RegExp(
  `(${HAN_ITEM}(?:、${HAN_ITEM})+)(?:、?(?:以及|或者|和|与|及|或)([\\p{L}\\p{N}]{1,16}))?`,
  'u',
);
const HAN_LEFT = /^.*(?:的|在|对|于|给|比较|解释|介绍|说明|包括|和|与|是)/u;
const HAN_RIGHT =
  /^(.+?)(?=(?:分别|各|都|之间|中|的|是|有|在|对|如何|怎么|怎样|为什么|会|能|需要|哪|什么|多少|吗|呢)|$)/u;

/** Chinese lists: 、 between the things, 和 and its like before the last. */
function findUnspaced(text: string): List | undefined {
  const match = HAN_LIST.exec(text);
  if (!match) return undefined;
  const parts = [...(match[1] ?? '').split('、'), ...(match[2] === undefined ? [] : [match[2]])];
  const [first = '', ...rest] = parts;
  const lead = HAN_LEFT.exec(first)?.[0] ?? '';
  const last = rest.at(-1) ?? '';
  const own = HAN_RIGHT.exec(last)?.[1] ?? last;
  const end = match.index + match[0].length - (last.length - own.length);
  const items = [first.slice(lead.length), ...rest.slice(0, -1), own];
  if (items.some((item) => item === '')) return undefined;
  return { head: text.slice(0, match.index) + lead, items, tail: text.slice(end) };
}

const ITS = /^(?:its|their|his|her)\s+/iu;

/** The clause with one of the listed things in place of the list; "its importance" is that of the first. */
export function withItem(list: List, item: string): string {
  const { head, tail, items } = list;
  const [first = ''] = items;
  if (item !== first && ITS.test(item))
    return `${head}${first}${first.endsWith('s') ? "'" : "'s"} ${item.replace(ITS, '')}${tail}`;
  if (item === first && items.slice(1).some((one) => ITS.test(one))) return `${head}${item}`;
  const owned = items.findIndex((one) => ITS.test(one));
  if (owned > 0 && owned < items.indexOf(item))
    return `${head}${first}${first.endsWith('s') ? "'" : "'s"} ${item}${tail}`;
  const [start, end] = isPlural(item) ? [head, tail] : ofOne(head, tail);
  const text = `${start}${item}${end}`.trim();
  if (isPlural(`${item}${tail}`) || !/^what (?:are|were) (?:the )?$/iu.test(head)) return text;
  return text.replace(/^(what) are /iu, '$1 is ').replace(/^(what) were /iu, '$1 was ');
}
