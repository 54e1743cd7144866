import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import type { StatementScore } from '#shared/text/evidence/score-statements.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { jaccard } from '#shared/text/words/similarity.ts';
import { answerBelow } from './answer-below.ts';
import type { AnswerScores } from './answer-scores.ts';
import { remedyBelow } from './remedy-below.ts';
import { restOfList } from './rest-of-list.ts';
import { stepBelow } from './steps-below.ts';
import { type Thought, wholeThought } from './whole-thought.ts';

/** How well a thought answers one part of an item. */
export interface ThoughtAnswer extends StatementScore {
  readonly itemId: string;
  readonly part: number;
}

export interface ChosenThought extends Thought {
  /** For the question as a whole. */
  readonly whole: StatementScore;
  readonly answers: readonly ThoughtAnswer[];
}

export interface ChoiceInput {
  readonly canonical: string;
  readonly statements: readonly AnalysedStatement[];
  readonly scores: AnswerScores;
  readonly checklist: readonly ChecklistItem[];
  /** What is asked, in terms. */
  readonly asked: readonly string[];
  /** It is asked how something is done. */
  readonly isProcedure?: boolean;
  /** It is asked what helps. */
  readonly isRemedy?: boolean;
  /** Whether a statement may be quoted. */
  readonly isRead: (index: number) => boolean;
  readonly limit: number;
  readonly maxCharacters: number;
}

/** Statements chosen for the whole question, and for each part. */
const FOR_WHOLE = 12;
const PER_PART = 4;
/** What is further than this from the best of its document says nothing beside it. */
const FAR = 6;
/** Two quotes of one document that share more of their terms say the same. */
const SAME = 0.8;

interface Proposal {
  readonly index: number;
  /** Behind the best statement of the document for the same thing: 0 or less. */
  readonly behind: number;
  readonly scores: readonly StatementScore[];
  /** What it is worth at least. */
  readonly least?: readonly ThoughtAnswer[];
}

/** The thoughts of a document that answer the question, or parts of it, best first; no two overlap or say the same. */
export function chooseThoughts(input: ChoiceInput): readonly ChosenThought[] {
  const parts = partsOf(input);
  const proposals = [
    ...propose(input, input.scores.whole, FOR_WHOLE),
    ...parts.flatMap(({ scores }) => propose(input, scores, PER_PART)),
    ...proposeStep(input),
    ...proposeRemedy(input),
    ...proposeItems(input),
    ...proposeAnswer(input),
  ].toSorted((a, b) => b.behind - a.behind || a.index - b.index);
  const taken = new Set<number>();
  const chosen: ChosenThought[] = [];
  const termsOf = ({ first, last }: Thought): readonly string[] =>
    input.statements.slice(first, last + 1).flatMap((one) => [...one.counts.keys()]);
  for (const { index, scores, least } of proposals) {
    if (chosen.length === input.limit) break;
    if (taken.has(index)) continue;
    const thought = wholeThought(thinkingOf(input, scores, taken), index);
    const isRepeated = chosen.some((one) => jaccard(termsOf(one), termsOf(thought)) > SAME);
    for (let at = thought.first; at <= thought.last; at += 1) taken.add(at);
    if (!isRepeated && !overlapsAny(thought, chosen))
      chosen.push(raised(credit(thought, input, parts), least));
  }
  return chosen;
}

interface PartScores {
  readonly itemId: string;
  readonly part: number;
  readonly scores: readonly StatementScore[];
  readonly best: number;
}

function partsOf({ checklist, scores, isRead }: ChoiceInput): readonly PartScores[] {
  return checklist.flatMap((item) =>
    item.parts.map((part, index) => {
      const own = scores.forPart(item, part);
      return { itemId: item.id, part: index, scores: own, best: bestOf(own, isRead) };
    }),
  );
}

/** So far a step falls behind the best of its section, at most. */
const STEP_BEHIND = 0.5;

/** The command below what answers best how something is done. */
function proposeStep(input: ChoiceInput): readonly Proposal[] {
  const { statements, scores, isRead, asked } = input;
  if (input.isProcedure !== true) return [];
  const [top] = propose(input, scores.whole, 1);
  if (top === undefined) return [];
  const index = stepBelow(statements, top.index, asked);
  return index !== undefined && isRead(index) ? [proposeBelow(input, top.index, index, STEP_BEHIND)] : [];
}

/** Of so many of the best statements it is looked for what helps. */
const HELPED = 3;

/** What helps against what is told by one of the best statements. */
function proposeRemedy(input: ChoiceInput): readonly Proposal[] {
  const { statements, scores, isRead } = input;
  if (input.isRemedy !== true) return [];
  for (const { index: top } of propose(input, scores.whole, HELPED)) {
    const index = remedyBelow(statements, top);
    if (index !== undefined && isRead(index)) return [proposeBelow(input, top, index, STEP_BEHIND)];
  }
  return [];
}

/** So much less than the one before is each further item of a list. */
const ITEM_BEHIND = 0.1;

