import { DIGEST_BOUNDS, DIGEST_VERSION, type Digest, type DigestPayload } from '#shared/domain/digest.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Settings } from '#shared/domain/settings.ts';
import { formatLocator, parseLocator } from '#shared/domain/locator.ts';
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
  const fitting = input.evidence.flatMap((one) => toSnippet(one, settings.evidenceMaxCharacters) ?? []);
  const snippets = settings.includeEvidence ? fitting.slice(0, settings.maxEvidenceSnippets) : [];
  const summary = cutText(draft.summary, DIGEST_BOUNDS.summaryCharacters);
  const keyPoints = draft.keyPoints
    .slice(0, DIGEST_BOUNDS.keyPoints)
    .map((point) => cutText(point, DIGEST_BOUNDS.keyPointCharacters));
  const texts = [summary, ...keyPoints, ...snippets.map(({ text }) => text)];
  const characters = texts.join('').length;
  return {
    version: DIGEST_VERSION,
    content_type: 'digest/v1',
    query_hash: sha256(input.question).slice(0, 8),
    summary,
    key_points: keyPoints,
    evidence_snippets: snippets,
    original_chars: canonical.length,
    digest_chars: characters,
    compression_ratio: canonical.length === 0 ? 0 : Math.min(1, characters / canonical.length),
    source_text_hash: `sha256:${input.archiveHash}`,
  };
}

/** A quote, or the beginning of one that is longer than a snippet may be. */
function toSnippet(
  { quote, locator, relevanceScore }: Evidence,
  maxCharacters: number,
): DigestPayload['evidence_snippets'][number] | undefined {
  const text = cutText(quote, maxCharacters);
  const place = parseLocator(locator);
  if (text === '' || place === undefined) return undefined;
  const isWhole = text.length === quote.length;
  return {
    text,
    locator: isWhole ? locator : formatLocator({ ...place, end: place.start + text.length }),
    relevance_score: relevanceScore,
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
