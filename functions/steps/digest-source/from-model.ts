import { type Evidence, evidenceId } from '#shared/domain/evidence.ts';
import { type LabelledPart, labelParts, resolveHandles } from '#shared/prompting/handles.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import type { DocumentView } from '#shared/text/evidence/document-view.ts';
import type { StatementScore } from '#shared/text/evidence/score-statements.ts';
import { isUncertain } from '#shared/text/words/cues.ts';
import type { QuoteSpan } from '#shared/text/retrieval/locate-quote.ts';
import { cutText } from '#shared/text/markup/plain-text.ts';
import { onFirstUse } from '#shared/text/on-first-use.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { splitSentences } from '#shared/text/words/sentences.ts';
import { type NamedUse, fileQuote, roundScore } from './file-quote.ts';
import { locatorOf } from './locate.ts';
import type { SourceReading } from './prompt.ts';
import { overlapping } from './overlapping.ts';
import { quotable, readPassage } from './passages.ts';
import { PLAIN_ANSWER } from './plain-answer.ts';
import { type NumberedText, numberedText } from './reading-text.ts';
import {
  type DigestDraft,
  type DigestInput,
  type ScoredDocument,
  digestWithoutModel,
  scoreDocument,
} from './without-model.ts';

const MOST_PASSAGES_READ = 60;

/** A passage at its place, with what its reader says it is good for. */
type Placed = QuoteSpan & NamedUse;

/** Counts up with every change of how readers are asked and read, so that older digests are not taken from the cache. */
export const READING_VERSION = 4;

/**
 * A digest from what a reader pointed out. Passages are numbers of statements, so a quote is always a piece of the canonical
 * text; a number that was not shown is dropped (`unknownSentence`). What a passage is good for is code's to say, too: one
 * under a name that stands for nothing is filed by its words (`quoteRefiled`), and so is one that answers another part than
 * the one it came under; one that serves nothing is dropped (`quoteWithoutUse`). Places, ids, scores, uncertainty, key points
 * and summary are code's. A reader that points at nothing usable in a document with good sentences is not believed.
 */
export function digestFromModel(
  reply: SourceReading,
  input: DigestInput,
  { scored, numbered, fallback: withoutModel } = showDocument(input),
): Reading<DigestDraft> {
  const parts = labelParts(input.checklist);
  const named = reply.parts.flatMap(readPart);
  const read = named.slice(0, MOST_PASSAGES_READ);
  const dropped = {
    unknownSentence: 0,
    quoteWithoutUse: 0,
    quoteRefiled: 0,
    unknownItem: 0,
    quoteOverCap: named.length - read.length,
  };
  const { document } = scored;
  const shown = new Set(numbered().shown);
  const placed = read.flatMap((one): readonly Placed[] => {
    const passage = readPassage(one.passage);
    const place = passage && quotable(passage, document.statements, shown);
    const { found, unknown } = resolveHandles([one.part], parts);
    dropped.unknownItem += unknown;
    if (!place) dropped.unknownSentence += 1;
    if (!place) return [];
    const span = {
      start: document.statements[place.first]?.start ?? 0,
      end: document.statements[place.last]?.end ?? 0,
    };
    const use = { answers: one.isAnswer ? found : [], touches: one.isAnswer ? [] : found };
    return [{ ...shorten(span, input), ...use, isMisnamed: unknown > 0 }];
  });
  const filed = toEvidence(mergePlaces(placed), scored, { parts, input });
  const useful = filed.filter(({ evidence: { items } }) => items.length > 0);
  const evidence = useful.map((one) => one.evidence);
  dropped.quoteWithoutUse = filed.length - useful.length;
  dropped.quoteRefiled = useful.filter((one) => one.isRefiled).length;
  const fallback = withoutModel();
  if (evidence.length === 0 && isPassedOver(named.length, fallback)) return NOTHING_USABLE;
  dropped.quoteOverCap += Math.max(0, evidence.length - input.evidenceLimit);
  const { keyPoints, summary } = fallback;
  const kept = evidence.slice(0, input.evidenceLimit);
  const draft = { evidence: kept, keyPoints, summary, quotesNotFound: dropped.unknownSentence };
  return accept<DigestDraft>(draft, dropped);
}

/** A document as its reader saw it. */
export interface ShownDocument {
  readonly scored: ScoredDocument;
  /** Made where a model reads: code needs none of it. */
  readonly numbered: () => NumberedText;
  /** What code makes of it: a part of every digest. */
  readonly fallback: () => DigestDraft;
}

export function showDocument(input: DigestInput, scored = scoreDocument(input)): ShownDocument {
  const fallback = onFirstUse(() => digestWithoutModel(input, scored));
  return { scored, fallback, numbered: onFirstUse(() => numberedText(input, scored)) };
}

interface NamedPassage {
  readonly part: string;
  readonly passage: string;
  readonly isAnswer: boolean;
}

