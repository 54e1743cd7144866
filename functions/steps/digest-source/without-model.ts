import { type Evidence, evidenceId } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { asksFor, asksForPassage } from '#shared/text/evidence/asked-kind.ts';
import { type DocumentView, viewDocument } from '#shared/text/evidence/document-view.ts';
import type { CorpusRarity } from '#shared/text/evidence/rarity.ts';
import { type Chunk, chunkText } from '#shared/text/retrieval/chunks.ts';
import { rankPassages } from '#shared/text/retrieval/rank-passages.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';
import { isUncertain } from '#shared/text/words/cues.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { type AnswerScores, scoreAnswers } from './answer-scores.ts';
import { type ChosenThought, chooseThoughts } from './choose-thoughts.ts';
import { locatorOf } from './locate.ts';
import { overlapping } from './overlapping.ts';
import { asksForRemedy } from './remedy-below.ts';

export interface DigestInput {
  readonly sourceId: string;
  readonly waveId: string;
  readonly archiveHash: string;
  /** Title and address of the document. */
  readonly about: string;
  /** The name of what the document is part of; undefined where none is known. */
  readonly partOf?: string;
  readonly canonical: string;
  readonly question: string;
  readonly checklist: readonly ChecklistItem[];
  /** Undefined: the whole document is read; else only its best chunks. */
  readonly chunkLimit: number | undefined;
  readonly evidenceLimit: number;
  readonly evidenceMaxCharacters: number;
  /** Of the document among those that were found, 0-1. */
  readonly relevance: number;
  readonly corpus: CorpusRarity;
}

export interface DigestDraft {
  readonly evidence: readonly Evidence[];
  /** Best statements on the question as a whole, in the order of the document. */
  readonly keyPoints: readonly string[];
  readonly summary: string;
  /** Quotes that a model brought and that do not stand in the text. */
  readonly quotesNotFound?: number;
}

/** Counts up with every change of what is chosen, so that digests of an older kind are not taken from the cache. */
export const FALLBACK_VERSION = 104;

/** Any clause may answer in other words, and words alone do not choose which: so many times as many are offered as to a model. */
const TIMES_OFFERED = 2;

const KEY_POINTS = 5;
const SUMMARY_SENTENCES = 3;

/** A document with the scores of its statements. */
export interface ScoredDocument {
  readonly document: DocumentView;
  readonly scores: AnswerScores;
  /** Short chunks, best first: of a study those that report results. */
  readonly bestChunks: () => readonly Chunk[];
}

export function scoreDocument(input: DigestInput): ScoredDocument {
  const document = viewDocument(input.canonical, input.about, input.partOf);
  let chunks: readonly Chunk[] | undefined;
  return {
    document,
    scores: scoreAnswers(document, input),
    bestChunks: () => (chunks ??= rankChunks(input, document)),
  };
}

const CHUNK_CHARACTERS = 500;

function rankChunks(
  { canonical, question }: DigestInput,
  { spans: sentences }: DocumentView,
): readonly Chunk[] {
  const options = { overlapCharacters: 0, maxCharacters: CHUNK_CHARACTERS, sentences };
  const chunks = chunkText(canonical, options);
  return rankPassages(question, { text: canonical, chunks, sentences }).flatMap(({ index }) =>
    chunks.slice(index, index + 1),
  );
}

/** The deterministic digest: the thoughts that answer the question, and each part of each item, best. */
export function digestWithoutModel(input: DigestInput, known = scoreDocument(input)): DigestDraft {
  const { document, scores } = known;
  const { statements } = document;
  const thoughts = chooseThoughts({
    canonical: input.canonical,
    statements,
    scores,
    checklist: input.checklist,
    question: input.question,
    asked: queryTerms(input.question),
    isProcedure: asksFor(input.question).has('procedure'),
    isPassage: asksForPassage(input.question),
    isRemedy: asksForRemedy(input.question),
    isRead: readStatements(input, document, scores),
    limit: TIMES_OFFERED * input.evidenceLimit,
    maxCharacters: input.evidenceMaxCharacters,
  });
  const points = choosePoints(thoughts, document).map(({ start, end }) =>
    oneLine(input.canonical.slice(start, end)),
  );
  return {
    evidence: thoughts.flatMap((thought) => toEvidence(thought, document, input) ?? []),
    keyPoints: points,
    summary: points.slice(0, SUMMARY_SENTENCES).join(' '),
  };
}

/** Which statements may be quoted: all, or those of the chunks that hold the best ones. */
function readStatements(
  { canonical, chunkLimit }: DigestInput,
  { statements }: DocumentView,
  { whole }: AnswerScores,
): (index: number) => boolean {
  const chunks = chunkLimit === undefined ? [] : chunkText(canonical, { overlapCharacters: 0 });
  if (chunkLimit === undefined || chunks.length <= chunkLimit) return () => true;
  const places = statements.map(({ start, end }, index) => ({ start, end, value: whole[index]?.value ?? 0 }));
  const best = chunks
    .map((chunk) => ({
      chunk,
      value: Math.max(-Infinity, ...overlapping(places, chunk).map((one) => one.value)),
    }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, chunkLimit)
    .map(({ chunk }) => chunk)
    .toSorted((a, b) => a.start - b.start);
  return (index) => {
    const place = places[index];
    return place !== undefined && overlapping(best, place).length > 0;
  };
}

function toEvidence(
  { start, end, first, whole, answers }: ChosenThought,
  { statements }: DocumentView,
  input: DigestInput,
): Evidence | undefined {
  const quote = input.canonical.slice(start, end);
  const locator = locatorOf(input.canonical, { start, end, text: quote });
  if (locator === undefined) return undefined;
  return {
    id: evidenceId(input.sourceId, locator),
    sourceId: input.sourceId,
    quote,
    locator,
    archiveHash: input.archiveHash,
    items: answers.map(({ itemId, part, value, likelihood }) => ({
      itemId,
      part,
      score: rounded(likelihood),
      value: rounded(value),
    })),
    relevanceScore: rounded(whole.likelihood),
    value: rounded(whole.value),
    isUncertain: isUncertain(quote),
    headings: statements[first]?.headings ?? [],
    waveId: input.waveId,
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

/** The best on the question as a whole, in the order of the document. */
function choosePoints(
  thoughts: readonly ChosenThought[],
  { statements }: DocumentView,
): readonly ChosenThought[] {
  return thoughts
    .filter(({ first }) => statements[first]?.kind !== 'code')
    .toSorted((a, b) => b.whole.value - a.whole.value || a.start - b.start)
    .slice(0, KEY_POINTS)
    .toSorted((a, b) => a.start - b.start);
}
