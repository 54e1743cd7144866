import { queryTerms } from '#shared/text/words/analyze.ts';
import { DECREASE, INCREASE, NEGATION, NO_EFFECT } from '#shared/text/words/cue-words.ts';
import { directionOf, isNegated } from '#shared/text/words/cues.ts';

interface Clause {
  readonly text: string;
  /** Topical terms: without words of direction and negation, which is where contradicting sentences differ. */
  readonly topic: ReadonlySet<string>;
}

const BOUNDARY = /[;:,](?=\s)|\s(?:but|while|whereas|although|though|however|because|unless|which|and)\s/giu;
/** Share of the shorter clause's topic that the other must hold for both to be about the same thing. */
const SAME_TOPIC = 0.6;
/** What is longer is no sentence: only this much of it is compared. */
const LONGEST_SENTENCE = 2000;
const SAME_TOPIC_TERMS = 2;

/**
 * True when two sentences disagree about the same thing: in some pair of their clauses with the same topic the
 * directions of change are opposite, or a change stands against no effect, or one is negated and the other is not.
 */
export function contradicts(first: string, second: string): boolean {
  const others = clausesOf(second);
  return clausesOf(first).some((clause) => {
    const same = others.filter((other) => hasSameTopic(clause.topic, other.topic));
    return same.length > 0 && same.every((other) => disagrees(clause.text, other.text));
  });
}

function disagrees(first: string, second: string): boolean {
  const a = directionOf(first);
  const b = directionOf(second);
  if (a !== 'none' && b !== 'none') return a !== b;
  if (a !== 'none' || b !== 'none') return false;
  return isNegated(first) !== isNegated(second);
}

function hasSameTopic(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  const common = [...first].filter((term) => second.has(term)).length;
  return common >= SAME_TOPIC_TERMS && common >= SAME_TOPIC * Math.min(first.size, second.size);
}

/** The whole sentence when it is simple; else its clauses, each with enough of a topic to be compared. */
function clausesOf(sentence: string): readonly Clause[] {
  const whole = sentence.slice(0, LONGEST_SENTENCE);
  const clauses = whole.split(BOUNDARY).map((text) => ({ text, topic: topicOf(text) }));
  const comparable = clauses.filter((clause) => clause.topic.size >= SAME_TOPIC_TERMS);
  return comparable.length > 0 ? comparable : [{ text: whole, topic: topicOf(whole) }];
}

function topicOf(text: string): ReadonlySet<string> {
  const plain = [NO_EFFECT, INCREASE, DECREASE, NEGATION].reduce((rest, cue) => rest.replace(cue, ' '), text);
  return new Set(queryTerms(plain));
}
