import { DIGEST_BOUNDS, DIGEST_VERSION, type Digest, type DigestPayload } from '#shared/domain/digest.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Settings } from '#shared/domain/settings.ts';
import { sha256 } from '#shared/text/hash.ts';
import { cutText } from '#shared/text/markup/plain-text.ts';
import type { DigestDraft } from './without-model.ts';

export interface PayloadInput {
  readonly draft: DigestDraft;
  /** What of the draft's evidence stands in the text. */
  readonly evidence: readonly Evidence[];
  readonly question: string;
  readonly canonical: string;
  readonly archiveHash: string;
}

/** The `digest/v1` payload of a source (seed 004). */
export function composePayload(input: PayloadInput, settings: Settings['digest']): DigestPayload {
  const { draft, canonical } = input;
  // A long sentence that answers is evidence whole; a snippet it is not.
  const fitting = input.evidence.filter((one) => one.quote.length <= settings.evidenceMaxCharacters);
  const snippets = settings.includeEvidence ? fitting.slice(0, settings.maxEvidenceSnippets) : [];
  const summary = cutText(draft.summary, DIGEST_BOUNDS.summaryCharacters);
  const keyPoints = draft.keyPoints
    .slice(0, DIGEST_BOUNDS.keyPoints)
    .map((point) => cutText(point, DIGEST_BOUNDS.keyPointCharacters));
  const texts = [summary, ...keyPoints, ...snippets.map((one) => one.quote)];
  const characters = texts.join('').length;
  return {
    version: DIGEST_VERSION,
    content_type: 'digest/v1',
    query_hash: sha256(input.question).slice(0, 8),
    summary,
    key_points: keyPoints,
    evidence_snippets: snippets.map((one) => ({
      text: one.quote,
      locator: one.locator,
      relevance_score: one.relevanceScore,
    })),
    original_chars: canonical.length,
    digest_chars: characters,
    compression_ratio: canonical.length === 0 ? 0 : Math.min(1, characters / canonical.length),
    source_text_hash: `sha256:${input.archiveHash}`,
  };
}

/** What it costs to read the digest in place of the text. */
export function recordFidelity(sourceId: string, payload: DigestPayload): NonNullable<Digest['fidelity']> {
  return {
    source_id: sourceId,
    phase: 'digest',
    original_tokens: Math.ceil(payload.original_chars / 4),
    final_tokens: Math.ceil(payload.digest_chars / 4),
    reason: 'digest_compression',
  };
}
