import { AUXILIARY } from './question-words.ts';
import { phraseAfter } from './phrases.ts';
import { refersBack } from './refer-back.ts';

/** "… and which one when it fails while scaling": the same is asked under another condition. */
const UNDER_CONDITION = /^(?:which|what)(?:\s+ones?)?\s+(?=(?:when|if|while|once|after|before)\s)/iu;
const CONDITION = /\s(?:when|if|while|once|after|before)\s[^,]*$/iu;
/** "… and in which method", "… and for how long": of the same deed. */
const ASKING_ALONE =
  /^(?:in|at|on|to|from|with|by|for|since|until|under|into|through|within)\s+(?:which|what|whose|how\s+(?:many|much|long))(?:\s+(?!(?:it|they|this|that|i|we|you|one|ones)\b)[\p{L}-]+){0,3}$/iu;
const VERB = new RegExp(String.raw`\b(?:${AUXILIARY})\b`, 'iu');
const FROM_VERB = new RegExp(
  String.raw`^(?:(?!\b(?:${AUXILIARY})\b)[^,])*?(?<rest>\b(?:${AUXILIARY})\s.+)$`,
  'iu',
);
/** "… and what versions they are" */
const TURNED = /^(?<asking>(?:what|which)\s+.{2,60}?)\s+(?<whose>they|it)\s+(?<is>is|are|was|were)$/iu;

/** A clause that leaves out what the one before says, with that; as it is where it leaves out nothing. */
export function withoutEllipsis(clause: string, before = ''): string {
  const { asking, whose, is } = TURNED.exec(clause)?.groups ?? {};
  if (asking !== undefined) return `${asking} ${is} ${whose}`;
  if (UNDER_CONDITION.test(clause))
    return refersBack(before) ? clause : underCondition(clause.replace(UNDER_CONDITION, ''), before, clause);
  if (!ASKING_ALONE.test(clause) || VERB.test(clause)) return clause;
  const rest = FROM_VERB.exec(before)?.groups?.['rest'];
  return rest === undefined || WHAT_IT_DOES.test(rest)
    ? clause
    : `${clause} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}

/** "What does the option do": there is no deed to ask on of. */
const WHAT_IT_DOES = /\sdo$/iu;

const OPENING = /^\s\S+\s+/u;
const OF_IT = /(?<=^\S+\s)(?:it|they)(?=\s)/iu;

/** What is asked before, under this condition in place of its own: "it" stands for what fails there. */
function underCondition(condition: string, before: string, clause: string): string {
  const own = CONDITION.exec(before);
  if (own === null) return clause;
  const [opening = ''] = OPENING.exec(own[0]) ?? [];
  const subject = phraseAfter(before, own.index + opening.length)?.text ?? 'it';
  const full = condition.replace(OF_IT, () => subject);
  return before.replace(CONDITION, () => ` ${full}`);
}
