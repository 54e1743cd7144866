import { shortFormsIn } from '#shared/text/evidence/acronyms.ts';
import { withListBefore } from './list-before.ts';
import {
  type Reach,
  type Thinking,
  isNeighbour,
  isOfKind,
  isSameSection,
  isTaken,
  statementText,
  widened,
} from './thinking.ts';
import { statesDefault, withOption } from './with-default.ts';
import { withLeadIn } from './with-lead-in.ts';

const LEANING =
  /^[("'`*_]*(?:(?:because|as a result|instead|in spite) of (?:this|that|these|such)|(?:for|in|by|after|before|with|due to|despite) (?:all )?(?:this|these|such)|for (?:example|instance)|as a (?:result|consequence)|consequently|accordingly|(?:in|by) contrast|on the (?:contrary|other hand)|in particular|in other words|conversely|nevertheless|nonetheless|moreover|furthermore|this|that|these|those|it|they|its|their|such|however|but|also|additionally|therefore|thus|hence|then|here|otherwise|likewise|similarly|instead|in (?:this|that|such|both) cases?|the (?:above|latter|former|same)|both|either|he|she|his|her)\b/iu;
/** "If set, …", "In a town, these are streets", "Only the first can be found this way": of what, or which way, was said before. */
const OF_WHAT_WAS_SAID =
  /^if (?:it (?:is|was) )?(?:not )?(?:set|unset|given|specified|omitted|provided|present|absent|defined|enabled|disabled|empty|used|true|false|so)\b\s*,|^(?:in|for|on|with|at|by|from|under)\s[^,.;]{2,60},\s(?:this|these|those|it|they)\s(?:is|are|was|were|can|may|will|has|have|does|do)\b|\b(?:these|those|the)\s+(?:two|three|four)\s+\p{L}{3,}|\b(?:this|that) way\b(?!\s+of\b)|\bin (?:this|that|the same) manner\b/iu;
/** "The previous command will monitor …": below the code that it speaks of. */
const OF_CODE_ABOVE =
  /^(?:(?:the|this) (?:previous|preceding|above|last)|this) (?:commands?|examples?|code|lines?|listing|snippet|script|query|program|configuration|file|output)\b/iu;
/** A sentence that begins in the middle: in small letters, with at least one word after the first. */
const CONTINUING = /^\p{Ll}+,? \p{L}/u;

/** "This is known as the law of …": the law is told in the sentences before. */
const NAMING =
  /^(?:this|that|it)(?: \p{L}+)? (?:is|was)(?: (?:often|also|commonly|usually|generally|sometimes))? (?:known as|called|termed|named|referred to as)\b/iu;
/** "This value is …" may go on about what itself goes on. */
const STEPS = 2;

/** The statement before, where this one cannot be understood without it, and the one before that. */
export function withAntecedent(thinking: Thinking, reach: Reach, steps = STEPS): Reach {
  const text = statementText(thinking, reach.first);
  const before = reach.first - 1;
  if (
    (CONTINUING.test(text) || OF_CODE_ABOVE.test(text)) &&
    isOfKind(thinking, before, 'code') &&
    isSameSection(thinking, reach.first, before)
  )
    return widened(thinking, reach, { ...withLeadIn(thinking, { ...reach, first: before }) });
  if (statesDefault(text)) return withOption(thinking, reach);
  const leans = isLeaning(text) || namesShortFormOf(text, statementText(thinking, before));
  const isFree = isNeighbour(thinking, reach.first, before) && !isTaken(thinking, before);
  if (!leans || !isFree) return withListBefore(thinking, reach);
  const wider = widened(thinking, reach, { ...reach, first: before });
  if (NAMING.test(text) && isNeighbour(thinking, before, before - 1))
    return widened(thinking, wider, { ...wider, first: before - 1 });
  return steps > 1 && wider.first === before ? withAntecedent(thinking, wider, steps - 1) : wider;
}

/** Whether a sentence cannot be understood without the one before. */
export function isLeaning(text: string): boolean {
  return LEANING.test(text) || OF_WHAT_WAS_SAID.test(text);
}

/** A word in Latin letters ends where another script begins: "ENR每年". */
const WORDS = /[\p{Script=Latin}\p{N}-]+|(?:(?!\p{Script=Latin})[\p{L}\p{M}\p{N}-])+/gu;

/** "Each year, ENR compiles …" below "Engineering News-Record (ENR) is …". */
function namesShortFormOf(text: string, before: string): boolean {
  const words = new Set(text.match(WORDS));
  return shortFormsIn(before).some((short) => words.has(short));
}
