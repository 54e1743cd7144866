import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import type { StatementScore } from '#shared/text/evidence/score-statements.ts';
import { type ChoiceInput, FAR, type Proposal, bestOf, partsOf } from './choice-input.ts';

/** What belongs to the best statement, and is worth nearly as much whatever words it bears. */
export function proposeBelow(input: ChoiceInput, top: number, index: number, behind: number): Proposal {
  const least = partsOf(input).map(({ itemId, part, scores: own }) => ({
    itemId,
    part,
    value: (own[top]?.value ?? -Infinity) - behind,
    likelihood: own[index]?.likelihood ?? 0,
  }));
  return { index, behind: -behind, scores: input.scores.whole, least };
}

const SHORTEST = 12;

/** "What arguments does it take", "what does it return": told by its declaration. */
const ASKS_FOR_DECLARATION =
  /\b(?:arguments?|parameters?|args?|params?|signatures?|prototypes?|declar\w+|syntax|types?|returns?|takes?|call(?:ed|ing)?|invo\w+)\b/iu;

export function propose(
  { isRead, statements, question = '' }: ChoiceInput,
  scores: readonly StatementScore[],
  limit: number,
): readonly Proposal[] {
  const best = bestOf(scores, isRead);
  const isDeclarationAsked = ASKS_FOR_DECLARATION.test(question);
  return scores
    .map(({ value }, index) => ({ index, behind: value - best, scores }))
    .filter(({ index, behind }) => isRead(index) && behind >= -FAR && saysSomething(statements[index]))
    .filter(({ index }) => isDeclarationAsked || statements[index]?.isSynopsis !== true)
    .toSorted((a, b) => b.behind - a.behind || a.index - b.index)
    .slice(0, limit);
}

/** What is said below a name is quoted with it, and speaks for it. */
function saysSomething(statement: AnalysedStatement | undefined): boolean {
  return (
    statement !== undefined && !statement.isName && statement.text.length >= SHORTEST && statement.length > 0
  );
}
