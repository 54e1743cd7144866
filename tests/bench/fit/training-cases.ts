import { wholeThought } from '#functions/steps/digest-source/whole-thought.ts';
import { type DocumentView, viewDocument } from '#shared/text/evidence/document-view.ts';
import { type FeatureVector, featuresOf } from '#shared/text/evidence/features.ts';
import { viewQuestion } from '#shared/text/evidence/question-view.ts';
import { blendRarity } from '#shared/text/evidence/rarity.ts';
import { buildBm25 } from '#shared/text/retrieval/bm25.ts';
import { rankDocuments } from '#shared/text/retrieval/rank-documents.ts';
import { queryTerms, terms } from '#shared/text/words/analyze.ts';
import { isRight } from '../answers/gold.ts';
import { type Pack, type PackQuestion, evenSample, fileText } from '../answers/pack.ts';
import { ranking } from '../plain-bm25.ts';

/** A document that was found for a question, with the features of its statements. */
export interface ReadDocument {
  readonly text: string;
  readonly view: DocumentView;
  readonly vectors: readonly FeatureVector[];
  /** Per statement. */
  readonly isRight: readonly boolean[];
}

/** A question with the documents that would be read for it. */
export interface TrainingCase {
  readonly pack: Pack;
  readonly question: PackQuestion;
  readonly documents: readonly ReadDocument[];
  /** Terms of the question. */
  readonly terms: number;
  /** It asks what a thing is, and nothing else: a kind of answer that counts by a rule of its own, which would bend the weights. */
  readonly isOfDefinition: boolean;
}

const QUESTIONS = 75;
const CANDIDATES = 100;
/** Documents that the product reads in one wave. */
const READ = 7;

/** The cases of a pack: for each question the documents that the product's ranking puts first, cut and analysed. */
export function trainingCases(pack: Pack): readonly TrainingCase[] {
  const texts = pack.documents.map(fileText);
  const index = buildBm25(texts.map((text) => terms(text)));
  const views = new Map<string, DocumentView>();
  const viewOf = (text: string, title: string): DocumentView => {
    const view = views.get(text) ?? viewDocument(text, title);
    views.set(text, view);
    return view;
  };
  const corpus = { documentCount: texts.length, idf: index.idf };
  const find = (
    question: PackQuestion,
  ): readonly { readonly place: number; readonly relevance: number }[] => {
    if (question.within !== undefined)
      return [{ place: pack.documents.findIndex(({ name }) => name === question.within), relevance: 1 }];
    const places = ranking(index.scores(queryTerms(question.question))).slice(0, CANDIDATES);
    const candidates = places.map((place) => ({
      id: String(place),
      title: pack.documents[place]?.title ?? '',
      text: pack.documents[place]?.text ?? '',
    }));
    return rankDocuments(question.question, candidates, index)
      .slice(0, READ)
      .map(({ id, normalized }) => ({ place: Number(id), relevance: normalized }));
  };
  return evenSample(pack.questions, QUESTIONS).map((question) => {
    const asked = viewQuestion(question.question);
    const documents = find(question).map(({ place, relevance }) => {
      const text = texts[place] ?? '';
      const view = viewOf(text, pack.documents[place]?.title ?? '');
      const rarity = blendRarity(view, corpus, question.question);
      const vectors = featuresOf({ document: view, question: asked, rarity, relevance });
      return { text, view, vectors, isRight: rightOf(question, view, text) };
    });
    const isOfDefinition = asked.defined !== undefined;
    return { pack, question, documents, terms: asked.terms.length, isOfDefinition };
  });
}

/** Whether what would be quoted for a statement's sake gives the answer. */
function rightOf(question: PackQuestion, { statements }: DocumentView, text: string): readonly boolean[] {
  const paragraph = question.paragraph === undefined ? undefined : spaced(question.paragraph);
  return statements.map((statement, index) => {
    if (paragraph !== undefined && !paragraph.includes(spaced(statement.text))) return false;
    if (isRight(question, statement.text)) return true;
    const valueAt = (at: number): number => (at === index ? 0 : BESIDE);
    // A sentence whose answer stands in the one before it teaches nothing of those that answer.
    const thinking = {
      canonical: text,
      statements,
      valueAt,
      maxCharacters: MOST_CHARACTERS,
      bears: () => 1,
      isWithoutOpening: true,
    } as const;
    const { start, end } = wholeThought(thinking, index);
    return isRight(question, text.slice(start, end));
  });
}

const MOST_CHARACTERS = 400;
/** So far behind, a sentence goes along with the one before it and not with the one behind it. */
const BESIDE = -2;

function spaced(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}
