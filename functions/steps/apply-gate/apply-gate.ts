import * as z from 'zod';
import type { Gate } from '#shared/domain/gate.ts';
import { Cursor, waveId } from '#shared/domain/query.ts';
import { NotFound } from '#shared/errors.ts';
import { type Findings, loadFindings, recordPrefix } from '#shared/ports/findings.ts';
import { type Step, type StepContext, WaveInput } from '#shared/ports/step.ts';
import { decideGate } from './decide.ts';

const Output = z.object({ goesOn: z.boolean(), cursor: Cursor });

/** The quality gate: counts and thresholds decide whether research goes on. */
export const applyGateStep: Step<WaveInput, z.infer<typeof Output>> = {
  state: 'ApplyGate',
  input: WaveInput,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const findings = await loadFindings(ports.research, job);
    if (!findings.coverage) throw new NotFound(`Job ${job.jobId} has no coverage to judge.`);
    const counts = countEvidence(findings);
    const asked = await ports.research.list(job, 'QUERY');
    const gate = decideGate({
      cursor: input.cursor,
      counts,
      thresholds: ports.config.gate,
      coverage: findings.coverage,
      hasNewEvidence: hasNewEvidence(findings, waveId(input.cursor)),
      isPastDeadline: isPastDeadline(context),
      isBudgetSpent: asked.length >= ports.config.research.searchBudget,
      maxIterations: job.settings.maxIterations,
    });
    await ports.research.put(job, 'GATE', { id: recordPrefix('GATE', gate.iteration), record: gate });
    return {
      output: { goesOn: gate.goesOn, cursor: gate.cursor },
      message: describe(gate),
      data: runtimeProgress(gate),
    };
  },
};

function countEvidence(findings: Findings): Gate['counts'] {
  const domainOf = new Map(findings.sources.map((source) => [source.id, source.domain]));
  const supports = findings.claims.flatMap((claim) => claim.supporting);
  return {
    evidenceRecords: findings.claims.length,
    citedRecords: findings.claims.filter((claim) => claim.supporting.length > 0).length,
    domains: [...new Set(supports.map((support) => domainOf.get(support.sourceId) ?? ''))]
      .filter(Boolean)
      .toSorted(),
  };
}

/** New is a quote that serves an item which is not satisfied yet, or one from a domain not seen before. */
function hasNewEvidence(findings: Findings, wave: string): boolean {
  const domainOf = new Map(findings.sources.map((source) => [source.id, source.domain]));
  const open = new Set(
    findings.coverage?.items.filter((item) => item.status !== 'satisfied').map((item) => item.itemId),
  );
  const earlier = new Set(
    findings.evidence.filter((one) => one.waveId !== wave).map((one) => domainOf.get(one.sourceId)),
  );
  return findings.evidence
    .filter((one) => one.waveId === wave)
    .some(
      (one) => !earlier.has(domainOf.get(one.sourceId)) || one.items.some((item) => open.has(item.itemId)),
    );
}

function isPastDeadline({ ports, job }: StepContext): boolean {
  const started = Date.parse(job.startedAt ?? job.createdAt);
  return ports.clock.now() - started - job.waitedMilliseconds > job.settings.deadlineMilliseconds;
}

function describe(gate: Gate): string {
  const verdict = gate.status === 'pass' ? 'Gate passed' : `Gate says retry: ${gate.reasons.join(', ')}`;
  if (gate.goesOn) {
    const open = gate.openItems.length > 0 ? `, ${gate.openItems.length} items open` : '';
    return `${verdict}${open}; another iteration`;
  }
  return gate.endReason === undefined
    ? `${verdict}; research is complete`
    : `${verdict}; research ends (${gate.endReason})`;
}

/** The payload of seed 003 §2, as far as the gate knows it. */
function runtimeProgress(gate: Gate): Record<string, unknown> {
  return {
    supervisor_iteration: gate.iteration,
    quality_gate_status: gate.status,
    quality_gate_reason: gate.reasons.length === 0 ? null : gate.reasons.join(', '),
    quality_gate_thresholds: gate.thresholds,
    evidence_record_count: gate.counts.evidenceRecords,
    source_domain_count: gate.counts.domains.length,
    source_domains: gate.counts.domains,
    openItems: gate.openItems,
    goesOn: gate.goesOn,
    ...(gate.endReason === undefined ? {} : { endReason: gate.endReason }),
  };
}
