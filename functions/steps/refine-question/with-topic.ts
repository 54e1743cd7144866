import { contentWords } from '#shared/text/words/analyze.ts';
import type { Known, Worded } from './read-comparison.ts';
import { judgesDeed, leansBack, refersBack, replaceReference, standsByItself } from './refer-back.ts';
import * as wording from './wording.ts';

/** A clause that refers to something said before names it; one that follows in the same sentence begins with the topic. */
export function withTopic(clause: string, known: Known, isFirst: boolean): Worded {
  const { story } = known;
  const deed = judgesDeed(clause, known.clause);
  if (deed !== undefined) return deed;
  const topic = (REFERS_TO_MANY.test(clause) ? known.many : undefined) ?? known.topic;
  if (topic === undefined)
    return story !== undefined && isFirst && leansBack(clause)
      ? { text: `${story}. ${clause}`, given: story }
      : { text: clause };
  const replaced = leansBack(clause) ? replaceReference(clause, topic) : undefined;
  if (replaced !== undefined) return withOwner(replaced, topic, known);
  const named = isFirst && !refersBack(clause) ? nameFor(clause, known) : topic;
  if (named === undefined) return { text: clause };
  if (named !== topic || isFirst) {
    const label = LABEL.exec(clause);
    if (label)
      return { text: `${named} ${label[1]?.toLowerCase()}: ${clause.slice(label[0].length)}`, given: named };
  }
  return standsByItself(clause, named) || (!leansBack(clause) && hasOwnName(clause))
    ? { text: clause }
    : { text: `${wording.bareName(named)}: ${clause}`, given: named };
}

const REFERS_TO_MANY = /\b(?:they|them|their|these|those|both|each)\b/iu;

/** "Can I reduce RAM", asked after how much of it Borg needs, is asked of Borg. */
function withOwner(text: string, topic: string, { owner }: Known): Worded {
  if (owner === undefined || standsByItself(text, owner)) return { text, given: topic };
  return { text: `${owner}: ${text}`, given: `${owner} ${topic}` };
}

const FEW_WORDS = 3;
/** "Encryption: how do I …" */
const LABEL = /^(\p{L}[\p{L} ]{1,30}):\s+(?=\S)/u;

/** A few words without a name, asked after something that has one, are asked of that; undefined where they stand alone. */
function nameFor(clause: string, { topic, clause: before = '' }: Known): string | undefined {
  const words = contentWords(clause).length;
  const isShort = words > 0 && words <= FEW_WORDS && !hasName(clause);
  if (!isShort || !wording.opens(clause.replace(LABEL, ''))) return undefined;
  return topic !== undefined && hasName(topic) ? topic : nameIn(before);
}

/** A word with a capital or a digit that is not the first one. */
function hasName(text: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}\d|[_`]|\S\s+["“(]?\p{Lu}\p{Ll}/u.test(text);
}

/** A word with capitals or digits inside, and the noun behind it: "SQS queue". */
function nameIn(text: string): string | undefined {
  return /(?<=\s)(?:[\p{L}\d.+-]*(?:\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}\d)[\p{L}\d.+-]*|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*)(?:\s\p{Ll}{3,})?(?=$|[\s,;:?])/u.exec(
    text,
  )?.[0];
}

/** A proper name, beyond the first word, that the clause is about. */
export function hasOwnName(clause: string): boolean {
  return /\s\p{Lu}\p{Ll}+\s+\p{Lu}|\s(?:of|in|does|do|did|is|was)\s+(?:the\s+)?(?!I\b)\p{Lu}/u.test(clause);
}
