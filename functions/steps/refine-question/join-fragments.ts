import { contentWords } from '#shared/text/words/analyze.ts';
import { asksWhyThat } from './happening.ts';
import { merelyAsks } from './merely-asks.ts';
import { withoutNumbering } from './numbered-apart.ts';
import { AUXILIARY, ENGLISH_ASKING, FRAME, PRONOUN } from './question-words.ts';
import { asksReaction } from './reaction.ts';

/** "Wood or gas, which one should I take", "and why": asked of the choice. */
const CHOICE_MADE = /\sor\s[^,?]{1,60}[,:–—]\s+which\s+(?:ones?\s+)?(?:should|would|do|can|shall)\s/iu;

/** "How are arteries and veins different" */
const ARE_DIFFERENT =
  /^how\s+(?:are|were)\s+((?:(?!\b(?:of|in|for|on|at)\b)[^,?]){2,60}?\s+and\s+(?:(?!\b(?:of|in|for|on|at|and|or|alike)\b)[^,?]){2,60}?(?<!ed))\s+different(?:\s+from\s+(?:each other|one another))?$/iu;

/** "cluster mode: (1) how do I …" */
const NUMBERED_FIRST = /(?<=^[^:]{2,140}:\s+)\(?[1a][.)]\s+(?=\S)/iu;

/** "… and say which": what is to be said is asked. */
const ONLY_ORDERS = new RegExp(
  String.raw`^(?:please\s+)?(?:say|state|tell|mention)\s+(?:me\s+|us\s+)?(?=(?:${ENGLISH_ASKING}|whether)\b)`,
  'iu',
);

/** "… and when to use each", "… and which one should I use": of the things before. */
const ASKS_OF_EACH =
  /^(?:when|how|why|where)\s+(?:to|should|do|would|can)\s[^?]*\b(?:each|which|either|both|them)(?:\s+one)?$|^which\s+(?:one\s+|of (?:them|these|those|the (?:two|three))\s+)?(?:is|are|was|were|should|do|does|would|can|could)\s/iu;

const asksOn = (text: string): boolean => ASKS_OF_EACH.test(text) || asksReaction(text);

/** "Which width and how many steps should I take": what should be taken stands behind the second alone. */
const ASKS_FOR_ONE =
  /^(?:which|what|how (?:many|much))\s+(?!(?:is|are|was|were|does|do|did|else|about|if|then|happens|happened)\b)[\p{Ll}-]+$/iu;

/** The clauses of a sentence; a fragment without topical words joins the clause before it, or the one after it. */
export function joinFragments(parts: readonly string[]): readonly string[] {
  const clauses: string[] = [];
  for (const part of parts) {
    const text = withoutNumbering(part)
      .replace(/^if (?:so|yes),?\s+(?=\S)/iu, '')
      .replace(/^(?:(?:and|but|or|then|also)[,\s]+)+(?:if so,?\s+)?(?=\S)/iu, '')
      .replace(NUMBERED_FIRST, '')
      .replace(ONLY_ORDERS, '')
      .replace(ARE_DIFFERENT, 'what is the difference between $1')
      .replace(/^in\s+(?=how\s+(?!far|much|many)\S)/iu, '');
    if (text === '') continue;
    const last = clauses.at(-1);
    if (last === undefined) clauses.push(text);
    else if (/^why$/iu.test(text) && CHOICE_MADE.test(last)) clauses[clauses.length - 1] = `${last} and why`;
    else if (isOpen(last) || isFragment(text) || isHelpWith(last, text))
      clauses[clauses.length - 1] = joined(last, text);
    else clauses.push(text);
  }
  return clauses;
}

/** What is asked of stands behind it. */
function isOpen(clause: string): boolean {
  if (ASKS_FOR_ONE.test(clause)) return true;
  return contentWords(clause).length === 0 && !merelyAsks(clause) && !asksWhyThat(clause);
}

function isFragment(text: string): boolean {
  return contentWords(text).length === 0 && !merelyAsks(text) && !asksOn(text) && !ASKS_FULLY.test(text);
}

/** "What's wrong and what can I do?" */
const SEEKS_HELP =
  /^what\s+(?:can|do|should|could|must)\s+(?:i|we|you|one)\s+do(?:\s+(?:with|about)\s+\S+)?$/iu;

const WHAT_IS_WRONG = /^what(?:['’]s|\s+(?:is|was|went|goes))\s+wrong\b/iu;

/** What is to be done about what is wrong is one question with that. */
function isHelpWith(last: string, text: string): boolean {
  const isOfOne = contentWords(last).length < 2 || WHAT_IS_WRONG.test(last);
  return SEEKS_HELP.test(text) && contentWords(text).length === 0 && isOfOne;
}

/** "When is it", "how often may I have one": a whole question, though of no topical word. */
const ASKS_FULLY = new RegExp(
  String.raw`^(?:${ENGLISH_ASKING})(?:\s+[\p{L}-]+)?(?:['’](?:s|re)|\s+(?:${AUXILIARY}))\s+(?:${PRONOUN}|that|this|these|those)(?:\s|$)`,
  'iu',
);

/** "…, or is it both": of what was left to choose. */
const OF_CHOICE =
  /^(?:is|are|was|were|does|do|did|will|would|can|should)\s+(?:it|they|that|one)\s+(?:\p{L}+\s+)?(?:both|neither|either)$/iu;

const WHEN_ASKS = new RegExp(String.raw`^when(?:['’](?:s|re)|\s+(?:${AUXILIARY}))\b`, 'iu');

function joined(last: string, text: string): string {
  if (OF_CHOICE.test(text)) return `${last}, or ${text}`;
  return FRAME.test(last) && !WHEN_ASKS.test(last) ? `${last}, ${text}` : `${last} and ${text}`;
}