function readPart({ part, answers, touches }: SourceReading['parts'][number]): readonly NamedPassage[] {
  return [
    ...answers.map((passage) => ({ part, passage, isAnswer: true })),
    ...touches.map((passage) => ({ part, passage, isAnswer: false })),
  ];
}

/** Passages that came to nothing are evidence that there is something. */
const GOOD_SENTENCE = 0.3;

/** Code finds good sentences, for the question or for a part of it, where the reader brought nothing that can be used. */
function isPassedOver(named: number, fallback: DigestDraft): boolean {
  const least = named > 0 ? GOOD_SENTENCE : PLAIN_ANSWER;
  const scores = fallback.evidence.flatMap(({ relevanceScore, items }) => [
    relevanceScore,
    ...items.map(({ score }) => score),
  ]);
  return scores.some((score) => score >= least);
}

/** How far beyond the limit a quote may run to end with its sentence. */
const MOST_OVER = 3;

/** A quote that is too long keeps its first whole sentences; a single sentence is never cut, unless it has no end. */
function shorten(place: QuoteSpan, { canonical, evidenceMaxCharacters }: DigestInput): QuoteSpan {
  const text = canonical.slice(place.start, place.end);
  if (text.length <= evidenceMaxCharacters) return place;
  const ends = splitSentences(text).map((span) => span.end);
  const length = ends.findLast((end) => end <= evidenceMaxCharacters) ?? ends[0] ?? text.length;
  if (length <= evidenceMaxCharacters * MOST_OVER) return { start: place.start, end: place.start + length };
  return { start: place.start, end: place.start + cutText(text, evidenceMaxCharacters).length };
}

/** Quotes that share characters become the longer one of them, good for what any of them is good for. */
function mergePlaces(placed: readonly Placed[]): readonly Placed[] {
  const kept: Placed[] = [];
  for (const one of placed.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const at = kept.findIndex((other) => other.start < one.end && one.start < other.end);
    const other = kept[at];
    if (!other) kept.push(one);
    else {
      const answers = [...new Set([...other.answers, ...one.answers])];
      const touches = [...new Set([...other.touches, ...one.touches])];
      kept[at] = { ...other, answers, touches, isMisnamed: other.isMisnamed && one.isMisnamed };
    }
  }
  return kept;
}

interface Filed {
  readonly evidence: Evidence;
  /** It is filed under a part that its reader did not name. */
  readonly isRefiled: boolean;
}

interface Reader {
  readonly parts: readonly LabelledPart[];
  readonly input: DigestInput;
}

function toEvidence(
  placed: readonly Placed[],
  { document, scores }: ScoredDocument,
  { parts, input }: Reader,
): readonly Filed[] {
  const statements = indexed(document);
  const titled = parts.filter(
    ({ item }) => item.entity !== undefined && isNamedIn(item.entity, document.about),
  );
  return placed
    .flatMap((place) => {
      const quote = input.canonical.slice(place.start, place.end);
      const locator = locatorOf(input.canonical, { start: place.start, end: place.end, text: quote });
      if (locator === undefined) return [];
      const scoreOf = quoteScorer(overlapping(statements, place));
      const { items, isRefiled } = fileQuote(
        { ...place, titled },
        parts.map((part) => ({ part, ...scoreOf(scores.forPart(part.item, part.part)) })),
      );
      const evidence: Evidence = {
        id: evidenceId(input.sourceId, locator),
        sourceId: input.sourceId,
        quote,
        locator,
        archiveHash: input.archiveHash,
        items,
        relevanceScore: Math.max(0, ...items.map((item) => item.score)),
        value: roundScore(scoreOf(scores.whole).value),
        isUncertain: isUncertain(quote),
        headings: overlapping(document.statements, place)[0]?.headings ?? [],
        waveId: input.waveId,
      };
      return [{ evidence, isRefiled }];
    })
    .toSorted(
      ({ evidence: a }, { evidence: b }) => b.relevanceScore - a.relevanceScore || (a.id < b.id ? -1 : 1),
    );
}

function isNamedIn(thing: string, title: ReadonlySet<string>): boolean {
  const named = terms(thing);
  return named.length > 0 && named.every((term) => title.has(term));
}

interface Numbered {
  readonly start: number;
  readonly end: number;
  readonly index: number;
}

function indexed({ statements }: DocumentView): readonly Numbered[] {
  return statements.map(({ start, end }, index) => ({ start, end, index }));
}

type QuoteScorer = (scores: readonly StatementScore[]) => StatementScore;

/** A quote answers as well as the best of the statements that it shares words with. */
function quoteScorer(held: readonly Numbered[]): QuoteScorer {
  const nothing = { value: LEAST_VALUE, likelihood: 0 };
  return (scores) =>
    held
      .map(({ index }) => scores[index] ?? nothing)
      .reduce((best, one) => (one.value > best.value ? one : best), nothing);
}

/** Of a quote that holds no statement at all, such as a heading. */
const LEAST_VALUE = -10;
