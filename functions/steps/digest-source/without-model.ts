import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceId } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { chunkText } from '#shared/text/retrieval/chunks.ts';
import { isUncertain } from '#shared/text/words/cues.ts';
import { selectDiverse } from './mmr.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { overlapping } from './overlapping.ts';
import { rankPassages } from '#shared/text/retrieval/rank-passages.ts';
import { jaccard } from '#shared/text/words/similarity.ts';
import { locate } from './locate.ts';
import { type Candidate, findCandidates } from './quote-candidates.ts';
import { type AnalysedCandidate, analyseCandidate, answerScorer } from './score-answer.ts';

export interface DigestInput {
  readonly sourceId: string;
  readonly waveId: string;
  readonly archiveHash: string;
  /** Title and address of the document. */
  readonly about: string;
  readonly canonical: string;
  readonly question: string;
  readonly checklist: readonly ChecklistItem[];
  /** Undefined: the whole document is read; else only its best chunks. */
  readonly chunkLimit: number | undefined;
  readonly evidenceLimit: number;
  readonly evidenceMaxCharacters: number;
  readonly idf: (term: string) => number;
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
export const TWIN_VERSION = 4;

/** What answers less than this says nothing: the same line as WEAK in check-completeness. */
const LEAST_ANSWER = 0.45;
const PER_PART = 4;
const LEAD_BONUS = 0.1;
const KEY_POINTS = 5;
const SUMMARY_SENTENCES = 3;

interface Scored {
  readonly one: AnalysedCandidate;
  readonly itemId: string;
  readonly part: number;
  /** How well it answers, 0-1. */
  readonly answer: number;
  /** By what it is chosen: `norm(chunk) * (0.3 + answer + lead)`, and twice what it says itself. */
  readonly rank: number;
}

/** The deterministic digest: the statements that answer each part of each item, then the best on the whole question. */
export function digestWithoutModel(input: DigestInput): DigestDraft {
  const passages = scorePassages(input);
  const candidates = findCandidates(input.canonical, input.evidenceMaxCharacters)
    .filter((candidate) => passages(candidate) > 0)
    .map((candidate) => analyseCandidate(candidate, textAround(input.canonical, candidate)));
  const chosen = chooseEvidence(candidates, passages, input);
  const points = choosePoints(candidates, passages, input);
  return {
    evidence: chosen,
    keyPoints: points.map((one) => oneLine(one.candidate.text)),
    summary: points
      .slice(0, SUMMARY_SENTENCES)
      .map((one) => oneLine(one.candidate.text))
      .join(' '),
  };
}

/** How far a reader looks back and ahead to see what a statement is about, in UTF-16 code units. */
const AROUND = 300;

function textAround(canonical: string, { start, end }: Candidate): string {
  return canonical.slice(Math.max(0, start - AROUND), end + AROUND);
}

/** Of a longer document only so many best chunks are read: work is bounded, which no clock can do without another result. */
const MOST_CHUNKS = 500;

/** The score of the chunk that a candidate stands in, 0-1; 0 in chunks that are not read. */
function scorePassages(input: DigestInput): (candidate: Candidate) => number {
  const chunks = chunkText(input.canonical);
  const ranked = rankPassages(input.question, input.canonical, chunks);
  const isWhole = input.chunkLimit === undefined && chunks.length <= MOST_CHUNKS;
  const read = ranked.slice(0, input.chunkLimit ?? MOST_CHUNKS);
  const best = Math.max(...read.map((passage) => passage.score), 0) || 1;
  const floor = isWhole ? 0.05 : 0;
  const scores: number[] = chunks.map(() => floor);
  // The opening says what a document is; it is always read.
  scores[0] = 0.3;
  for (const passage of read)
    scores[passage.index] = Math.max(scores[passage.index] ?? 0, 0.05, passage.score / best);
  const scored = chunks.map((chunk, index) => ({ ...chunk, score: scores[index] ?? 0 }));
  return (candidate) => Math.max(0, ...overlapping(scored, candidate).map((chunk) => chunk.score));
}

function chooseEvidence(
  candidates: readonly AnalysedCandidate[],
  passages: (candidate: Candidate) => number,
  input: DigestInput,
): readonly Evidence[] {
  const scored = input.checklist.flatMap((item) =>
    item.parts.flatMap((part, index) => {
      const scorer = answerScorer(item, part, input);
      const found = candidates
        .map((one): Scored => toScored(one, { itemId: item.id, part: index, answer: scorer(one) }, passages))
        .filter((one) => one.answer >= LEAST_ANSWER);
      return pickBest(found);
    }),
  );
  return mergeEvidence(scored, input);
}

function toScored(
  one: AnalysedCandidate,
  found: { readonly itemId: string; readonly part: number; readonly answer: number },
  passages: (candidate: Candidate) => number,
): Scored {
  const lead = one.candidate.leads ? LEAD_BONUS : 0;
  const rank = passages(one.candidate) * (0.3 + found.answer + lead) + 2 * (found.answer + lead);
  return { one, ...found, rank };
}

function pickBest(found: readonly Scored[]): readonly Scored[] {
  const best = found
    .toSorted((a, b) => b.rank - a.rank || a.one.candidate.start - b.one.candidate.start)
    .slice(0, 40);
  const top = best[0]?.rank ?? 1;
  const diverse = selectDiverse(best, {
    relevance: (one) => one.rank / top,
    similarity: (a, b) =>
      overlaps(a.one.candidate, b.one.candidate) ? 1 : jaccard([...a.one.own], [...b.one.own]),
    limit: PER_PART,
    lambda: 0.75,
  });
  return diverse.filter((one) => one.answer >= 0.6 * (diverse[0]?.answer ?? 0));
}

function overlaps(a: Candidate, b: Candidate): boolean {
  return a.start < b.end && b.start < a.end;
}

/** One record per quote, whatever number of parts it answers; the best survive the cap. */
function mergeEvidence(scored: readonly Scored[], input: DigestInput): readonly Evidence[] {
  const quotes = Map.groupBy(scored, (one) => `${one.one.candidate.start}-${one.one.candidate.end}`);
  const ranked = [...quotes.values()]
    .map((group) => ({
      group,
      best: Math.max(...group.map((one) => one.answer)),
      total: bestPerPart(group).reduce((sum, one) => sum + one.score, 0),
    }))
    .toSorted((a, b) => b.total - a.total || startOf(a.group) - startOf(b.group));
  return withoutOverlaps(ranked)
    .toSorted((a, b) => b.best - a.best || startOf(a.group) - startOf(b.group))
    .slice(0, input.evidenceLimit)
    .map(({ group, best }) => toEvidence(group, best, input))
    .filter((evidence) => evidence !== undefined);
}

interface RankedQuote {
  readonly group: readonly Scored[];
  /** Sum of what it answers over all parts. */
  readonly total: number;
  readonly best: number;
}

/** Of two quotes that overlap, the one that answers more in all stays. */
function withoutOverlaps(ranked: readonly RankedQuote[]): readonly RankedQuote[] {
  const kept: RankedQuote[] = [];
  for (const quote of ranked) {
    const own = quote.group[0]?.one.candidate;
    const clashes = kept.some(({ group }) => own && group[0] && overlaps(group[0].one.candidate, own));
    if (!clashes) kept.push(quote);
  }
  return kept;
}

function bestPerPart(group: readonly Scored[]): Evidence['items'] {
  const best = new Map<string, Evidence['items'][number]>();
  for (const { itemId, part, answer } of group) {
    const key = `${itemId}/${part}`;
    const score = Number(Math.min(1, answer).toFixed(4));
    if (score > (best.get(key)?.score ?? 0)) best.set(key, { itemId, part, score });
  }
  return [...best.values()];
}

function startOf(group: readonly Scored[]): number {
  return group[0]?.one.candidate.start ?? 0;
}

function toEvidence(group: readonly Scored[], best: number, input: DigestInput): Evidence | undefined {
  const candidate = group[0]?.one.candidate;
  if (!candidate) return undefined;
  const locator = locate(input.canonical, candidate);
  if (locator === undefined) return undefined;
  return {
    id: evidenceId(input.sourceId, locator),
    sourceId: input.sourceId,
    quote: candidate.text,
    locator,
    archiveHash: input.archiveHash,
    items: bestPerPart(group),
    relevanceScore: Number(Math.min(1, best).toFixed(4)),
    isUncertain: isUncertain(candidate.text),
    headings: candidate.headings,
    waveId: input.waveId,
  };
}

function choosePoints(
  candidates: readonly AnalysedCandidate[],
  passages: (candidate: Candidate) => number,
  input: DigestInput,
): readonly AnalysedCandidate[] {
  const part = { text: input.question, terms: [input.question], focus: [], circumstance: [] };
  const whole = { id: 'question', description: input.question, parts: [part], topic: part.terms };
  const scorer = answerScorer(whole, part, input);
  const ranked = candidates
    .filter((one) => one.candidate.kind !== 'code')
    .map((one) => ({
      one,
      score: passages(one.candidate) * (0.3 + scorer(one) + (one.candidate.leads ? LEAD_BONUS : 0)),
    }))
    .toSorted((a, b) => b.score - a.score || a.one.candidate.start - b.one.candidate.start)
    .slice(0, 40);
  const picked = selectDiverse(ranked, {
    relevance: (entry) => entry.score,
    similarity: (a, b) => jaccard([...a.one.own], [...b.one.own]),
    limit: KEY_POINTS,
  });
  return picked.map((entry) => entry.one).toSorted((a, b) => a.candidate.start - b.candidate.start);
}
