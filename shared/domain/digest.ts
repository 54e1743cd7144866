import * as z from 'zod';
import { Locator } from './locator.ts';

export const DIGEST_VERSION = '1.0';

/** The `digest/v1` payload; field names are those of seed 004. */
export const DigestPayload = z.object({
  version: z.literal(DIGEST_VERSION),
  content_type: z.literal('digest/v1'),
  /** First 8 hexadecimal digits of the sha256 of the research question. */
  query_hash: z.string().length(8),
  summary: z.string(),
  key_points: z.array(z.string()).readonly(),
  evidence_snippets: z
    .array(z.object({ text: z.string(), locator: Locator, relevance_score: z.number().min(0).max(1) }))
    .readonly(),
  original_chars: z.int().nonnegative(),
  digest_chars: z.int().nonnegative(),
  /** `digest_chars / original_chars`, 0 for an empty original. */
  compression_ratio: z.number().nonnegative(),
  source_text_hash: z.string().startsWith('sha256:'),
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
  quotesDropped: z.int().nonnegative(),
  degradedReason: z.string().optional(),
});
export type Digest = z.infer<typeof Digest>;
