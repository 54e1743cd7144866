import { stanceOf } from '#shared/text/stance/stance.ts';
import { splitSentences } from '#shared/text/words/sentences.ts';

/** What is longer is no statement: only this much of it is compared. */
const LONGEST = 2000;
/** Share of the one's topic that the other must name for both to be about the same thing. */
const SAME_TOPIC = 0.5;
/** Quotes that only differ are many, and those that disagree few: what is shown as a dispute has to be clear. */
const CLEARLY = 0.33;

const QUESTION = /[?？؟]["”’')\]]*\s*$/u;
/** Settings, variables and other names in code. */
const NAME_IN_CODE = /[_=`$<>{}]/u;
const MOST_NAMES = 0.2;
const LEAST_WORDS = 4;

/** A question takes no side, nor does a line of settings. */
function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  const names = words.filter((word) => NAME_IN_CODE.test(word)).length;
  return !QUESTION.test(text) && words.length >= LEAST_WORDS && names <= MOST_NAMES * words.length;
}

/** True when two statements about the same thing speak against one another. */
export function contradicts(first: string, second: string): boolean {
  if (!isProse(first) || !isProse(second)) return false;
  const one = stanceOf(first.slice(0, LONGEST), sentencesOf(second));
  const other = stanceOf(second.slice(0, LONGEST), sentencesOf(first));
  if (Math.max(one.shared, other.shared) < SAME_TOPIC) return false;
  return (one.against + other.against) / 2 > CLEARLY;
}

/** On which side of a claim a statement is; undefined when it is on neither. */
export function sideOf(claim: string, statement: string): 'for' | 'against' | undefined {
  if (!isProse(statement)) return undefined;
  const { against, shared } = stanceOf(claim, sentencesOf(statement));
  if (shared < SAME_TOPIC) return undefined;
  if (against > CLEARLY) return 'against';
  return against < -CLEARLY ? 'for' : undefined;
}

function sentencesOf(text: string): readonly string[] {
  const whole = text.slice(0, LONGEST);
  return splitSentences(whole).map(({ start, end }) => whole.slice(start, end));
}
