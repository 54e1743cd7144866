import { contentWords } from '#shared/text/words/analyze.ts';
import { phraseBefore } from './phrases.ts';
import type { Worded } from './read-comparison.ts';

const THAT_THING =
  /\b(?:that|this|the same)\s+(?<noun>\p{Ll}{3,})(?=\s*$|\s+(?:is|was|are|be|stored|kept|used|for|in|on|by|from)\b)/u;

/** "Do I type that character too": one thing of what was said, and none of several that were named. */
export function speaksOfThatThing(clause: string): boolean {
  return THAT_NOUN.test(clause);
}

const THAT_NOUN = /\s(?:that|this)\s+\p{Ll}{3,}(?=$|\s+(?:too|also|as well|again|there|first|instead)$)/u;

const THE_THING = /(?<![\p{L}-])the\s+(?<noun>\p{Ll}{3,})(?=\s)/u;
const NAMED_THING = /^(?:an?|the)?\s*(?<name>(?:\S+\s+)*?\p{Lu}\S*(?:\s+\S+)*)$/u;

/** "Can the interface keep data", after "a Vala interface's methods": the Vala interface. */
function withNameOf(clause: string, before: string): Worded | undefined {
  const match = THE_THING.exec(clause);
  const noun = match?.groups?.['noun'];
  if (match === null || noun === undefined) return undefined;
  const at = new RegExp(String.raw`(?<![\p{L}-])${noun}(?![\p{L}-])`, 'u').exec(before);
  const phrase = at === null ? undefined : phraseBefore(before, at.index + noun.length);
  const name = NAMED_THING.exec(phrase?.text ?? '')?.groups?.['name'];
  if (name === undefined || !name.endsWith(noun)) return undefined;
  return { text: clause.replace(THE_THING, () => `the ${name}`), given: name };
}

/** In "RFC specified NTP version" the name begins after the verb. */
const PARTICIPLE_BEFORE_NAME = /^.*\b\p{Ll}+ed\s+(?=\p{Lu})/u;

/** "And what does that say about bosses?": all that was asked before. */
const SAYS =
  /^what (?:does|do|did|would|might)\s+(?:that|this)\s+(?:say|mean|imply|tell (?:us|me)|show|suggest|reveal|prove)\s+(?:about|for)\b/iu;
const WHICH_ONES = /^which ones\b/iu;
const SEVERAL =
  /\b(?:several|many|some|any|all|different|multiple|various|two|three|four|other|more)\s+(?:of (?:the|these|those)\s+)?(?<many>(?:\p{Ll}+\s+)?\p{Ll}{2,}[^su\W]s)(?![\p{L}-])/u;

/** "Which ones must be kept apart", after "several offices": which offices. */
function whichOnes(clause: string, before: string): Worded | undefined {
  const many = WHICH_ONES.test(clause) ? SEVERAL.exec(before)?.groups?.['many'] : undefined;
  return many === undefined
    ? undefined
    : { text: clause.replace(WHICH_ONES, `which ${many}`), given: before };
}

/** "What was new in that version", after "NTP version 3": the thing in the words of the clause before. */
export function withThatThing(clause: string, before: string | undefined): Worded | undefined {
  if (before !== undefined && SAYS.test(clause)) return { text: `${clause} (${before})`, given: before };
  const ones = before === undefined ? undefined : whichOnes(clause, before);
  if (ones !== undefined) return ones;
  const match = THAT_THING.exec(clause);
  const noun = match?.groups?.['noun'];
  if (before !== undefined && match === null) return withNameOf(clause, before);
  if (before === undefined || match === null || noun === undefined) return undefined;
  const at = new RegExp(String.raw`(?<![\p{L}-])${noun}(?![\p{L}-])`, 'u').exec(before);
  const end = at === null ? 0 : at.index + noun.length;
  const phrase = at === null ? undefined : phraseBefore(before, end);
  if (phrase === undefined) return undefined;
  const number = /^\s+v?\d[\w.]*(?!\S)/u.exec(before.slice(end))?.[0] ?? '';
  const thing = `${phrase.text.replace(PARTICIPLE_BEFORE_NAME, '')}${number}`;
  if (contentWords(thing).length < 2 && number === '') return undefined;
  return { text: clause.replace(THAT_THING, () => thing), given: thing };
}
