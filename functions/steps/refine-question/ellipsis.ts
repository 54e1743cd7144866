import { phraseAfter } from './phrases.ts';
import { AUXILIARY, ENGLISH_ASKING, isBaseVerb } from './question-words.ts';
import { refersBack } from './refer-back.ts';

/** "… and which one when it fails while scaling": the same is asked under another condition. */
const UNDER_CONDITION = /^(?:(?:which|what)(?: ones?)?|who) (?=(?:when|if|while|once|after|before) )/iu;
const CONJUNCTION = 'when|if|while|once|after|before';
/** The last condition of a clause. */
const CONDITION = new RegExp(String.raw` (?:${CONJUNCTION}) (?:(?! (?:${CONJUNCTION}) )[^,])*$`, 'iu');
/** "… and in which method", "… and for how long": of the same deed. */
const ASKING_ALONE =
  /^(?:in|at|on|to|from|with|by|for|since|until|under|into|through|within) (?:which|what|whose|how (?:many|much|long))(?: (?!(?:it|they|this|that|i|we|you|one|ones)\b)[\p{L}-]+){0,3}$/iu;
const VERB = new RegExp(String.raw`\b(?:${AUXILIARY})\b`, 'iu');
/** From the first auxiliary on, with what comes next. */
const FROM_VERB = new RegExp(String.raw`^(?<rest>(?:${AUXILIARY}) (?<next>\S+) .+)$`, 'iu');
const OPENS = new RegExp(
  String.raw`^(?:(?:in|at|on|to|from|with|by|for|since|until|under) )?(?:${ENGLISH_ASKING}|${AUXILIARY})\b`,
  'iu',
);
/** What follows an auxiliary where what is asked about does the deed itself: "which pages are cached", "who will fix it". */
const NO_SUBJECT = /^(?:not|also|still|already|there|more|less|most|\p{Ll}+(?:ed|en|ing))$/iu;
/** "What does the option do": nothing is done to be asked on of. */
const WHAT_IT_DOES = / do$/iu;
const STRANDED = / (?:in|on|at|with|from|to|for|by)$/iu;
/** "… and what versions they are" */
const TURNED =
  /^(?<asking>(?:what|which)(?: (?!(?:if|whether|when|while|once|unless|happens?|decides|one|ones)\b)[\p{L}-]+){1,2}) (?<whose>they|it) (?<is>is|are|was|were)$/iu;

/** A clause that leaves out what the one before says, with that; as it is where it leaves out nothing. */
export function withoutEllipsis(said: string, before = ''): string {
  const clause = said.replaceAll(/\s+/gu, ' ');
  const { asking, whose, is } = TURNED.exec(clause)?.groups ?? {};
  if (asking !== undefined) return `${asking} ${is} ${whose}`;
  const told = before.replaceAll(/\s+/gu, ' ');
  if (COMES_OF.test(clause) && !SUPPOSED.test(told)) return said;
  if (UNDER_CONDITION.test(clause))
    return refersBack(told) ? said : (underCondition(clause.replace(UNDER_CONDITION, ''), told) ?? said);
  if (!ASKING_ALONE.test(clause) || VERB.test(clause)) return said;
  const rest = deedIn(told);
  return rest === undefined ? said : `${clause} ${rest}`;
}

/** What is done in a question, from its auxiliary on; undefined where it has no subject beside what is asked about. */
function deedIn(question: string): string | undefined {
  const at = VERB.exec(question)?.index;
  const { rest, next } = (at === undefined ? undefined : FROM_VERB.exec(question.slice(at))?.groups) ?? {};
  if (rest === undefined || next === undefined || !OPENS.test(question)) return undefined;
  if (
    rest.includes(',') ||
    / it (?:\S+ ){0,3}?than /iu.test(` ${rest}`) ||
    NO_SUBJECT.test(next) ||
    isBaseVerb(next) ||
    WHAT_IT_DOES.test(rest)
  )
    return undefined;
  return `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`.replace(STRANDED, '');
}

/** "How much warning must I give before leaving, and what if I just go": it is asked what comes of that, and no longer how much warning. */
const COMES_OF = /^what if /iu;
const SUPPOSED = / (?:when|if|while) (?:(?! (?:when|if|while|once|after|before) )[^,])*$/iu;

const MERE_REFERENCE = /^\S+ (?:it|that|this|them)$/iu;
/** "When it snows" */
const WEATHER = /^\S+ it (?:rain|snow|hail|thunder|storm|freeze|pour)(?:s|ed)?\b/iu;
const REFERENCE = /(?<=^\S+ )it(?= )/iu;

/** What is asked before, under this condition in place of its own: "it" stands for what is spoken of there. */
function underCondition(condition: string, before: string): string | undefined {
  const own = CONDITION.exec(before);
  if (own === null || MERE_REFERENCE.test(condition)) return undefined;
  const subject = phraseAfter(before, before.indexOf(' ', own.index + 1) + 1)?.text;
  const isOne = subject !== undefined && !/s(?: |$)/u.test(subject) && !WEATHER.test(condition);
  const full = isOne ? condition.replace(REFERENCE, () => subject) : condition;
  return before.replace(CONDITION, () => ` ${full}`);
}
