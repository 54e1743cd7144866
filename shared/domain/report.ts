import * as z from 'zod';
import { Claim } from './claim.ts';
import { EvidenceDiff } from './diff/evidence-diff.ts';
import { FidelityRecord } from './digest.ts';
import { FollowUp } from './follow-up.ts';
import { Firmness } from './firmness.ts';
import { ModelTrouble } from './model-trouble.ts';
import { ReportClaim } from './report-claim.ts';
import { Outcome, EndReason } from './job.ts';
import { Locator } from './locator.ts';
import { ItemStatus } from './plan.ts';
import { Searched } from './searched.ts';
import { CredibilityTier, Quality } from './source.ts';
import { ContentKind, Notice, WorkIds } from './hit.ts';
import { QuoteLocation } from './quote-location.ts';

// Longer than 250 lines: all that a report is made of, which is read together.

/**
 * A sentence of the report: a quote (or written from quotes) with its evidence, a connective that states no fact, or a
 * remark: what a writer says of the evidence and not from it (how firm it is, as far as code computed the same), which wants no
 * citation.
 */
export const Sentence = z.object({
  text: z.string(),
  kind: z.enum(['quote', 'written', 'connective', 'remark']),
  evidenceIds: z.array(z.string()).readonly(),
});
export type Sentence = z.infer<typeof Sentence>;

/**
 * Sentences that belong together; a `list` shows each on its own line. Of a `table` they are the cells, row by row, the first
 * row and the first cell of each row its labels.
 */
export const Block = z.object({
  form: z.enum(['paragraph', 'list', 'quote', 'table']),
  sentences: z.array(Sentence).readonly(),
  /** Of a table. */
  columns: z.int().positive().optional(),
});
export type Block = z.infer<typeof Block>;

/** A block of the answer of a draft; `isHeaded` where code quotes, and says over its quotes whose they are when they are proven. */
const DraftBlock = Block.extend({ isHeaded: z.literal(true).optional() });
export type DraftBlock = z.infer<typeof DraftBlock>;

export const Section = z.object({
  title: z.string(),
  itemIds: z.array(z.string()).readonly(),
  blocks: z.array(Block).readonly(),
});
export type Section = z.infer<typeof Section>;

export const Contradiction = z.object({
  statement: z.string(),
  evidenceIds: z.array(z.string()).readonly(),
  againstEvidenceIds: z.array(z.string()).readonly(),
});
export type Contradiction = z.infer<typeof Contradiction>;

/** What a draft wants to know before it is final. */
export const InformationRequest = z.object({
  topic: z.string(),
  /** Title of the section that asks; absent for the direct answer. */
  section: z.string().optional(),
});
export type InformationRequest = z.infer<typeof InformationRequest>;

/**
 * `extractive`: every sentence is a quote or a plain connective; `written`: a model wrote it from quotes; `unsourced`: a
 * model wrote it from what it knows by itself, search being off: it cites nothing, and nothing of it is checked.
 */
const Method = z.enum(['extractive', 'written', 'unsourced']);
export type Method = z.infer<typeof Method>;

/** A report before its citations are numbered and proven. */
export const Draft = z.object({
  revision: z.int().nonnegative(),
  title: z.string(),
  /** The direct answer, before all sections. */
  answer: z.array(DraftBlock).readonly(),
  sections: z.array(Section).readonly(),
  contradictions: z.array(Contradiction).readonly(),
  limitations: z.array(z.string()).readonly(),
  gaps: z.array(z.string()).readonly(),
  requests: z.array(InformationRequest).readonly(),
  method: Method,
  /** Written sentences that stated what their quotes do not bear: mended, or replaced by their quote. */
  sentencesCorrected: z.int().nonnegative().optional(),
  /** Those that were left out. */
  sentencesDropped: z.int().nonnegative().optional(),
  /** The claims as they may be shown, where that is not as they were weighed. */
  claims: z.array(Claim).readonly().optional(),
});
export type Draft = z.infer<typeof Draft>;

export const CitedQuote = z.object({
  evidenceId: z.string(),
  quote: z.string(),
  locator: Locator,
  headings: z.array(z.string()).readonly(),
  place: QuoteLocation.optional(),
});
export type CitedQuote = z.infer<typeof CitedQuote>;

/** A cited source: `[n]` in the text is `sources[n - 1]`, whose id is `src_n`. */
export const CitedSource = z.object({
  id: z.string().regex(/^src_[1-9]\d*$/),
  sourceId: z.string(),
  kind: ContentKind,
  title: z.string(),
  url: z.string(),
  snippet: z.string(),
  domain: z.string(),
  authors: z.array(z.string()).readonly().optional(),
  container: z.string().optional(),
  publishedAt: z.string().optional(),
  language: z.string().optional(),
  workIds: WorkIds.optional(),
  notices: z.array(Notice).readonly(),
  credibilityTier: CredibilityTier,
  compositeScore: z.number(),
  quality: Quality,
  /** True when the quotes are from the abstract and the whole was not read. */
  isAbstract: z.boolean().optional(),
  /** Where the text was read, when not at `url`. */
  readAt: z.string().optional(),
  archiveHash: z.string(),
  /** sha256 of the bytes that the text was taken from, where they are kept. */
  rawHash: z.string().optional(),
  quotes: z.array(CitedQuote).min(1).readonly(),
});
export type CitedSource = z.infer<typeof CitedSource>;

