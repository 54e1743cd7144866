import { analyze, terms } from '../words/analyze.ts';

const ASKS =
  /^\s*(?:what(?:['’]s| is| are)|was (?:ist|sind)|qu['’]est-ce que?(?: c['’]est que)?|qué (?:es|son))\s*(?:(?:an?|the|eine?n?|der|die|das|une?|les?|la|el|los|las|un|una)\s+)?(?<thing>[^\s,;:?]+(?:\s[^\s,;:?]+){0,2})\s*\?*\s*$/iu;

/** "… in hacker slang": in whose words. */
const IN_WORDS_OF = /\sin\s(?:\S{1,40}\s){0,2}?(?:slang|jargon|lingo|parlance)\s{0,9}\?{0,9}\s{0,9}$/iu;

/** "What does Ohm's law say?" */
const ASKS_TO_SAY =
  /^\s*what (?:does|do)\s+(?:(?:an?|the)\s+)?(?<thing>[^\s,;:?]+(?:\s[^\s,;:?]+){0,2}?)\s+(?:say|state|mean|stand for)\s*\?*\s*$/iu;

/** "What is the point of the red button on the kiln?", "What does the red button do?" */
const ASKS_PURPOSE =
  /^\s*what(?:(?:['’]s| is| are)\s+the\s+(?:\p{L}+\s+)?(?:point|purpose|use|function|role|job)\s+(?:of|behind)\s+(?:(?:an?|the)\s+)?(?<thing>[^\s,;:?]+(?:\s[^\s,;:?]+){0,2}?)(?=\s*\?*\s*$|\s(?:in|on|of|for|with|at|if|when)\s)|\s(?:does|do)\s+(?:(?:an?|the)\s+)?(?<does>[^\s,;:?]+(?:\s[^\s,;:?]+){0,2}?)\s+do\s*\?*\s*$|(?:['’]s| is| are)\s+(?:(?:an?|the)\s+)?(?<for>[^\s,;:?]+(?:\s[^\s,;:?]+){0,2}?)\s+(?:(?:used|good|meant|there)\s+)?for\s*\?*\s*$)/iu;

/** The terms of the thing of which is asked what it is for; undefined of other questions. */
export function purposeAsked(question: string): readonly string[] | undefined {
  const groups = ASKS_PURPOSE.exec(question)?.groups;
  const thing = groups?.['thing'] ?? groups?.['does'] ?? groups?.['for'];
  return thing === undefined ? undefined : thingNamed(thing);
}

/** The terms of the thing of which is asked what it is, and nothing else ("What is a mitosome?"); undefined of other questions. */
export function definitionAsked(question: string): readonly string[] | undefined {
  const asked = question.replace(IN_WORDS_OF, '');
  const thing = (ASKS.exec(asked) ?? ASKS_TO_SAY.exec(asked))?.groups?.['thing'];
  return thing === undefined ? undefined : thingNamed(thing);
}

function thingNamed(thing: string): readonly string[] | undefined {
  if (analyze(thing, { keepStopwords: true }).some(({ stopword }) => stopword)) return undefined;
  const wanted = terms(thing);
  return wanted.length === 0 ? undefined : wanted;
}

export interface Said {
  readonly quote: string;
  /** Title and headings that stand above it. */
  readonly above: readonly string[];
}

/** Whether a quote says what the thing is, or stands below a title or heading that is little more than its name. */
export function introduces(wanted: readonly string[], { quote, above }: Said): boolean {
  const isNamed = (text: string): boolean => {
    const own = new Set(terms(text));
    return wanted.every((term) => own.has(term)) && own.size <= wanted.length + FURTHER;
  };
  return above.some(isNamed) || namesIn(quote).some((name) => isOnePhrase(name) && isNamed(name));
}

/** Terms that may stand beside those of the thing: "the human mitosome". */
const FURTHER = 3;

/** "messages in S/MIME" are not S/MIME. */
export function isOnePhrase(name: string): boolean {
  const words = analyze(name, { keepStopwords: true });
  return !words.slice(words.findIndex(({ stopword }) => !stopword)).some(({ stopword }) => stopword);
}

/** What a sentence says something of, what is called so, what stands in brackets behind its long form, and what a row of a table begins with. */
function namesIn(quote: string): readonly string[] {
  return quote.split(SENTENCE).flatMap((sentence) => {
    const row = ROW.exec(sentence)?.groups?.['name'];
    if (row !== undefined) return [row];
    const subject = SUBJECT.exec(sentence)?.groups?.['subject'];
    const named = [...sentence.matchAll(CALLED)].map(({ groups }) => groups?.['name'] ?? '');
    return [...(subject === undefined ? [] : subject.split(PAUSE)), ...named];
  });
}

const SENTENCE = /(?<=[.!?])\s+|\n+/u;
/** "| E22 | motor too hot |" */
const ROW = /^\|\s*(?<name>[^|]{1,60}?)\s*\|\s*[^|\s]/u;
const PAUSE = /[,;:()]|\s[–—-]{1,2}\s/u;
const SUBJECT =
  /^(?<subject>.{1,160}?)(?:\s(?:is|are|was|were|ha(?:s|ve) been|means?|refers? to|(?:is )?defined as|denotes?|describes?|stands? for|allows?|provides?|lets?|consists?|represents?|ist|sind|bedeutet|bezeichnet|steht|heißt|est|sont|désigne|signifie|es|son|significa)\b|\s[–—-]{1,2}\s|\s?::\s)/iu;
const CALLED =
  /\((?<name>[^()]{1,60})\)|\b(?:called|termed|named|known as|abbreviated(?: as| to)?|short for|genannt|appelée?s?|llamad[oa]s?)\s(?<name>[^,.;:()]{1,60})|(?<name>[^,.;:()]{1,60}),\s(?:an?|the|eine?|une?)\s/giu;
