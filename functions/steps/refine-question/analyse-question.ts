import type { Aspect, QuestionKind } from '#shared/domain/brief.ts';
import { contentWords, terms } from '#shared/text/words/analyze.ts';
import { findComparison } from './find-compared.ts';
import { applyTurn } from './follow-up/apply-turn.ts';
import { readTurn } from './follow-up/read-turn.ts';
import { askedWithLast } from './asked-with-last.ts';
import { isAskedOneByOne } from './asked-one-by-one.ts';
import { withoutEllipsis } from './ellipsis.ts';
import { type List, findList, isName, withItem } from './find-list.ts';
import { findSetting } from './find-setting.ts';
import { whyThatAsked } from './happening.ts';
import { ofBoth, oneOfThings } from './of-things.ts';
import {
  type Clause,
  type Known,
  aspectOf,
  comparedAgain,
  leaningAspect,
  ofEach,
  readComparison,
  withComparedNamed,
} from './read-comparison.ts';
import { SIDE } from './question-words.ts';
import { leansBack, refersBack } from './refer-back.ts';
import { type Sentence, splitClauses } from './split-clauses.ts';
import { merelyAsks } from './merely-asks.ts';
import { topicTold } from './told-message.ts';
import { speaksOfThatThing } from './that-thing.ts';
import { manyOf, ownerOf, topicOf } from './topic-of.ts';
import { hasOwnName, withTopic } from './with-topic.ts';
import { within } from './within-frame.ts';
import * as wording from './wording.ts';

export interface QuestionAnalysis {
  readonly kind: QuestionKind;
  readonly entities: readonly string[];
  readonly aspects: readonly Aspect[];
  readonly setting: readonly string[];
}

/** Of more clauses than these a plan cannot take account; a text of hundreds is not read to its end. */
const MOST_CLAUSES = 40;

/** What a question asks: each clause by itself, each thing that it lists or compares, and what they lean on; `story` stands before it. */
export function analyseQuestion(question: string, story = ''): QuestionAnalysis {
  const background = story === '' ? undefined : story.replace(/[\s.;?？।。；؛]+$/u, '');
  const known: Known = {
    entities: [],
    named: [],
    things: false,
    topic: topicTold(story, question),
    many: undefined,
    owner: undefined,
    clause: undefined,
    frame: undefined,
    matter: undefined,
    story: background,
  };
  const read = readSentences(splitClauses(question).slice(0, MOST_CLAUSES), known);
  const entities = read.entities;
  const setting = read.clauses.flatMap((clause) => findSetting(clause, entities));
  const isCompared = read.aspects.some((aspect) => aspect.compares !== undefined);
  const kind = isCompared || entities.length > 1 ? 'comparison' : (read.aspects[0]?.kind ?? 'general');
  return { kind, entities, aspects: withoutRepeats(read.aspects), setting: [...new Set(setting)] };
}

interface Read {
  readonly entities: readonly string[];
  readonly aspects: readonly Aspect[];
  readonly clauses: readonly string[];
}

function readSentences(sentences: readonly Sentence[], start: Known): Read {
  let known = start;
  const aspects: Aspect[] = [];
  const clauses: string[] = [];
  for (const { frame, matter, isStatement, whole, clauses: parts } of sentences) {
    const isNamed = matter !== undefined || isStatement === true;
    known = {
      ...known,
      frame,
      matter,
      topic: isNamed ? (whole === undefined ? matter : undefined) : known.topic,
    };
    let only: Aspect | undefined;
    for (const [index, clause] of parts.entries()) {
      const together = only && askedWithLast(only, clause, known.clause ?? '');
      if (together) {
        aspects[aspects.length - 1] = together;
        only = undefined;
        continue;
      }
      const place = { known, isFirst: index === 0 };
      const read = readClause(clause, place);
      const alone = whole === undefined ? undefined : { whole, clause };
      const framed = { frame, matter, isOneOfMany: parts.length > 1, alone, story: start.story };
      aspects.push(...read.aspects.map((aspect) => within(framed, aspect)));
      only = read.aspects.length === 1 ? aspects.at(-1) : undefined;
      clauses.push(clause);
      known = nextKnown(place, clause, read);
    }
  }
  return { entities: known.entities, aspects, clauses };
}

function nextKnown(
  { known, isFirst }: ClauseContext,
  clause: string,
  { things, topic, isOfThings, named = things }: Clause,
): Known {
  const entities = known.entities.length > 0 ? known.entities : things;
  const isMain = known.topic === undefined || things.length > 0 || isFirst;
  return {
    ...known,
    entities,
    named: known.entities.length > 0 ? known.named : named,
    things: isOfThings ?? known.things,
    topic:
      isMain && known.matter === undefined && !isSideOfStory(topic, known)
        ? (topic ?? known.topic)
        : known.topic,
    many: isMain ? manyOf(clause) : known.many,
    owner: isMain ? ownerOf(clause) : known.owner,
    clause: merelyAsks(clause) ? known.clause : (whyThatAsked(clause, known.clause) ?? clause),
    origin: refersBack(clause) ? known.origin : clause,
  };
}

const SIDE_ALONE = new RegExp(`^(?:the\\s+)?(?:${SIDE})$`, 'iu');

/** "What are the advantages?", of what was told before: they are no topic of their own. */
function isSideOfStory(topic: string | undefined, { story }: Known): boolean {
  return story !== undefined && topic !== undefined && SIDE_ALONE.test(topic);
}

