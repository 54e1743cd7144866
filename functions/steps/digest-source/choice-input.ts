import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import type { StatementScore } from '#shared/text/evidence/score-statements.ts';
import { terms } from '#shared/text/words/analyze.ts';
import type { AnswerScores } from './answer-scores.ts';
import type { Thinking } from './thinking.ts';

/** How well a thought answers one part of an item. */
export interface ThoughtAnswer extends StatementScore {
  readonly itemId: string;
  readonly part: number;
}

export interface Proposal {
  readonly index: number;
  /** Behind the best statement of the document for the same thing: 0 or less; more where it is to be quoted before that. */
  readonly behind: number;
  readonly scores: readonly StatementScore[];
  /** What it is worth at least. */
  readonly least?: readonly ThoughtAnswer[];
}

export interface ChoiceInput {
  readonly canonical: string;
  readonly statements: readonly AnalysedStatement[];
  readonly scores: AnswerScores;
  readonly checklist: readonly ChecklistItem[];
  readonly question?: string;
  /** What is asked, in terms. */
  readonly asked: readonly string[];
  /** It is asked how something is done. */
  readonly isProcedure?: boolean;
  /** What is asked for is told in a passage rather than in a sentence. */
  readonly isPassage?: boolean;
  /** It is asked what helps. */
  readonly isRemedy?: boolean;
  /** Whether a statement may be quoted. */
  readonly isRead: (index: number) => boolean;
  readonly limit: number;
  readonly maxCharacters: number;
}

/** What is further than this from the best of its document says nothing beside it. */
export const FAR = 6;

export interface PartScores {
  readonly itemId: string;
  readonly part: number;
  readonly scores: readonly StatementScore[];
  readonly best: number;
}

export function partsOf({ checklist, scores, isRead }: ChoiceInput): readonly PartScores[] {
  return checklist.flatMap((item) =>
    item.parts.map((part, index) => {
      const own = scores.forPart(item, part);
      return { itemId: item.id, part: index, scores: own, best: bestOf(own, isRead) };
    }),
  );
}

export function bestOf(scores: readonly StatementScore[], isRead: (index: number) => boolean): number {
  return scores.reduce((best, { value }, index) => (isRead(index) ? Math.max(best, value) : best), -Infinity);
}

/** A quote that has its paragraph whole, or its beginning or its end, may be so much longer than others. */
export const PARAGRAPH_ROOM = 1.5;

/** Statements that are quoted already are no neighbours. */
export function thinkingOf(
  { canonical, statements, maxCharacters, asked }: ChoiceInput,
  scores: readonly StatementScore[],
  taken: ReadonlySet<number>,
): Thinking {
  const valueAt = (index: number): number =>
    taken.has(index) ? -Infinity : (scores[index]?.value ?? -Infinity);
  const paragraphCharacters = Math.round(maxCharacters * PARAGRAPH_ROOM);
  return {
    canonical,
    statements,
    maxCharacters,
    paragraphCharacters,
    valueAt,
    bears: (text) => countAsked(text, asked),
  };
}

export function countAsked(text: string, asked: readonly string[]): number {
  const own = new Set(terms(text));
  return asked.filter((term) => own.has(term)).length;
}
