import { type ReportClaim, claimsAsShown } from '#shared/domain/report-claim.ts';
import { scoreJob } from '#shared/domain/claim.ts';
import { joinConfidence } from '#shared/domain/confidence.ts';
import {
  type CitedSource,
  type Draft,
  type ItemResult,
  type TrustFigures,
  isUncited,
} from '#shared/domain/report.ts';
import { voiceOf } from '#shared/domain/voice.ts';
import type { Findings } from './findings.ts';

interface Verified {
  readonly checklist: readonly ItemResult[];
  readonly claims: readonly ReportClaim[];
  /** Quotes of the draft that did not verify. */
  readonly dropped: number;
  readonly cited: readonly CitedSource[];
}

/** Counts what a reader needs to know how far to trust the (pruned) draft: of quotes and claims those that it shows. */
export function countTrust(draft: Draft, findings: Findings, verified: Verified): TrustFigures {
  const shown = claimsAsShown(verified.claims);
  // Flagged ones are left alone by choice; the limitations name them.
  const wanted = [...findings.sources.values()].filter(
    (source) => source.status !== 'skipped' || source.credibilityTier !== 'FLAGGED',
  );
  const statuses = wanted.map((source) => source.status);
  const read = statuses.filter((status) => status === 'fetched' || status === 'digested').length;
  const firmness = shown.map((claim) => claim.firmness);
  return {
    quotesVerified: verified.cited.reduce((sum, source) => sum + source.quotes.length, 0),
    quotesDropped: verified.dropped,
    claims: shown.length,
    claimsSupported: shown.filter((claim) => claim.independentSources > 0).length,
    claimsCorroborated: shown.filter((claim) => claim.independentSources > 1).length,
    claimsByFirmness: {
      established: firmness.filter((one) => one === 'established').length,
      preliminary: firmness.filter((one) => one === 'preliminary').length,
      contested: firmness.filter((one) => one === 'contested').length,
    },
    uncitedSentences: countUncited(draft),
    ...(draft.sentencesCorrected === undefined ? {} : { sentencesCorrected: draft.sentencesCorrected }),
    ...(draft.sentencesDropped === undefined ? {} : { sentencesDropped: draft.sentencesDropped }),
    domains: new Set(
      verified.cited.map((cited) => {
        const source = findings.sources.get(cited.sourceId);
        return source ? voiceOf(source) : cited.domain;
      }),
    ).size,
    sourcesRead: read,
    // One that is still to be read was given up: its step failed, or ran out of time.
    sourcesSkipped: statuses.filter((status) => status === 'skipped' || status === 'selected').length,
    contradictions: draft.contradictions.length,
    degradedSteps: findings.degradedSteps,
    confidence: joinConfidence(verified.checklist.map((item) => item.confidence ?? 0)),
    jobConfidence: scoreJob(
      findings.claims.map((claim) => claim.confidence),
      read,
    ),
  };
}

function countUncited(draft: Draft): number {
  const blocks = [...draft.answer, ...draft.sections.flatMap((section) => section.blocks)];
  return blocks.flatMap((block) => block.sentences).filter(isUncited).length;
}