/** The further items of a list that is announced as the answer. */
function proposeItems(input: ChoiceInput): readonly Proposal[] {
  const { scores, statements, isRead } = input;
  const [top] = propose(input, scores.whole, 1);
  if (top === undefined) return [];
  const thought = wholeThought(thinkingOf(input, scores.whole, new Set()), top.index);
  return restOfList(statements, thought)
    .filter(isRead)
    .map((index, at) => proposeBelow(input, top.index, index, ITEM_BEHIND * (at + 1)));
}

/** The best statements among which one is looked for below a question that is much the same. */
const ASKED_ABOVE = 3;
/** The beginning of its answer goes before it. */
const ANSWER_BEHIND = -0.1;

/** The beginning of what a document answers to a question that is much the same. */
function proposeAnswer(input: ChoiceInput): readonly Proposal[] {
  for (const { index: top } of propose(input, input.scores.whole, ASKED_ABOVE)) {
    const index = answerBelow(input.statements, top, input.asked);
    if (index !== undefined && input.isRead(index)) return [proposeBelow(input, top, index, ANSWER_BEHIND)];
  }
  return [];
}

/** What belongs to the best statement, and is worth nearly as much whatever words it bears. */
function proposeBelow(input: ChoiceInput, top: number, index: number, behind: number): Proposal {
  const least = partsOf(input).map(({ itemId, part, scores: own }) => ({
    itemId,
    part,
    value: (own[top]?.value ?? -Infinity) - behind,
    likelihood: own[index]?.likelihood ?? 0,
  }));
  return { index, behind: -behind, scores: input.scores.whole, least };
}

function raised(thought: ChosenThought, least: readonly ThoughtAnswer[] = []): ChosenThought {
  const others = thought.answers.filter(
    (one) =>
      !least.some(
        ({ itemId, part, value }) => one.itemId === itemId && one.part === part && value > one.value,
      ),
  );
  const raisedOnes = least.filter(
    (one) => !others.some(({ itemId, part }) => one.itemId === itemId && one.part === part),
  );
  return { ...thought, answers: [...others, ...raisedOnes] };
}

function bestOf(scores: readonly StatementScore[], isRead: (index: number) => boolean): number {
  return scores.reduce((best, { value }, index) => (isRead(index) ? Math.max(best, value) : best), -Infinity);
}

const SHORTEST = 12;

function propose(
  { isRead, statements }: ChoiceInput,
  scores: readonly StatementScore[],
  limit: number,
): readonly Proposal[] {
  const best = bestOf(scores, isRead);
  return scores
    .map(({ value }, index) => ({ index, behind: value - best, scores }))
    .filter(({ index, behind }) => isRead(index) && behind >= -FAR && saysSomething(statements[index]))
    .toSorted((a, b) => b.behind - a.behind || a.index - b.index)
    .slice(0, limit);
}

/** What is said below a name is quoted with it, and speaks for it. */
function saysSomething(statement: AnalysedStatement | undefined): boolean {
  return (
    statement !== undefined && !statement.isName && statement.text.length >= SHORTEST && statement.length > 0
  );
}

/** Statements that are quoted already are no neighbours. */
function thinkingOf(
  { canonical, statements, maxCharacters, asked }: ChoiceInput,
  scores: readonly StatementScore[],
  taken: ReadonlySet<number>,
): Parameters<typeof wholeThought>[0] {
  const valueAt = (index: number): number =>
    taken.has(index) ? -Infinity : (scores[index]?.value ?? -Infinity);
  return { canonical, statements, maxCharacters, valueAt, bears: (text) => countAsked(text, asked) };
}

function countAsked(text: string, asked: readonly string[]): number {
  const own = new Set(terms(text));
  return asked.filter((term) => own.has(term)).length;
}

function overlapsAny(thought: Thought, others: readonly Thought[]): boolean {
  return others.some((other) => other.start < thought.end && thought.start < other.end);
}

/** What a statement loses of which only the beginning is quoted, where words that were asked for stand further down. */
const CUT = 2;

/** A thought answers as well as the best of its statements that are quoted. */
function credit(thought: Thought, input: ChoiceInput, parts: readonly PartScores[]): ChosenThought {
  const { statements, scores } = input;
  const isShort = lacksAsked(thought, input);
  const quoted = (score: StatementScore, at: number): readonly StatementScore[] => {
    const { start = Infinity, end = 0 } = statements[thought.first + at] ?? {};
    if (start >= thought.end) return [];
    return [end > thought.end && isShort ? { ...score, value: score.value - CUT } : score];
  };
  const held = (all: readonly StatementScore[]): StatementScore =>
    all
      .slice(thought.first, thought.last + 1)
      .flatMap(quoted)
      .reduce((best, one) => (one.value > best.value ? one : best), { value: -Infinity, likelihood: 0 });
  const answers = parts.flatMap(({ itemId, part, scores: own, best }) => {
    const score = held(own);
    return score.value >= best - FAR ? [{ itemId, part, ...score }] : [];
  });
  return { ...thought, whole: held(scores.whole), answers };
}

/** Whether of a thought that is cut the part that is left out bears words that were asked for, and the quoted one does not. */
function lacksAsked({ first, last, start, end }: Thought, input: ChoiceInput): boolean {
  const quoted = new Set(terms(input.canonical.slice(start, end)));
  const thought = input.statements.slice(first, last + 1);
  return input.asked.some((term) => !quoted.has(term) && thought.some(({ counts }) => counts.has(term)));
}
