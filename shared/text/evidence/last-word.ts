import { analyze } from '../words/analyze.ts';
import { guessLanguage } from '../words/language.ts';
import { hasUnspacedScript } from '../words/scripts.ts';

export interface LastWord {
  readonly surface: string;
  /** Whole, and by its last piece: "well-known" is borne by "known". */
  readonly terms: readonly string[];
}

/** "…, if I configure nothing": under which condition it is asked. */
const CONDITION = /[,\s]+(?:when|if|unless|until|while|once)\s+(?:i|we|you|one)\s[^?]*/iu;
/** "… on my laptop": where the asker works. */
const OWN_PLACE =
  /\s(?:on|in|at|from)\s(?:my|our)(?:\s(?:old|new|own))?\s(?:laptop|computer|machine|pc|desktop|server|phone|mac|macbook|workstation|tablet)(?=\s?[?？.]?\s?$)/iu;
/** "…, where does it come from?", "how does it work?": the form of a question, not what it is about. */
const FORM =
  /\s(?:com(?:e|es|ing)|came|go(?:es|ing)?|went|looks?|looked|stands?|contains?|holds?|weighs?|happens?|happened|means?|meant|says?|works?|made|called|kept|put|located|found)(?:\s+(?:from|to|like|for|of|into|out|by|on|back|up|off|down|away))?(?=\s?[?？]?\s?$)/iu;
/** "…, what comes first?", "it expands to nothing", "which is the cheapest?": names nothing that documents would name. */
const NO_NAME =
  /(?:(?:(?<=\b(?:is|are|was|were|has|have|had)\sthe)|\s(?:costs?|takes?|lasts?|weighs?)\sthe)\s(?:\p{Ll}{2,}est|most|least)(?!\p{L})|\s(?:ones|gone|at once|for good|so far|any ?more|any longer|(?:this|that) way|like (?:this|that)|nothing|anything|something|everything|nobody|everyone|anyone|anybody|someone|somebody|anywhere|somewhere|everywhere|nowhere|first|as well|at all|again|too|either|yet|already|properly|correctly|instead|anyway|beforehand|afterwards?|later|sooner|enough|likely|together|apart|alone|automatically|now|next|often|better|wrong|normal|possible|allowed|expected|by hand|(?:my|it|your|him|her)self|(?:them|our)selves|one another|each other|the same))+(?=\s?[?？.]?\s?$)/iu;
/** "Is there anything to do first?" */
const INDEFINITE = /^(?:any|some|every|no)(?:thing|one|body|where)$/iu;
/** "What happens if I …?" asks of nothing else. */
const FEWEST_WORDS = 2;
/** German, Dutch, Turkish, Hungarian: most of their questions end with a verb. Those of German have small letters. */
const VERB_LAST: ReadonlySet<string> = new Set(['de', 'nl', 'tr', 'hu']);
const GERMAN_VERB = /^\p{Ll}+(?:en|ern|eln|t)$/u;

/**
 * The last word of a question that is no function word: of many, the thing that it is about ("Can it be used for rust?"), or
 * before a condition or a verb of its form at its end. Undefined without any, where words are not parted by spaces, and for the
 * verb that other languages put last.
 */
export function lastWord(asked: string): LastWord | undefined {
  const language = guessLanguage(asked);
  if (VERB_LAST.has(language) && language !== 'de') return undefined;
  const question = asked.replaceAll(/\s+/gu, ' ').trim().replace(OWN_PLACE, '');
  const unconditional = question.replace(CONDITION, '');
  const before = analyze(unconditional);
  const whole = before.length >= FEWEST_WORDS ? before : analyze(question);
  const form = beforeForm(unconditional).length;
  const formless = whole.filter(({ end }) => end <= form);
  const words = formless.length > 0 ? formless : whole;
  const last = words.at(-1);
  if (last === undefined || INDEFINITE.test(question.slice(last.start, last.end))) return undefined;
  const surface = question.slice(last.start, last.end);
  if (hasUnspacedScript(surface)) return undefined;
  if (language === 'de' && GERMAN_VERB.test(surface)) return undefined;
  return { surface, terms: words.filter(({ end }) => end === last.end).map(({ term }) => term) };
}

const SMALL = /(?<!\S)\p{Ll}/gu;
const CAPITAL = /(?<!\S)\p{Lu}/gu;

/** "Can it be used with Next?", "at Kettle Works": words with a capital inside a sentence whose words have none. */
function isName(found: string, before: string): boolean {
  const isInside = found.search(CAPITAL) !== -1 && !/[.?!]$/u.test(before);
  return isInside && (before.match(SMALL) ?? []).length > (before.match(CAPITAL) ?? []).length;
}

/** Without the form of a question at its end, one after the other: "does the kiln work better now". */
function beforeForm(asked: string): string {
  const found = NO_NAME.exec(asked) ?? FORM.exec(asked);
  if (found === null) return asked;
  const before = asked.slice(0, found.index);
  return isName(found[0], before) ? asked : beforeForm(before);
}
