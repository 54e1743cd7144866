import type { ChecklistItem, ItemPart } from '#shared/domain/plan.ts';
import { definitionAsked } from '#shared/text/evidence/asked-definition.ts';
import type { DocumentView } from '#shared/text/evidence/document-view.ts';
import { EVIDENCE_WEIGHTS } from '#shared/text/evidence/evidence-weights.ts';
import { type QuestionView, viewQuestion } from '#shared/text/evidence/question-view.ts';
import { type CorpusRarity, blendRarity } from '#shared/text/evidence/rarity.ts';
import { type StatementScore, scoreStatements } from '#shared/text/evidence/score-statements.ts';
import { inFormsOf } from '#shared/text/evidence/in-forms.ts';
import { formsIn, isStemmedAsEnglish } from '#shared/text/words/word-forms.ts';
import { contentWords, terms } from '#shared/text/words/analyze.ts';

export interface ScoringInput {
  readonly question: string;
  /** Of the document among those that were found, 0-1. */
  readonly relevance: number;
  readonly corpus: CorpusRarity;
  readonly checklist: readonly ChecklistItem[];
}

/** Scores of all statements of a document, for the whole question and for parts of items. */
export interface AnswerScores {
  readonly whole: readonly StatementScore[];
  readonly forPart: (item: ChecklistItem, part: ItemPart) => readonly StatementScore[];
}

/** Each text is scored but once, however many parts ask for it. */
export function scoreAnswers(read: DocumentView, input: ScoringInput): AnswerScores {
  const findForms = isStemmedAsEnglish(input.question) ? formsIn(input.question) : undefined;
  const document =
    findForms === undefined ? read : inFormsOf(viewQuestion(input.question).terms, read, findForms);
  const rarity = blendRarity(document, input.corpus, input.question);
  const known = new Map<string, readonly StatementScore[]>();
  const scoresFor = (text: string): readonly StatementScore[] => {
    const question = withoutKnown(viewQuestion(text), input.corpus);
    // "What is SQS" is scored otherwise than what else is asked of SQS in the same words.
    const key = [...question.terms.toSorted(), ...(question.defined === undefined ? [] : ['='])].join(' ');
    const scores =
      known.get(key) ??
      scoreStatements({ document, question, rarity, relevance: input.relevance }, EVIDENCE_WEIGHTS);
    known.set(key, scores);
    return scores;
  };
  const whole = scoresFor(input.question);
  const entities = [...new Set(input.checklist.flatMap(({ entity }) => entity ?? []))];
  const isCompared = input.checklist.some(({ parts }) => parts.some(({ facet }) => facet === 'comparison'));
  return {
    whole,
    forPart: (item, part) => {
      const own = scoresFor(partQuestion(item, part, entities));
      const within = isCompared ? whole : scoresFor(withoutOthers(input.question, item, entities));
      const scores = own === within ? own : own.map((score, index) => blend(score, within[index] ?? score));
      return item.entity === undefined ? scores : onlyOn({ entity: item.entity, entities }, scores, document);
    },
  };
}

/** What a document of the corpus has is not misspelt. */
function withoutKnown(question: QuestionView, { documentCount, idf }: CorpusRarity): QuestionView {
  if (question.misspelt.size === 0 || documentCount === 0) return question;
  const nowhere = Math.log(2 * documentCount + 2) - HALF_A_DOCUMENT;
  return { ...question, misspelt: new Set([...question.misspelt].filter((term) => idf(term) > nowhere)) };
}

/** Between a term that one document has and one that none has: the latter weighs about 1.1 more. */
const HALF_A_DOCUMENT = 0.5;

/** A part is asked within its question, and ranked by both; whether it is answered is for its own words to say. */
function blend(part: StatementScore, whole: StatementScore): StatementScore {
  return { value: (part.value + whole.value) / 2, likelihood: part.likelihood };
}

/** The question as it is asked of one thing: where nothing is compared, who names the others says no more of this one. */
function withoutOthers(question: string, { entity }: ChecklistItem, entities: readonly string[]): string {
  if (entity === undefined) return question;
  const own = new Set(terms(entity));
  const others = new Set(entities.flatMap((one) => terms(one)).filter((term) => !own.has(term)));
  return question
    .split(/\s+/u)
    .filter((word) => {
      const named = terms(word);
      return named.length === 0 || !named.every((term) => others.has(term));
    })
    .join(' ');
}

/** What a statement is worth that names the thing neither itself nor in its headings or the title: it is on another. */
const ON_ANOTHER = { value: 3, likelihood: 0.5 };
/** Or that only mentions it in a document on another of the things that are asked for. */
const IN_PASSING = 2;
const NAMED = 0.5;

interface Compared {
  readonly entity: string;
  /** All things that are asked for. */
  readonly entities: readonly string[];
}

function onlyOn(
  { entity, entities }: Compared,
  scores: readonly StatementScore[],
  document: DocumentView,
): readonly StatementScore[] {
  const name = terms(entity);
  if (name.length === 0) return scores;
  const isOfTitle = (words: readonly string[]): boolean =>
    words.length > 0 && isHeld(words, (term) => document.about.has(term));
  const isElsewhere =
    !isOfTitle(name) && entities.some((other) => other !== entity && isOfTitle(terms(other)));
  return scores.map((score, index) => {
    const statement = document.statements[index];
    const above = statement && document.termsAbove(statement);
    const isNamed = isHeld(
      name,
      (term) => statement?.counts.has(term) === true || above?.has(term) === true || document.about.has(term),
    );
    if (isNamed) return isElsewhere ? { ...score, value: score.value - IN_PASSING } : score;
    return { value: score.value - ON_ANOTHER.value, likelihood: score.likelihood * ON_ANOTHER.likelihood };
  });
}

/**
 * The words of a part, with those of its item that say what it is about. What is asked of many things at once is not the
 * more to the point the more of their names it bears: the whole question stands for them.
 */
function partQuestion(item: ChecklistItem, part: ItemPart, entities: readonly string[]): string {
  const isOfMany = item.entity === undefined && part.facet !== 'comparison';
  const named = isOfMany ? entities.filter((entity) => part.text.includes(entity)) : [];
  if (named.length > 1) {
    const names = new Set(named.flatMap((entity) => terms(entity)));
    const rest = contentWords(part.text).filter((word) => !terms(word).every((term) => names.has(term)));
    if (rest.length > 1) return rest.join(' ');
  }
  const known = new Set(terms(`${item.entity ?? ''} ${part.text}`));
  const further = [...part.terms, ...item.topic].filter(
    (word) => !terms(word).every((term) => known.has(term)),
  );
  // "What is SQS" asks that and nothing else.
  const entity = item.entity === undefined || definitionAsked(part.text) !== undefined ? [] : [item.entity];
  return [part.text, ...entity, ...new Set(further)].join(' ');
}

function isHeld(words: readonly string[], by: (term: string) => boolean): boolean {
  return words.filter(by).length >= NAMED * words.length;
}
