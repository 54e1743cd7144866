import type { StatementScore } from '#shared/text/evidence/score-statements.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { jaccard } from '#shared/text/words/similarity.ts';
import {
  type ChoiceInput,
  FAR,
  type PartScores,
  type ThoughtAnswer,
  partsOf,
  thinkingOf,
} from './choice-input.ts';
import { withMark } from './item-marks.ts';
import { listsAsked } from './lists-asked.ts';
import { proposeThoughts } from './propose-thoughts.ts';
import { type Reach, type Thinking, fits, isTaken } from './thinking.ts';
import { type Thought, wholeThought } from './whole-thought.ts';

export interface ChosenThought extends Thought {
  /** For the question as a whole. */
  readonly whole: StatementScore;
  readonly answers: readonly ThoughtAnswer[];
}

/** Two quotes of one document that share more of their terms say the same. */
const SAME = 0.8;

/** The thoughts of a document that answer the question, or parts of it, best first; no two overlap or say the same. */
export function chooseThoughts(input: ChoiceInput): readonly ChosenThought[] {
  const parts = partsOf(input);
  const taken = new Set<number>();
  const chosen: ChosenThought[] = [];
  const termsOf = ({ first, last }: Thought): readonly string[] =>
    input.statements.slice(first, last + 1).flatMap((one) => [...one.counts.keys()]);
  const lists = listsAsked(input);
  const listParts = lists.flatMap(({ parts: ofList }) => ofList);
  for (const { index, scores, least } of proposeThoughts(input, { parts, lists })) {
    if (chosen.length === input.limit) break;
    if (taken.has(index)) continue;
    const thinking = thinkingOf(input, scores, taken);
    const thought = partOfList(listParts, { index, thinking }) ?? wholeThought(thinking, index);
    const isRepeated =
      input.statements[index]?.isRecord !== true &&
      chosen.some((one) => jaccard(termsOf(one), termsOf(thought)) > SAME);
    for (let at = thought.first; at <= thought.last; at += 1) taken.add(at);
    if (!isRepeated && !overlapsAny(thought, chosen))
      chosen.push(raised(credit(thought, input, parts), least));
  }
  return chosen;
}

/** The part of a list that a statement belongs to, where nothing of it is quoted yet and it runs over no end of a page. */
function partOfList(
  parts: readonly Reach[],
  { index, thinking }: { readonly index: number; readonly thinking: Thinking },
): Thought | undefined {
  const part = parts.find(({ first, last }) => first <= index && index <= last);
  if (part === undefined || !fits(thinking, part, Infinity)) return undefined;
  for (let at = part.first; at <= part.last; at += 1) if (isTaken(thinking, at)) return undefined;
  return {
    ...part,
    start: withMark(thinking, part),
    end: thinking.statements[part.last]?.end ?? 0,
  };
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
