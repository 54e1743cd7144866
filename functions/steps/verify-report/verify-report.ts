import pMap from 'p-map';
import * as z from 'zod';
import type { FollowUp } from '#shared/domain/follow-up.ts';
import type { Job, JobReference, JobSettings } from '#shared/domain/job.ts';
import { type Report, numberCitations } from '#shared/domain/report.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import type { Losses } from '#shared/domain/loss.ts';
import { isSearchOff } from '#shared/domain/search-trouble.ts';
import { archiveKey, rawKey } from '#shared/domain/source.ts';
import { type Step, type StepContext, StepInput, type StepResult } from '#shared/research/step.ts';
import { countOf } from '#shared/domain/plural.ts';
import { notLookedAt } from '#shared/research/name-topics.ts';
import { compareRuns } from '#shared/research/standing/compare-runs.ts';
import { citeSources } from './cite-sources.ts';
import { countSearches } from './count-searches.ts';
import { type Findings, loadAll } from './findings.ts';
import { headQuotes } from './head-quotes.ts';
import { judgeItems } from './judge-items.ts';
import { judgeOutcome, withLosses } from './judge-outcome.ts';
import { nameGaps, nameHedged, nameLimitations, nameUnchecked } from './name-limits.ts';
import { listClaims } from './list-claims.ts';
import { nameGate } from './name-gate.ts';
import { nameLanguages } from './name-languages.ts';
import { locateQuotes } from './locate-quotes.ts';
import { type Proof, proveEvidence } from './prove-evidence.ts';
import { evidenceInUse, pruneDraft } from './prune-draft.ts';
import { countTrust } from './trust-figures.ts';

const Output = z.object({ citationCount: z.int().nonnegative() });
type Output = z.infer<typeof Output>;

export const verifyReportStep: Step<'VerifyReport', JobReference, Output> = {
  state: 'VerifyReport',
  input: StepInput,
  output: Output,
  run: verifyReport,
};

/** Proves each quote of the draft against the archive, numbers the citations, and stores what is left as the report. */
export async function verifyReport(
  input: JobReference,
  context: StepContext<'VerifyReport'>,
): Promise<StepResult<Output>> {
  const { archive, clock } = context.ports;
  const findings = await loadAll(input, context.ports);
  const proof = await proveEvidence(evidenceToProve(findings), findings, {
    archive,
    tenantId: input.tenantId,
  });
  const dropped = await emitDropped(findings, proof, context);
  const generatedAt = new Date(clock.now()).toISOString();
  const composed = composeReport(context.job, findings, { proof, dropped, generatedAt });
  const [sources, changes] = await Promise.all([
    locateQuotes(composed.sources, findings.sources, { archive, tenantId: input.tenantId }),
    compareRuns(context.job, context.ports),
  ]);
  const report: Report = { ...composed, sources, ...(changes === undefined ? {} : { changes }) };
  await pMap(restsOn(report, input.tenantId), async (key) => archive.keep(key), {
    concurrency: KEPT_AT_ONCE,
  });
  await archive.put(reportKey(input.tenantId, input.jobId, 'json'), JSON.stringify(report));
  return {
    output: { citationCount: report.trust.quotesVerified },
    message: `${countOf(report.trust.quotesVerified, 'quote')} from ${countOf(report.sources.length, 'source')} verified, ${dropped} dropped`,
    data: { trust: report.trust, outcome: report.outcome },
  };
}

const KEPT_AT_ONCE = 8;

/** What can be looked up as long as the report: its sources, and what stands in the comparison. */
function restsOn({ sources, changes }: Report, tenantId: string): readonly string[] {
  const compared = (changes?.entries ?? []).flatMap(({ before, after }) => [...before, ...after]);
  return [
    ...compared.map(({ sourceId, archiveHash }) => archiveKey(tenantId, sourceId, archiveHash)),
    ...sources.flatMap(({ sourceId, archiveHash, rawHash }) => [
      archiveKey(tenantId, sourceId, archiveHash),
      ...(rawHash === undefined ? [] : [rawKey(tenantId, sourceId, rawHash)]),
    ]),
  ];
}

interface Verification {
  readonly proof: Proof;
  readonly dropped: number;
  readonly generatedAt: string;
}

function shownOf({ answer: _a, sourceIds: _s, ...shown }: FollowUp): Report['followUp'] {
  return shown;
}

