import type { ChecklistItem, ItemPart } from '#shared/domain/plan.ts';
import type { DocumentView } from '#shared/text/evidence/document-view.ts';
import { EVIDENCE_WEIGHTS } from '#shared/text/evidence/evidence-weights.ts';
import { viewQuestion } from '#shared/text/evidence/question-view.ts';
import { type CorpusRarity, blendRarity } from '#shared/text/evidence/rarity.ts';
import { type StatementScore, scoreStatements } from '#shared/text/evidence/score-statements.ts';
import { terms } from '#shared/text/words/analyze.ts';

export interface ScoringInput {
  readonly question: string;
  /** Of the document among those that were found, 0-1. */
  readonly relevance: number;
  readonly corpus: CorpusRarity;
}

/** Scores of all statements of a document, for the whole question and for parts of items. */
export interface AnswerScores {
  readonly whole: readonly StatementScore[];
  readonly forPart: (item: ChecklistItem, part: ItemPart) => readonly StatementScore[];
}

/** Each text is scored but once, however many parts ask for it. */
export function scoreAnswers(document: DocumentView, input: ScoringInput): AnswerScores {
  const rarity = blendRarity(document, input.corpus);
  const known = new Map<string, readonly StatementScore[]>();
  const scoresFor = (text: string): readonly StatementScore[] => {
    const question = viewQuestion(text);
    const key = question.terms.toSorted().join(' ');
    const scores =
      known.get(key) ??
      scoreStatements({ document, question, rarity, relevance: input.relevance }, EVIDENCE_WEIGHTS);
    known.set(key, scores);
    return scores;
  };
  const whole = scoresFor(input.question);
  return {
    whole,
    forPart: (item, part) => {
      const own = scoresFor(partQuestion(item, part));
      const scores = own === whole ? whole : own.map((score, index) => blend(score, whole[index] ?? score));
      return item.entity === undefined ? scores : onlyOn(item.entity, scores, document);
    },
  };
}

/** A part is asked within its question, and ranked by both; whether it is answered is for its own words to tell. */
function blend(part: StatementScore, whole: StatementScore): StatementScore {
  return { value: (part.value + whole.value) / 2, likelihood: part.likelihood };
}

/** What a statement is worth that names the thing neither itself nor in its headings or the title: it is on another. */
const ON_ANOTHER = { value: 3, likelihood: 0.5 };
const NAMED = 0.5;

function onlyOn(
  entity: string,
  scores: readonly StatementScore[],
  document: DocumentView,
): readonly StatementScore[] {
  const name = terms(entity);
  if (name.length === 0) return scores;
  return scores.map((score, index) => {
    const statement = document.statements[index];
    const above = statement && document.termsAbove(statement);
    const held = name.filter(
      (term) => statement?.counts.has(term) === true || above?.has(term) === true || document.about.has(term),
    );
    return held.length >= NAMED * name.length
      ? score
      : { value: score.value - ON_ANOTHER.value, likelihood: score.likelihood * ON_ANOTHER.likelihood };
  });
}

/** The words of a part, with those of its item that say what it is about. */
function partQuestion(item: ChecklistItem, part: ItemPart): string {
  const known = new Set(terms(`${item.entity ?? ''} ${part.text}`));
  const further = [...part.terms, ...item.topic].filter(
    (word) => !terms(word).every((term) => known.has(term)),
  );
  return [...(item.entity === undefined ? [] : [item.entity]), part.text, ...new Set(further)].join(' ');
}
