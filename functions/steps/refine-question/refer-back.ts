import { contentWords } from '#shared/text/words/analyze.ts';
import { stem } from '#shared/text/words/stem.ts';

const POSSESSIVE = /\b(?:its|their|his|her)\b(?=\s+\p{L})/iu;
/** "it", "they", "them" and a "this" or "that" which stands alone. */
const PERSONAL =
  /\b(?:it|they|them|these|those|(?<!\b(?:after|before|since|until|till)\s)(?:this|that)|he|she|him)\b(?!['’])(?=\s*(?:$|[,;:)]|(?:is|are|was|were|be|been|do|does|did|can|could|should|will|would|has|have|had|to|for|in|on|at|by|with|from|about|as|not|also|ever|still|really|actually|mean|happen|matter|compare|differ|work|say|affect|help|cause|kept|stored|used|made|done|treated|prevented|regulated|measured|needed|safe|\p{Ll}+(?:ed|en|ing)|\p{Ll}+)(?:\s|$|,)))/iu;
const DEMONSTRATIVE = /\b(?:this|that|these|those)\b/iu;
const EXPLETIVE =
  /\b(?:is|was|will|would|does|can) it (?:be )?(?:\p{L}+ )?(?:(?:fine|alright|all right|wise|sensible|allowed|permitted|reasonable) to|possible|necessary|legal|true|worth|safe to|better to|best to|advisable|recommended to|make sense|make (?:a|any) difference|worth it|take|matter|okay to|ok to|common|normal)\b|\b(?:it|that) (?:is|was) (?:\p{L}+ )?(?:that|to)\b|\bworth it\b/iu;
const LEANING =
  /\b(?:it|its|they|them|their|this|that|these|those|he|she|him|his|both|each|either|one|ones|former|latter|there|instead|otherwise|such)\b/iu;

/** Words of other languages that refer to what was said. */
const LEANING_ELSEWHERE =
  /它|其(?!他|它|中)|这(?:个|些|种)?|(?<![\p{L}\p{M}])(?:هي|هو|هذا|هذه|ذلك|यह|वह|ये|वे|इसका|इसके|इसकी|उसका|उसके|er|sie|ihn|ihm|ihre?[nmrs]?|deren|dessen|dies|das(?=\s*$)|es(?=\s*$)|davon|dafür|damit|elles?|ils?|cela|ses|sus?|esto|eso|ella)(?![\p{L}\p{M}])/iu;

export function leansBack(clause: string): boolean {
  return hasLeaningWord(clause) || contentWords(clause).length < 2;
}

/** True only for a clause with a word that refers back, or with nothing but such words. */
export function refersBack(clause: string): boolean {
  return hasLeaningWord(clause) || contentWords(clause).length === 0;
}

function hasLeaningWord(clause: string): boolean {
  return LEANING.test(withoutOwners(clause)) || LEANING_ELSEWHERE.test(clause);
}

/** "Do the other timers keep their numbers": the owners are named in the clause itself. */
const OWNERS_NAMED =
  /^((?:\p{L}+\s+){0,3}?(?:do|does|did|can|could|will|would|should|must|may|might)\s+(?:the|an?|all|most|many|other|different|each|every|any)\s+(?:\S+\s+){1,3}?\p{L}+\s+)(?:its|their|his|her)\s+(?=\p{L})/iu;

/** "Does the kiln go on once it is lit": "it" is what the clause itself is about. */
const SUBJECT_NAMED =
  /^((?:(?:how|why|when|where)\s+)?(?:do|does|did|can|could|will|would|should|must|may|is|are|was|were)\s+(?!(?:it|its|they|their|this|that|these|those|there|i|we|you|one|he|she)\b)(?:\S+\s+){1,8}?(?:once|when|if|after|before|while|until|unless|because|whenever|as soon as)\s+)(?:it|they)\s+/iu;

/** "Keep the removed nodes rather than have them destroyed": several things of the clause itself; not "the user deletes them". */
const MANY_NAMED =
  /^((?:.*\s)?(?:the|my|our|your|some|any|all|other|old|new|both|many|several|such|these|those)\s+(?:\p{Ll}[\p{L}-]*\s+){0,2}?\p{Ll}{3,}(?<![suio])s\s(?!them\b).*?)\b(?:they|them)\b(?!['’])/iu;

/** "Does it matter whether", "is it important that": this "it" stands for nothing. */
const MATTERS =
  /^(?:does|did|will|would|is|was)\s+it\s+(?:really\s+|also\s+|still\s+|actually\s+)?(?:matter|make\s+(?:a|any)\s+(?:\p{L}+\s+)?difference|(?:be\s+)?(?:important|essential|crucial|vital|relevant|necessary|required))\s+(?:whether|if|that|how|which|what|when|where|who)\s+/iu;

/** "Selling a house" is no thing that one can do something to. */
const IS_DEED = /^\p{Ll}{2,}ing\s+(?:an?|the|my|our|your)\s/u;

function withoutOwners(clause: string): string {
  return [OWNERS_NAMED, SUBJECT_NAMED, MANY_NAMED].reduce(
    (left, named) => left.replace(named, '$1'),
    clause.replace(MATTERS, ''),
  );
}

/** The word of a clause that stands for something named elsewhere, and its place. */
export function referenceIn(clause: string): { readonly word: string; readonly index: number } | undefined {
  const match = EXPLETIVE.test(clause) ? null : PERSONAL.exec(clause);
  if (!match || match.index === MANY_NAMED.exec(clause)?.[1]?.length) return undefined;
  const isOpen = !DEMONSTRATIVE.test(match[0]) || standsAlone(clause, match.index, match[0].length);
  return isOpen ? { word: match[0], index: match.index } : undefined;
}

/** The clause with the topic in place of the word that refers to it; undefined when there is no such word. */
export function replaceReference(clause: string, topic: string): string | undefined {
  const matters = MATTERS.exec(clause)?.[0] ?? '';
  if (matters !== '') {
    const further = IS_DEED.test(topic) ? undefined : replaceReference(clause.slice(matters.length), topic);
    return further === undefined ? undefined : `${matters}${further}`;
  }
  const isOwned = POSSESSIVE.test(withoutOwners(clause));
  if (isOwned && !PERSONAL.test(clause.replace(POSSESSIVE, '')))
    return clause.replace(POSSESSIVE, (_, at: number) =>
      possessive(at === 0 ? topic : topic.replace(CAPITAL_FIRST, 'the')),
    );
  const found = referenceIn(clause);
  if (!found || isNamedBefore(clause, found.index)) return undefined;
  const { word, index } = found;
  if (/^(?:he|she|him)$/iu.test(word) && !PERSON.test(topic)) return undefined;
  const named = index === 0 ? topic : topic.replace(CAPITAL_FIRST, 'the');
  return clause.slice(0, index) + named + clause.slice(index + word.length);
}

/** Of "The banks", as they stand first; "The Hague" is called so. */
const CAPITAL_FIRST = /^The(?=\s\p{Ll})/u;

const CASE_BEGINS = /,?\s(?:unless|if|when|once|until|while|because|as soon as|in case|even though)\s/iu;
const FEWEST_NAMING = 3;

/** "What address does the server send, unless I change it": the question itself names what its last clause speaks of. */
function isNamedBefore(clause: string, index: number): boolean {
  const before = clause.slice(0, index);
  const main = before.slice(0, CASE_BEGINS.exec(before)?.index ?? 0);
  return contentWords(main).length >= FEWEST_NAMING;
}

/** A name, or what somebody does or is. */
export const PERSON =
  /^\p{Lu}|^the (?:\p{Ll}+ )?(?:tenant|(?:land)?lord|(?:land)?lady|(?:police|fire|chair|sales)?(?:man|woman)|wife|husband|king|queen|emperor|doctor|author|player|buyer|seller|driver|owner|worker|patient|guest|manager|maintainer|user|teacher|student|lawyer|judge|officer|president|minister|citizen|child|boy|girl|son|daughter|brother|sister|mother|father|mum|mom|dad|gran(?:ny|dad|dpa|dma|dmother|dfather)?|aunt|uncle|cousin|partner|friend|neighbou?r|colleague)$/u;

/** "What does that mean" and "is this true", not "this approach" nor "say that". */
function standsAlone(clause: string, index: number, length: number): boolean {
  const before =
    /\b(?:is|are|was|were|do|does|did|can|could|should|will|would|of|about|for|with|by|after|before|why|how)\s+$/iu;
  const after =
    /^\s*(?:$|[,;:)]|(?:is|are|was|were|do|does|did|can|could|should|will|would|mean|happen|matter|say|affect|help|cause|work|compare|differ|relate|true|right|correct|safe|normal|possible|apply|hold)\b)/iu;
  return before.test(clause.slice(0, index)) && after.test(clause.slice(index + length));
}

const JUDGES =
  /^(?<asks>(?:why\s+|when\s+|how\s+)?(?:is|was|would|will|does|can))\s+(?:it|this|that|doing (?:so|it|that))\s+(?<what>(?:be\s+|usually\s+|still\s+|really\s+|even\s+)*(?:un)?(?:safe|secure|risky|dangerous|harmful|legal|allowed|possible|reversible|necessary|needed|advisable|recommended|wise|worth (?:it|the effort)|a good idea|bad|slow|fast|expensive|take (?:long|much time)|cost (?:much|anything)|make sense))(?<where>\s+(?:on|in|for|with|under|over)\s.+)?\s*$/iu;
const DEED =
  /^(?:how (?:(?:do|can|could|should|would)(?=\s+(?:i|we|you|one)\s)|to)|(?:is|would) it (?:be )?(?:\p{Ll}+ ){1,2}to|what(?: is|['’]s) the (?:\p{L}+ )?(?:way|method|time) (?:for \S+ )?to|(?:can|may|should)(?=\s+(?:i|we|you|one)\s))\s+(?:(?:i|we|you|one)\s+)?(?<deed>\p{Ll}+\s.*)$/iu;

/** "Can two processes write to one file": what happens is judged, of several that do it. */
const HAPPENS =
  /^(?:[Cc]an|[Mm]ay|[Cc]ould|[Ss]hould|[Ww]ill|[Dd]o)\s+((?:(?:two|three|four|several|many)\s+\S+|(?!(?:this|his|its)\s)\p{Ll}{2,}[^s\W]s)\s+\p{Ll}+.*)$/u;

/** "When is the best time to do it". */
const TO_DO_IT = /(?<=\bto )do (?:it|this|that|so)\b/iu;
/** "How long does it take per kilogram", "what does it cost". */
const LASTS =
  /^(how (?:long|much time) (?:does|will|would|should|might) (?:it|this|that) (?:usually )?take|(?:what|how much) (?:does|will|would) (?:it|this|that) cost)(\s.+|)$/iu;

/** "Whether salt will do", "is one shelf enough", "will a match do". */
const SUFFICES =
  /^(?:whether\s+(?!(?:it|this|that|they|these|those)\s)\S+(?:\s\S+){0,3}?\s+(?:(?:will|would|can)\s+(?:do|suffice|be\s+(?:enough|sufficient))|(?:is|are)\s+(?:enough|sufficient)|suffices?)|(?:will|would|is|are)\s+(?!(?:it|this|that|they|these|those)\s)\S+(?:\s\S+){0,3}?\s+(?:do|suffice|(?:be\s+)?(?:enough|sufficient)))$/iu;
/** "Which glaze can I fire a pot with". */
const DEED_WITH =
  /^(?:which|what)\s+[^,?]{2,60}?\s(?:can|could|should|may|must|do)\s+(?:i|we|you|one)\s+(?:need\s+to\s+)?(?<deed>(?!need\b)\p{Ll}+\s.+?)(?:\s+(?:with|in|on|for|from|by))?$/iu;

/** "Which glaze can I fire a pot with, and will salt do?": will it do for that. */
function sufficesFor(
  clause: string,
  before: string,
): { readonly text: string; readonly given: string } | undefined {
  if (!SUFFICES.test(clause)) return undefined;
  const deed = (DEED_WITH.exec(before) ?? DEED.exec(before))?.groups?.['deed'];
  return deed === undefined ? undefined : { text: `${clause} to ${deed}`, given: deed };
}

/** "How do I make git remember them, and is it safe?": what is judged is what one does. */
export function judgesDeed(
  clause: string,
  before: string | undefined,
): { readonly text: string; readonly given: string } | undefined {
  const enough = sufficesFor(clause, before ?? '');
  if (enough !== undefined) return enough;
  const found = JUDGES.exec(clause)?.groups;
  // "Is it fast on a Pi": the thing is; "is that safe on a Pi": what is done with it.
  const judged = found?.['where'] !== undefined && !/\b(?:this|that)\b/iu.test(clause) ? undefined : found;
  const deed = before === undefined ? undefined : DEED.exec(before)?.groups?.['deed'];
  if (deed !== undefined && TO_DO_IT.test(clause))
    return { text: clause.replace(TO_DO_IT, () => deed), given: deed };
  const lasts = LASTS.exec(clause);
  if (deed !== undefined && lasts) return { text: `${lasts[1]} to ${deed}${lasts[2]}`, given: deed };
  const happens = /\b(?:this|that)\b/iu.test(clause) ? HAPPENS.exec(before ?? '')?.[1] : undefined;
  if (judged === undefined || (deed === undefined && happens === undefined)) return undefined;
  const what = (judged['what'] ?? '').replace(/^worth it$/iu, 'worthwhile') + (judged['where'] ?? '');
  return deed === undefined
    ? { text: `${judged['asks']} it ${what} if ${happens}`, given: happens ?? '' }
    : { text: `${judged['asks']} it ${what} to ${deed}`, given: deed };
}

function possessive(topic: string): string {
  return topic.endsWith('s') ? `${topic}'` : `${topic}'s`;
}

/** True for a clause that names a thing of its own, or speaks of the topic in its own words. */
export function standsByItself(clause: string, topic: string): boolean {
  const known = new Set(contentWords(topic).map(stem));
  const own = [...new Set(contentWords(clause).map(stem))];
  return known.size > 0 && own.filter((word) => known.has(word)).length >= Math.min(2, known.size);
}
