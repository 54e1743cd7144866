import { DIGEST_BOUNDS } from '#shared/domain/digest.ts';
import { type Evidence, evidenceId } from '#shared/domain/evidence.ts';
import { type LabelledPart, labelParts, resolveHandles } from '#shared/prompting/handles.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import { isUncertain } from '#shared/text/words/cues.ts';
import { type QuoteSpan, quoteAnchor } from '#shared/text/retrieval/locate-quote.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { tidyList } from '#shared/text/words/tidy-list.ts';
import { locate } from './locate.ts';
import type { SourceReading } from './prompt.ts';
import { type Candidate, findCandidates } from './quote-candidates.ts';
import { type AnalysedCandidate, analyseCandidate, answerScorer } from './score-answer.ts';
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
  const candidates = findCandidates(input.canonical, input.evidenceMaxCharacters);
  const score = partScorer(input);
  return placed
    .flatMap((place) => {
      const candidate = candidateAt(place, candidates, input.canonical);
      const locator = locate(input.canonical, candidate);
      if (locator === undefined) return [];
      const items = scoreItems(place, (part) => score(part, analyseCandidate(candidate)));
      return [
        {
          id: evidenceId(input.sourceId, locator),
          sourceId: input.sourceId,
          quote: candidate.text,
          locator,
          archiveHash: input.archiveHash,
          items,
          relevanceScore: Math.max(...items.map((item) => item.score)),
          isUncertain: isUncertain(candidate.text),
          headings: candidate.headings,
          waveId: input.waveId,
        },
      ];
    })
    .toSorted((a, b) => b.relevanceScore - a.relevanceScore || (a.id < b.id ? -1 : 1));
}

/** The quote as a candidate: what stands above it, and what kind of text it is, are those of the statement it begins in. */
function candidateAt(place: QuoteSpan, candidates: readonly Candidate[], canonical: string): Candidate {
  const text = canonical.slice(place.start, place.end);
  const own = candidates.find((one) => one.end > place.start && one.start < place.end);
  const bare = { kind: 'sentence', headings: [], leads: false, isOpening: false, leans: false } as const;
  return { ...bare, ...own, start: place.start, end: place.end, text, isPair: false };
}

type PartScorer = (part: LabelledPart, one: AnalysedCandidate) => number;

/** Scores by the words of a quote, each part prepared once. */
function partScorer({ about, idf }: DigestInput): PartScorer {
  const scorers = new Map<string, (one: AnalysedCandidate) => number>();
  return ({ handle, item, part }, one) => {
    const scorer = scorers.get(handle) ?? answerScorer(item, part, { about, idf });
    scorers.set(handle, scorer);
    return scorer(one);
  };
}

/** What a reader says a quote answers is worth this much, before its words are looked at: a related statement. */
const READ_AS_ANSWER = 0.45;
/** Below what two sources need to satisfy a part: what only bears on it never settles it. */
const MOST_FOR_TOUCHING = 0.55;

/**
 * `0.45 + 0.55 * words` for a part that the reader says is answered, where `words` is the deterministic score of the
 * quote; so a reader's word alone makes a part partial, and only the quote's own words satisfy it. A part that is only
 * touched keeps the deterministic score, up to .55.
 */
function scoreItems(place: Placed, byWords: (part: LabelledPart) => number): Evidence['items'] {
  const touched = place.touches.filter((part) => !place.answers.includes(part));
  return [
    ...place.answers.map((part) => ({ part, score: READ_AS_ANSWER + (1 - READ_AS_ANSWER) * byWords(part) })),
    ...touched.map((part) => ({ part, score: Math.min(MOST_FOR_TOUCHING, byWords(part)) })),
  ].map(({ part, score }) => ({
    itemId: part.item.id,
    part: part.index,
    score: Number(Math.min(1, Math.max(0, score)).toFixed(4)),
  }));
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