function quotesIn(sources: Report['sources']): readonly string[] {
  return sources.flatMap(({ quotes }) => quotes.map(({ quote }) => quote));
}

function composeReport(
  job: Pick<Job, 'tenantId' | 'jobId' | 'question' | 'settings' | 'followUp'>,
  findings: Findings,
  verification: Verification,
): Report {
  const { brief, gate } = findings;
  const pruned = pruneDraft(findings.draft, verification.proof.proven);
  const draft = headQuotes(pruned, { evidence: verification.proof.proven, sources: findings.sources });
  const sources = citeSources(draft, verification.proof.proven, findings.sources);
  const numbers = numberCitations(sources);
  const checklist = judgeItems(findings, { answer: draft.answer, sources, numbers });
  const claims = listClaims(findings, verification.proof, numbers);
  const losses = lossesOf(findings);
  const unsearched = notLookedAt(draft.requests, { brief, evidence: [...findings.evidence.values()] });
  const languages = draft.method === 'extractive' ? nameLanguages(brief, quotesIn(sources)) : [];
  const { outcome, endReason } = withLosses(judgeOutcome({ answer: draft.answer, checklist, gate }), losses);
  return {
    version: 1,
    tenantId: job.tenantId,
    jobId: job.jobId,
    question: job.question,
    refinedQuestion: brief.question,
    ...(job.followUp === undefined ? {} : { followUp: shownOf(job.followUp) }),
    language: brief.language,
    title: draft.title,
    method: draft.method,
    outcome,
    ...(endReason === undefined ? {} : { endReason }),
    answer: draft.answer,
    sections: draft.sections,
    contradictions: draft.contradictions,
    limitations: nameLimitations(
      [
        ...nameGate(gate),
        ...languages,
        ...nameUnchecked(findings),
        ...draft.limitations,
        ...nameHedged(sources, findings.evidence),
      ],
      sources,
      {
        losses,
        dropped: verification.dropped,
        searches: findings.searches,
        job,
        found: [...findings.sources.values()],
      },
    ),
    gaps: nameGaps([...draft.gaps, ...unsearched], checklist, findings.plan.checklist),
    sources,
    checklist,
    claims,
    ...(findings.modelTrouble === undefined ? {} : { modelTrouble: findings.modelTrouble }),
    trust: countTrust(draft, findings, { ...verification, cited: sources, checklist, claims }),
    searched: countSearches(findings.searches),
    ...describeScope(job.settings),
    fidelity: findings.digests.flatMap((digest) => digest.fidelity ?? []),
    iterationsUsed: gate?.iteration ?? findings.coverage?.iteration ?? 0,
    generatedAt: verification.generatedAt,
  };
}

function lossesOf({ searches, sources }: Findings): Losses {
  return {
    searches: searches.flatMap(({ lost }) => lost ?? []),
    sources: [...sources.values()].flatMap(({ lost }) => lost ?? []),
  };
}

/** What was left out of the search from the start. */
function describeScope(settings: JobSettings): Pick<Report, 'isSearchOff' | 'unreachableProviders'> {
  const { unreachableProviders = [] } = settings;
  return {
    ...(isSearchOff(settings) ? { isSearchOff: true } : {}),
    ...(unreachableProviders.length > 0 ? { unreachableProviders } : {}),
  };
}

/** What the draft cites, and what the claims rest on. */
function evidenceToProve(findings: Findings): readonly string[] {
  const sides = findings.claims.flatMap(({ supporting, contradicting }) => [...supporting, ...contradicting]);
  const ids = sides.map(({ evidenceId }) => evidenceId);
  return [...new Set([...evidenceInUse(findings.draft), ...ids])];
}

/** Emits an event for each quote that the draft used in vain; returns their number. */
async function emitDropped(
  findings: Findings,
  proof: Proof,
  context: StepContext<'VerifyReport'>,
): Promise<number> {
  const inUse = new Set(evidenceInUse(findings.draft));
  const dropped = proof.failures.filter((failure) => inUse.has(failure.evidenceId));
  for (const failure of dropped) {
    await context.emit({
      type: 'quote-dropped',
      key: failure.evidenceId,
      message: `A quote was left out: ${failure.reason}`,
      data: { evidenceId: failure.evidenceId, reason: failure.reason },
    });
  }
  return dropped.length;
}
