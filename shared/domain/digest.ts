import * as z from 'zod';
import { Locator } from './locator.ts';

export const DIGEST_VERSION = '1.0';

/** What a digest may take up, whoever made it; how many snippets and how long is a setting. */
export const DIGEST_BOUNDS = { summaryCharacters: 1500, keyPoints: 5, keyPointCharacters: 400 } as const;

/** The `digest/v1` payload; field names are those of seed 004. */
export const DigestPayload = z.object({
  version: z.literal(DIGEST_VERSION),
  content_type: z.literal('digest/v1'),
  /** First 8 hexadecimal digits of the sha256 of the research question. */
  query_hash: z.string().regex(/^[0-9a-f]{8}$/),
  summary: z.string().max(DIGEST_BOUNDS.summaryCharacters),
  key_points: z
    .array(z.string().max(DIGEST_BOUNDS.keyPointCharacters))
    .max(DIGEST_BOUNDS.keyPoints)
    .readonly(),
  evidence_snippets: z
    .array(z.object({ text: z.string(), locator: Locator, relevance_score: z.number().min(0).max(1) }))
    .readonly(),
  /** Length of the canonical text, in UTF-16 code units, as all lengths here. */
  original_chars: z.int().nonnegative(),
  /** Of summary, key points and snippets together. */
  digest_chars: z.int().nonnegative(),
  /** `digest_chars / original_chars`, at most 1: short texts gain nothing by a digest. 0 for an empty original. */
  compression_ratio: z.number().min(0).max(1),
  /** The canonical text in the archive, which the locators count in. */
  source_text_hash: z.string().regex(/^sha256:[0-9a-f]{64}$/),
});
export type DigestPayload = z.infer<typeof DigestPayload>;

export const DigestPolicy = z.enum(['off', 'auto', 'always']);
export type DigestPolicy = z.infer<typeof DigestPolicy>;

/** What a digest cost in fidelity; tokens are characters / 4 (seed 004). */
export const FidelityRecord = z.object({
  source_id: z.string(),
  phase: z.literal('digest'),
  original_tokens: z.int().nonnegative(),
  final_tokens: z.int().nonnegative(),
  reason: z.literal('digest_compression'),
});
export type FidelityRecord = z.infer<typeof FidelityRecord>;

/** What is kept of a digested source. */
export const Digest = z.object({
  sourceId: z.string(),
  payload: DigestPayload,
  /** True when the digest stands for the content in later steps (policy and eligibility). */
  replacesContent: z.boolean(),
  fidelity: FidelityRecord.optional(),
  /** Quotes that a reader brought and that do not stand in the text. */
  quotesDropped: z.int().nonnegative(),
  /** Why no model read the source where one should have: the name of an error, or of a refusal. */
  degradedReason: z.string().optional(),
});
export type Digest = z.infer<typeof Digest>;