interface ClauseContext {
  readonly known: Known;
  /** Does the clause begin a sentence? Then it needs no topic unless it refers to one. */
  readonly isFirst: boolean;
}

function readClause(said: string, { known, isFirst }: ClauseContext): Clause {
  const clause = withoutEllipsis(said, known.clause);
  if (merelyAsks(clause) && known.clause !== undefined) {
    const before = plainClause(known.clause);
    if (before.toLowerCase().startsWith(clause.toLowerCase()))
      return { aspects: [], things: [], topic: undefined };
    const text = wording.together(before, clause);
    return { aspects: [aspectOf(text, clause)], things: [], topic: undefined };
  }
  const turned = askedAlike(clause, known);
  if (turned !== undefined) return { aspects: [aspectOf(turned, turned)], things: [], topic: undefined };
  const named = withComparedNamed(clause, known);
  const comparison = findComparison(named);
  if (comparison) {
    const compared = readComparison(named, comparison);
    // Of ways in which something is done nothing is asked on.
    const read =
      comparison.isOfWays === true ? { ...compared, things: [], named: [], topic: undefined } : compared;
    return named === clause ? read : { ...read, topic: known.topic };
  }
  const whole = withTopic(clause, known, isFirst);
  const list = findList(clause);
  const asked = list && isAskedOneByOne(list) ? listedAspects(list, { known, isFirst }) : undefined;
  const joint = oneOfThings(clause, known.entities) ?? ofBoth(clause, known.entities);
  if (joint !== undefined) return { aspects: [aspectOf(joint, clause)], things: [], topic: undefined };
  const again = comparedAgain(clause, known);
  if (again) return again;
  const leans =
    known.entities.length > 1 &&
    !refersToMany(clause, known) &&
    !refersToOne(clause, known) &&
    !namesOneOf(clause, known.entities) &&
    !speaksOfThatThing(clause) &&
    (isFirst ? /\b(?:they|their|them|both|each)\b/iu.test(clause) : !hasOwnName(clause));
  const plain = asked === undefined || !list ? [clause] : list.items.map((item) => withItem(list, item));
  const aspects = leans
    ? plain.map((text) => ofEach(text, known))
    : (asked ?? [leaningAspect(whole, clause)]);
  const things = asked && list && areNames(list) ? list.items.map(wording.bareName) : [];
  return { aspects, things, topic: topicOf(clause), ...(things.length > 0 ? { isOfThings: true } : {}) };
}

/** "Which one does it use on Linux, and which one on Windows?" */
const WHICH_ELSEWHERE =
  /^(?:which|what)(?:\s+ones?)?\s+(?=(?:on|in|for|under|with|at|by|from)\s+\S+(?:\s+\S+){0,3}$)/iu;

/** "Is a contract valid unsigned, and what about an oral one": the same is asked of another. */
function askedAlike(clause: string, { clause: before }: Known): string | undefined {
  const about = clause.replace(WHICH_ELSEWHERE, 'what about ');
  const turn =
    before !== undefined && !refersBack(before) && /^(?:what|how) about\s/iu.test(about)
      ? readTurn(about)
      : undefined;
  if (before === undefined || turn === undefined) return undefined;
  return applyTurn(turn, before) ?? `${before}? ${wording.capital(clause)}`;
}

/** The clause without its list of compared things, to say a "why" after it. */
function plainClause(clause: string): string {
  const comparison = findComparison(clause);
  return comparison && contentWords(comparison.rest).length > 1 && wording.opens(comparison.rest)
    ? comparison.rest
    : clause;
}

function refersToMany(clause: string, { things }: Known): boolean {
  return !things && leansBack(clause);
}

/** After "How does it differ from B", "it" is still the one thing. */
function refersToOne(clause: string, { topic = '', entities }: Known): boolean {
  return /\b(?:it|its)\b/iu.test(clause) && entities.includes(wording.bareName(topic));
}

/** "When is the tree the better choice", after "the hash database and the tree database". */
function namesOneOf(clause: string, entities: readonly string[]): boolean {
  const held = new Set(terms(clause));
  const names = entities.map((entity) => new Set(terms(entity)));
  const isOwn = (term: string, index: number): boolean =>
    held.has(term) && names.every((others, at) => at === index || !others.has(term));
  return names.filter((own, index) => [...own].some((term) => isOwn(term, index))).length === 1;
}

/** A list of names is one of things, any other one of sides of a thing; where all nouns have capitals, none is known. */
function areNames({ head, items, tail }: List): boolean {
  return items.every(isName) && wording.isEnglish(`${head} ${tail}`);
}

function listedAspects(list: List, place: ClauseContext): readonly Aspect[] {
  return list.items.map((item) => {
    const clause = wording.ofSide(list, item) ?? withItem(list, item);
    const own = contentWords(`${list.head} ${list.tail}`).length;
    const text =
      own === 0 ? withTopic(clause, place.known, false) : withTopic(clause, place.known, place.isFirst);
    return {
      ...aspectOf(text, withItem(list, item)),
      ...(areNames(list) ? { entity: wording.bareName(item) } : {}),
    };
  });
}

function withoutRepeats(aspects: readonly Aspect[]): readonly Aspect[] {
  const seen = new Set<string>();
  return aspects.filter(({ text }) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