/** Trust figures shown with every report (requirement R5.7). */
export const TrustFigures = z.object({
  /** Quotes of this report that stand in the archive, character by character. */
  quotesVerified: z.int().nonnegative(),
  /** Quotes that the draft used and that did not verify: their sentences were left out. */
  quotesDropped: z.int().nonnegative(),
  /** Claims of which the report shows a quote. */
  claims: z.int().nonnegative(),
  /** Claims supported by at least one verified quote. */
  claimsSupported: z.int().nonnegative(),
  /** Claims supported by two or more independent domains. */
  claimsCorroborated: z.int().nonnegative(),
  claimsByFirmness: z.record(Firmness, z.int().nonnegative()).optional(),
  /** Sentences that state something and cite nothing; connectives are not counted. */
  uncitedSentences: z.int().nonnegative(),
  /** Written sentences that stated what their quotes do not bear: mended, or replaced by their quote. */
  sentencesCorrected: z.int().nonnegative().optional(),
  /** Those that were left out. */
  sentencesDropped: z.int().nonnegative().optional(),
  /** Independent domains among the cited sources. */
  domains: z.int().nonnegative(),
  sourcesRead: z.int().nonnegative(),
  sourcesSkipped: z.int().nonnegative(),
  contradictions: z.int().nonnegative(),
  degradedSteps: z.array(z.string()).readonly(),
  /** How likely the quotes are to answer what was asked, 0-1: the mean over the items of the checklist. */
  confidence: z.number(),
  /** Job confidence of seed 001, 0-1: mean confidence of the claims, scaled by the number of sources read. */
  jobConfidence: z.number().optional(),
});
export type TrustFigures = z.infer<typeof TrustFigures>;

export const ItemResult = z.object({
  itemId: z.string(),
  description: z.string(),
  status: ItemStatus,
  reason: z.string(),
  /** Share of its parts that the report answers, 0-1. */
  answeredParts: z.number().optional(),
  /** How likely its quotes are to answer it, 0-1; see `scoreConfidence`. */
  confidence: z.number().optional(),
  /** Citation numbers of the evidence that answers it: of what the answer itself quotes, where that holds any. */
  citations: z.array(z.int().positive()).readonly(),
  /** That evidence, as far as the report cites it. */
  evidenceIds: z.array(z.string()).readonly().optional(),
});
export type ItemResult = z.infer<typeof ItemResult>;

/** The final report: numbered, proven, with what is known about its trustworthiness. */
export const Report = z.object({
  version: z.literal(1),
  tenantId: z.string(),
  jobId: z.string(),
  question: z.string(),
  refinedQuestion: z.string(),
  /** What the question follows up on. */
  followUp: FollowUp.omit({ answer: true, sourceIds: true }).optional(),
  /** BCP 47 tag of the question, `und` when nothing tells it. */
  language: z.string(),
  title: z.string(),
  method: Method,
  outcome: Outcome,
  endReason: EndReason.optional(),
  answer: z.array(Block).readonly(),
  sections: z.array(Section).readonly(),
  contradictions: z.array(Contradiction).readonly(),
  limitations: z.array(z.string()).readonly(),
  gaps: z.array(z.string()).readonly(),
  sources: z.array(CitedSource).readonly(),
  checklist: z.array(ItemResult).readonly(),
  claims: z.array(ReportClaim).readonly().optional(),
  /** Where the language model failed and something simpler took its place. */
  modelTrouble: ModelTrouble.optional(),
  trust: TrustFigures,
  /** By provider, in order of first use. */
  searched: z.array(Searched).readonly().optional(),
  /** Search was turned off; at most a corpus that was named was read. */
  isSearchOff: z.literal(true).optional(),
  /** Providers that would have been searched and could not be reached. */
  unreachableProviders: z.array(z.string()).readonly().optional(),
  /** Of each source whose digest stands for its content, what that cost. */
  fidelity: z.array(FidelityRecord).readonly().optional(),
  /** Of a run of a standing question: what changed since the run before. */
  changes: EvidenceDiff.optional(),
  iterationsUsed: z.int().nonnegative(),
  generatedAt: z.string(),
});
export type Report = z.infer<typeof Report>;

/** The connectives that introduce a list stand above it, not in it; other blocks are read as one. */
export function splitLead(block: Block): {
  readonly lead: readonly Sentence[];
  readonly rest: readonly Sentence[];
} {
  const first = block.sentences.findIndex((sentence) => sentence.kind !== 'connective');
  const end = block.form === 'list' ? Math.max(0, first) : 0;
  return { lead: block.sentences.slice(0, end), rest: block.sentences.slice(end) };
}

/** True for a sentence that says something of the matter itself, and therefore wants a citation. */
export function isStatement({ kind }: Pick<Sentence, 'kind'>): boolean {
  return kind === 'quote' || kind === 'written';
}

/** True for a statement that no quote stands behind. */
export function isUncited(sentence: Sentence): boolean {
  return isStatement(sentence) && sentence.evidenceIds.length === 0;
}

/** True when a sentence of some block rests on evidence. */
export function citesSomething(blocks: readonly Block[]): boolean {
  return blocks.some((block) => block.sentences.some((sentence) => sentence.evidenceIds.length > 0));
}

/** The citation number of each evidence id of a report. */
export function numberCitations(sources: readonly CitedSource[]): ReadonlyMap<string, number> {
  return new Map(
    sources.flatMap((source, index) => source.quotes.map((quote) => [quote.evidenceId, index + 1] as const)),
  );
}

/** The citation numbers of some evidence, ascending, each once; evidence that the report does not cite has none. */
export function citationsOf(
  evidenceIds: readonly string[],
  numbers: ReadonlyMap<string, number>,
): readonly number[] {
  const found = evidenceIds.flatMap((id) => numbers.get(id) ?? []);
  return [...new Set(found)].sort((a, b) => a - b);
}
