import { isBaseVerb } from './question-words.ts';

const HAPPENS =
  /^(?:(?<measure>how (?:fast|much|many|long|often|far)) )?(?:how |when |why |where )?(?<auxiliary>do|does|did)\s+(?!(?:i|we|you|it|they|one|he|she)\b)(?<event>\S+\s.+)$/iu;
const BY_ASKER =
  /^(?:(?:how|when|where)\s+)?(?:do|can|could|should|would|may|must)\s+(?<event>(?:i|we|you|one)\s+\p{L}+\s.+)$/iu;
/** "Is it legal to record a call": what is judged. */
const JUDGED = /^(?:is|was|would) it (?:\p{L}+ ){1,3}?to (?<deed>\p{Ll}+\s.+)$/iu;
const SAYS_LITTLE = /\s(?:works?|functions?|does?|happens?|means?)(?:\s+(?:like|exactly))?$/iu;

/** What happens by a question, as it stands after "when" or in brackets: "SQS encrypts messages", "how fast plates move". */
function happeningOf(question: string): string | undefined {
  const { measure, auxiliary, event } = HAPPENS.exec(question)?.groups ?? {};
  if (event === undefined) return undefined;
  const phrase = /^does$/iu.test(auxiliary ?? '') ? conjugated(event) : event;
  return measure === undefined ? phrase : `${measure.toLowerCase()} ${phrase}`;
}

/** What a question says is done, by the asker or by a thing; undefined where it says no more than that a thing works. */
export function deedOf(question: string): string | undefined {
  const judged = JUDGED.exec(question)?.groups?.['deed'];
  if (judged !== undefined) return `I ${judged}`;
  const by = BY_ASKER.exec(question)?.groups?.['event'];
  const phrase =
    by?.replace(/^i\b/iu, 'I') ??
    (/^how (?:fast|much|many|long|often|far)\b/iu.test(question) ? undefined : happeningOf(question));
  return phrase === undefined || SAYS_LITTLE.test(phrase) ? undefined : phrase;
}

/** What is done by a question, without who does it: "fetch new rates" of "how often does the program fetch new rates". */
export function actionOf(question: string): string | undefined {
  const event = HAPPENS.exec(question)?.groups?.['event'] ?? BY_ASKER.exec(question)?.groups?.['event'];
  const words = event?.split(/\s+/u) ?? [];
  const at = words.findIndex((word, index) => index > 0 && isBaseVerb(word));
  return at < 0 ? undefined : words.slice(at).join(' ');
}

/** "SQS encrypt messages", asked with "does", is said of one. */
function conjugated(event: string): string {
  const words = event.split(/\s+/u);
  const at = words.findIndex(
    (word, index) => index > 0 && isBaseVerb(word) && !/^(?:the|an?|my|our)$/iu.test(words[index - 1] ?? ''),
  );
  return words.map((word, index) => (index === at ? ofOne(word) : word)).join(' ');
}

function ofOne(verb: string): string {
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  if (verb === 'have') return 'has';
  return /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

/** "this" and "that" by themselves are what happens; "it" is where something leads to it. */
const EVENT =
  /\b(?:led to|leads? to|caused|causes?|triggers?|triggered|prevents?|explains?|about|interferes? with|(?:when|how|why|where) (?:does|did)) (?:it|this|that)(?: happen| occur)?$|\b(?:is|was|can|could|does|did) (?:this|that) (?:be )?(?:measured|happen|occur|done|explained|prevented|known|possible)\b|\bwith (?:this|that)$|\bhow (?:(?:can|could|do|should|would) (?:i|we|you|one)|(?:i|we|you|one|to)(?: (?:can|could|do|should|would|might|may))?) (?:(?:change|set|raise|increase|extend|lengthen|lower|reduce|shorten|limit|adjust|configure|control|influence|affect|tune|speed up|slow down|fix|avoid|prevent|stop|turn off|switch off|disable|override) (?:this|that)|(?:turn|switch) (?:this|that) (?:off|on))$/iu;
/** "Why do dark parts turn black, and how do I fix it?": what goes wrong is to be mended. */
const MENDED =
  /\bhow (?:can|could|do|should|would|to)(?: (?:i|we|you|one))? (?:fix|solve|avoid|prevent|stop|correct|cure|remedy|repair|work around|get around|get rid of|deal with|change) (?:it|this|that)$/iu;
/** "Why the kiln stops", as it stands after "tell me". */
const WHY_SO =
  /^why\s+(?<event>(?!(?:is|are|was|were|am|do|does|did|can|could|should|will|would|has|have|had|may|might|must|not|it|they)\b).+)$/iu;
/** "Why is that": of what was told before. */
const WHY_THAT =
  /^why\s+(?:is|was|does|did)\s+(?:that|this|it)(?:\s+(?:so|happen(?:ing)?|the\s+case|like\s+that))?$/iu;

export function asksWhyThat(clause: string): boolean {
  return WHY_THAT.test(clause);
}

/** What "why is that" asks, for the clause behind it: "why the kiln goes out", after "does the kiln go out". */
export function whyThatAsked(clause: string, before: string | undefined): string | undefined {
  const event = asksWhyThat(clause) ? eventAsked(clause, before) : undefined;
  return event === undefined ? undefined : `why ${event}`;
}

/** What happens, where a clause asks of that: "how is this measured", after how fast plates move. */
export function eventAsked(clause: string, before: string | undefined): string | undefined {
  const isAsked =
    EVENT.test(clause) || asksWhyThat(clause) || (MENDED.test(clause) && /^why\s/iu.test(before ?? ''));
  if (before === undefined || !isAsked) return undefined;
  return (
    happeningOf(before) ??
    WHY_SO.exec(before)?.groups?.['event'] ??
    (/^why\s/iu.test(before) || asksWhyThat(clause)
      ? before.charAt(0).toLowerCase() + before.slice(1)
      : undefined)
  );
}

/** "What happens if a line is invalid, does it stop?": it is asked under the same condition. */
export function conditionBefore(clause: string, before: string | undefined): string | undefined {
  return /^(?:does|do|is|are|will|can|would|must)\s+(?:it|they|this|that|everything|i|we|you)\b/iu.test(
    clause,
  )
    ? /^what (?:happens|will happen|would happen)(?:\s+to\s+[^,?]{2,40}?)?\s+(?<condition>(?:if|when)\s.+)$/iu.exec(
        before ?? '',
      )?.groups?.['condition']
    : undefined;
}
