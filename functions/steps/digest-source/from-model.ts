import { DIGEST_BOUNDS } from '#shared/domain/digest.ts';
import { type Evidence, evidenceId } from '#shared/domain/evidence.ts';
import { type LabelledPart, labelParts, resolveHandles } from '#shared/prompting/handles.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import { type DocumentView, viewDocument } from '#shared/text/evidence/document-view.ts';
import type { StatementScore } from '#shared/text/evidence/score-statements.ts';
import { isUncertain } from '#shared/text/words/cues.ts';
import { type QuoteSpan, quoteAnchor } from '#shared/text/retrieval/locate-quote.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { tidyList } from '#shared/text/words/tidy-list.ts';
import { locate } from './locate.ts';
import type { SourceReading } from './prompt.ts';
import { overlapping } from './overlapping.ts';
import { scoreAnswers } from './answer-scores.ts';
import { type DigestDraft, type DigestInput, digestWithoutModel } from './without-model.ts';

const MOST_QUOTES_READ = 60;
const SHORTEST_QUOTE = 12;
const KEY_POINTS = { items: DIGEST_BOUNDS.keyPoints, characters: DIGEST_BOUNDS.keyPointCharacters };

/** A reader's quote at its place, with what it says the quote is good for. */
interface Placed extends QuoteSpan {
  readonly answers: readonly LabelledPart[];
  readonly touches: readonly LabelledPart[];
}

/**
 * A digest from what a reader brought back. Each quote is looked for in the canonical text and taken from there; one that
 * does not stand there is dropped (`quoteNotFound`), as is one that serves nothing (`quoteWithoutUse`). Places, ids, scores
 * and uncertainty are code's. A reader that found nothing is believed; one of whose quotes none can be found is not.
 */
export function digestFromModel(reply: SourceReading, input: DigestInput): Reading<DigestDraft> {
  const parts = labelParts(input.checklist);
  const read = reply.quotes.slice(0, MOST_QUOTES_READ);
  const dropped = {
    quoteNotFound: 0,
    quoteWithoutUse: 0,
    unknownItem: 0,
    quoteOverCap: reply.quotes.length - read.length,
  };
  const find = quoteAnchor(input.canonical);
  const placed = read.flatMap((quote): readonly Placed[] => {
    const place = findQuote(quote.text, find);
    const [answers, touches] = [resolveHandles(quote.answers, parts), resolveHandles(quote.touches, parts)];
    dropped.unknownItem += answers.unknown + touches.unknown;
    const isUseless = answers.found.length + touches.found.length === 0;
    if (!place) dropped.quoteNotFound += 1;
    else if (isUseless) dropped.quoteWithoutUse += 1;
    if (!place || isUseless) return [];
    return [{ ...shorten(place, input), answers: answers.found, touches: touches.found }];
  });
  if (placed.length === 0 && (dropped.quoteNotFound > 0 || saysNothing(reply))) return NOTHING_USABLE;
  const evidence = toEvidence(mergePlaces(placed), input);
  dropped.quoteOverCap += Math.max(0, evidence.length - input.evidenceLimit);
  const kept = evidence.slice(0, input.evidenceLimit);
  const draft = { evidence: kept, ...condense(reply, input), quotesNotFound: dropped.quoteNotFound };
  return accept<DigestDraft>(draft, dropped);
}

function saysNothing(reply: SourceReading): boolean {
  return reply.quotes.length === 0 && reply.keyPoints.length === 0 && reply.summary.trim() === '';
}

function findQuote(text: string, find: (quote: string) => QuoteSpan | undefined): QuoteSpan | undefined {
  return text.trim().length < SHORTEST_QUOTE ? undefined : find(text);
}

/** A quote that is too long keeps its beginning, between words where it can. */
function shorten(place: QuoteSpan, { canonical, evidenceMaxCharacters }: DigestInput): QuoteSpan {
  const text = canonical.slice(place.start, place.end);
  if (text.length <= evidenceMaxCharacters) return place;
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
      kept[at] = { ...other, answers, touches: [...new Set([...other.touches, ...one.touches])] };
    }
  }
  return kept;
}

function toEvidence(placed: readonly Placed[], input: DigestInput): readonly Evidence[] {
  const document = viewDocument(input.canonical, input.about);
  const scores = scoreAnswers(document, input);
  return placed
    .flatMap((place) => {
      const quote = input.canonical.slice(place.start, place.end);
      const locator = locate(input.canonical, { start: place.start, end: place.end, text: quote });
      if (locator === undefined) return [];
      const scoreOf = quoteScorer(overlapping(indexed(document), place));
      const items = scoreItems(place, ({ item, part }) => scoreOf(scores.forPart(item, part)));
      return [
        {
          id: evidenceId(input.sourceId, locator),
          sourceId: input.sourceId,
          quote,
          locator,
          archiveHash: input.archiveHash,
          items,
          relevanceScore: Math.max(...items.map((item) => item.score)),
          value: rounded(scoreOf(scores.whole).value),
          isUncertain: isUncertain(quote),
          headings: overlapping(document.statements, place)[0]?.headings ?? [],
          waveId: input.waveId,
        },
      ];
    })
    .toSorted((a, b) => b.relevanceScore - a.relevanceScore || (a.id < b.id ? -1 : 1));
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

/** What a reader says a quote answers is worth this much, before its words are looked at: a related statement. */
const READ_AS_ANSWER = 0.45;
/** Below what two sources need to satisfy a part: what only bears on it never settles it. */
const MOST_FOR_TOUCHING = 0.55;

/**
 * `0.45 + 0.55 * words` for a part that the reader says is answered, where `words` is the deterministic score of the
 * quote; so a reader's word alone makes a part partial, and only the quote's own words satisfy it. A part that is only
 * touched keeps the deterministic score, up to .55.
 */
function scoreItems(place: Placed, byWords: (part: LabelledPart) => StatementScore): Evidence['items'] {
  const touched = place.touches.filter((part) => !place.answers.includes(part));
  const scored = (part: LabelledPart, weigh: (words: number) => number): Evidence['items'][number] => {
    const { likelihood, value } = byWords(part);
    const score = Math.min(1, Math.max(0, weigh(likelihood)));
    return { itemId: part.item.id, part: part.index, score: rounded(score), value: rounded(value) };
  };
  return [
    ...place.answers.map((part) => scored(part, (words) => READ_AS_ANSWER + (1 - READ_AS_ANSWER) * words)),
    ...touched.map((part) => scored(part, (words) => Math.min(MOST_FOR_TOUCHING, words))),
  ];
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

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
