import { DIGEST_BOUNDS } from '#shared/domain/digest.ts';
import { type Evidence, evidenceId } from '#shared/domain/evidence.ts';
import { type LabelledPart, labelParts, resolveHandles } from '#shared/prompting/handles.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import { type DocumentView, viewDocument } from '#shared/text/evidence/document-view.ts';
import type { StatementScore } from '#shared/text/evidence/score-statements.ts';
import { isUncertain } from '#shared/text/words/cues.ts';
import { type QuoteSpan, quoteAnchor } from '#shared/text/retrieval/locate-quote.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { splitSentences } from '#shared/text/words/sentences.ts';
import { tidyList } from '#shared/text/words/tidy-list.ts';
import { type NamedUse, fileQuote, roundScore } from './file-quote.ts';
import { locate } from './locate.ts';
import type { SourceReading } from './prompt.ts';
import { overlapping } from './overlapping.ts';
import { scoreAnswers } from './answer-scores.ts';
import { type DigestDraft, type DigestInput, digestWithoutModel } from './without-model.ts';

const MOST_QUOTES_READ = 60;
const SHORTEST_QUOTE = 12;
const KEY_POINTS = { items: DIGEST_BOUNDS.keyPoints, characters: DIGEST_BOUNDS.keyPointCharacters };

/** A reader's quote at its place, with what it says the quote is good for. */
type Placed = QuoteSpan & NamedUse;

/**
 * A digest from what a reader brought back. Each quote is looked for in the canonical text and taken from there; one that
 * does not stand there is dropped (`quoteNotFound`). What it is good for is code's to say, too: a quote under a name that
 * stands for nothing is filed by its words (`quoteRefiled`), and so is one that answers another part than the one it came
 * under; one that serves nothing is dropped (`quoteWithoutUse`). Places, ids, scores and uncertainty are code's. A reader
 * that brings nothing usable from a document with good sentences in it is not believed.
 */
export function digestFromModel(reply: SourceReading, input: DigestInput): Reading<DigestDraft> {
  const parts = labelParts(input.checklist);
  const read = reply.quotes.slice(0, MOST_QUOTES_READ);
  const dropped = {
    quoteNotFound: 0,
    quoteWithoutUse: 0,
    quoteRefiled: 0,
    unknownItem: 0,
    quoteOverCap: reply.quotes.length - read.length,
  };
  const find = quoteAnchor(input.canonical);
  const placed = read.flatMap((quote): readonly Placed[] => {
    const place = findQuote(quote.text, find);
    const [answers, touches] = [resolveHandles(quote.answers, parts), resolveHandles(quote.touches, parts)];
    dropped.unknownItem += answers.unknown + touches.unknown;
    if (!place) dropped.quoteNotFound += 1;
    if (!place) return [];
    return [
      {
        ...shorten(place, input),
        answers: answers.found,
        touches: touches.found,
        isMisnamed: answers.unknown > 0 && answers.found.length === 0,
      },
    ];
  });
  const filed = toEvidence(mergePlaces(placed), parts, input);
  const useful = filed.filter(({ evidence: { items } }) => items.length > 0);
  const evidence = useful.map((one) => one.evidence);
  dropped.quoteWithoutUse = filed.length - useful.length;
  dropped.quoteRefiled = useful.filter((one) => one.isRefiled).length;
  if (evidence.length === 0 && isPassedOver(reply, input)) return NOTHING_USABLE;
  dropped.quoteOverCap += Math.max(0, evidence.length - input.evidenceLimit);
  const kept = evidence.slice(0, input.evidenceLimit);
  const draft = { evidence: kept, ...condense(reply, input), quotesNotFound: dropped.quoteNotFound };
  return accept<DigestDraft>(draft, dropped);
}

/** From here on a sentence answers by its words alone; below it a reader that says there is nothing is believed. */
const PLAIN_ANSWER = 0.5;
/** Quotes that came to nothing are evidence that there is something. */
const GOOD_SENTENCE = 0.3;

/** Code finds good sentences where the reader brought nothing that can be used. */
function isPassedOver(reply: SourceReading, input: DigestInput): boolean {
  const least = reply.quotes.length > 0 ? GOOD_SENTENCE : PLAIN_ANSWER;
  const saysNothing =
    reply.quotes.length === 0 && reply.keyPoints.length === 0 && reply.summary.trim() === '';
  return saysNothing || digestWithoutModel(input).evidence.some((one) => one.relevanceScore >= least);
}

function findQuote(text: string, find: (quote: string) => QuoteSpan | undefined): QuoteSpan | undefined {
  return text.trim().length < SHORTEST_QUOTE ? undefined : find(text);
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

function toEvidence(
  placed: readonly Placed[],
  parts: readonly LabelledPart[],
  input: DigestInput,
): readonly Filed[] {
  const document = viewDocument(input.canonical, input.about);
  const scores = scoreAnswers(document, input);
  return placed
    .flatMap((place) => {
      const quote = input.canonical.slice(place.start, place.end);
      const locator = locate(input.canonical, { start: place.start, end: place.end, text: quote });
      if (locator === undefined) return [];
      const scoreOf = quoteScorer(overlapping(indexed(document), place));
      const { items, isRefiled } = fileQuote(
        place,
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

/** A reader's own words, made plain; where there are none, what the fallback takes from the document. */
function condense(reply: SourceReading, input: DigestInput): Pick<DigestDraft, 'keyPoints' | 'summary'> {
  const keyPoints = tidyList(reply.keyPoints, KEY_POINTS);
  const summary = cutText(toPlainText(reply.summary), DIGEST_BOUNDS.summaryCharacters);
  if (keyPoints.length > 0 && summary !== '') return { keyPoints, summary };
  const fallback = digestWithoutModel(input);
  return {
    keyPoints: keyPoints.length > 0 ? keyPoints : fallback.keyPoints,
    summary: summary === '' ? fallback.summary : summary,
  };
}
