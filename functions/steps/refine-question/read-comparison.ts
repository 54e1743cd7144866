import type { Aspect } from '#shared/domain/brief.ts';
import type { Comparison } from './comparison.ts';
import { findComparison } from './find-compared.ts';
import { kindOf } from './kind-of.ts';
import { askedOfOne } from './agreement.ts';
import { leansBack, replaceReference } from './refer-back.ts';
import * as wording from './wording.ts';

/** What was said before a clause. */
export interface Known {
  readonly entities: readonly string[];
  /** The entities as they stand in the question, with their articles. */
  readonly named: readonly string[];
  readonly topic: string | undefined;
  /** What "they" stands for, where that is more than the topic: "side effects of metformin". */
  readonly many: string | undefined;
  /** What the topic belongs to: "how much memory does Borg need". */
  readonly owner: string | undefined;
  readonly clause: string | undefined;
  /** The last clause before that refers to nothing: what those behind it are of. */
  readonly origin?: string | undefined;
  /** What holds for the whole sentence: "for a small team, …". */
  readonly frame: string | undefined;
  /** The thing that the frame names, where it does nothing else. */
  readonly matter: string | undefined;
  /** Is the topic the compared things themselves? */
  readonly things: boolean;
  /** The sentence before the question, for what leans on nothing else. */
  readonly story: string | undefined;
}

/** What a clause asks, and what it says for the clauses after it. */
export interface Clause {
  readonly aspects: readonly Aspect[];
  readonly things: readonly string[];
  readonly topic: string | undefined;
  readonly isOfThings?: boolean;
  readonly named?: readonly string[];
}

/** A clause as it is asked, and what of it was said before. */
export interface Worded {
  readonly text: string;
  readonly given?: string;
}

export function aspectOf(worded: string | Worded, own: string): Aspect {
  return { ...(typeof worded === 'string' ? { text: worded } : worded), kind: kindOf(own) };
}

/** Of what leans on what was said before it, the asker's own words, too. */
export function leaningAspect(worded: Worded, own: string): Aspect {
  return { ...aspectOf(worded, own), ...(worded.text === own ? {} : { asked: own }) };
}

/** What sets the things apart, and what is asked of each of them. */
export function readComparison(clause: string, comparison: Comparison): Clause {
  const { things, rest, asks } = comparison;
  const joined = wording.joinNames(things, clause);
  const sides = asks === 'each' ? wording.splitSides(rest) : { sides: [], rest };
  const whole: Aspect = { text: clause, kind: 'comparison', compares: things };
  const about = sides.sides.length > 0 ? sides.sides : [undefined];
  const each: readonly Aspect[] =
    asks === 'one' ? [] : about.map((side) => sideOfThings(side, { comparison, rest: sides.rest, clause }));
  const topic = comparison.topic === undefined ? joined : wording.bareName(comparison.topic);
  const { named = things } = comparison;
  return { aspects: [whole, ...each], things, named, topic, isOfThings: comparison.topic === undefined };
}

interface Compared {
  readonly comparison: Comparison;
  readonly rest: string;
  readonly clause: string;
}

/** What is asked of each of the things, worded for one of them at a time by `wording.ofThing`. */
function sideOfThings(side: string | undefined, { comparison, rest, clause }: Compared): Aspect {
  const { things, named = things, ofOne } = comparison;
  const worded = named.map((thing) =>
    ofOne && side === undefined
      ? wording.asQuestion(ofOne(thing), clause)
      : wording.ofThing({ thing, side, rest, like: clause }),
  );
  const asked = [side, rest].filter((part) => part !== undefined && part !== '').join(' ');
  const text = side === undefined ? rest || wording.joinNames(things, clause) : asked;
  return { text, kind: kindOf(asked), of: things, wordings: worded };
}

/** What is asked of several things alike, with each of them in place of "it" or "their". */
export function ofEach(clause: string, { entities, named }: Known): Aspect {
  const wordings = entities.map(
    (thing, index) =>
      replaceReference(askedOfOne(clause, named[index] ?? thing), named[index] ?? thing) ??
      ofOneAsked(clause, named[index] ?? thing) ??
      `${thing}: ${clause}`,
  );
  return { ...aspectOf(clause, clause), of: entities, wordings };
}

/** "When do I need which?", "when to use each" */
function ofOneAsked(clause: string, thing: string): string | undefined {
  const which = /(?<=\s)(?:which|each)(?: one)?$/iu;
  return /^(?:when|why|how|where)\b/iu.test(clause) && which.test(clause)
    ? clause.replace(which, () => thing)
    : undefined;
}

const COMPARES = /\b(?:compare|differ)\b/iu;
const WHICH =
  /^which\s+(?:(?:one|of (?:them|these|the two))\s+)?(?:is|are|was|were|works?|costs?|lasts?|has|have|does|do|should|would)\b/iu;

/** "… and how do they differ?", "… and which is cheaper?": what was named is compared. */
export function comparedAgain(clause: string, { entities, things }: Known): Clause | undefined {
  if (entities.length < 2) return undefined;
  const joined = wording.joinNames(entities, clause);
  const isChoice = WHICH.test(clause);
  if (!isChoice && !(things && COMPARES.test(clause) && leansBack(clause))) return undefined;
  const text = isChoice
    ? `${joined}: ${clause}`
    : (replaceReference(clause, joined) ?? `${joined}: ${clause}`);
  return { aspects: [{ text, kind: 'comparison', compares: entities }], things: [], topic: undefined };
}

/** "How does it differ from B": what "it" stands for is compared. */
export function withComparedNamed(clause: string, { topic, entities }: Known): string {
  const comparison = topic === undefined || entities.length > 0 ? undefined : findComparison(clause);
  if (topic === undefined || comparison === undefined) return clause;
  const isOpen =
    /\b(?:its|their)\b/iu.test(clause) || comparison.things.some((thing) => STANDS_FOR.test(thing));
  return isOpen ? (replaceReference(clause, topic) ?? clause) : clause;
}

const STANDS_FOR = /^(?:it|they|them|this|that|these|those)$/iu;
