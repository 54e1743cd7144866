import { ANSWER_LINES } from '#shared/domain/answer-lines.ts';
import { isBudgetSpent } from '#shared/research/budget.ts';
import { findCopies } from '#shared/domain/copies.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { byRank, rankFor } from '#shared/domain/evidence-rank.ts';
import { voiceOf } from '#shared/domain/voice.ts';
import type { Coverage } from '#shared/domain/plan.ts';
import * as z from 'zod';
import type { Gate } from '#shared/domain/gate.ts';
import { isPastDeadline } from '#shared/domain/job.ts';
import { Cursor, waveId } from '#shared/domain/query.ts';
import { NotFound } from '#shared/errors.ts';
import { type Findings, loadFindings, iterationPrefix } from '#shared/research/findings.ts';
import { type SearchHealth, describeFailures, readSearchHealth } from '#shared/research/search-trouble.ts';
import { ReadItems, noteLostSources } from '#shared/research/note-losses.ts';
import { type Step, type StepContext, WaveInput } from '#shared/research/step.ts';
import type { RuntimeProgress } from '#shared/domain/runtime-progress.ts';
import { progressOfGate } from '#shared/research/runtime-progress.ts';
import { decideGate } from './decide.ts';

const Input = WaveInput.extend({ reads: ReadItems.optional() });
const Output = z.object({ goesOn: z.boolean(), cursor: Cursor });

/** The quality gate: counts and thresholds decide whether research goes on. */
export const applyGateStep: Step<'ApplyGate', z.infer<typeof Input>, z.infer<typeof Output>> = {
  state: 'ApplyGate',
  input: Input,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    await noteLostSources(input.reads ?? [], context);
    const before = iterationPrefix('COVERAGE', input.cursor.iteration - 1);
    const [findings, earlier, health, isSpent] = await Promise.all([
      loadFindings(ports.research, job),
      ports.research.get(job, 'COVERAGE', before),
      readSearchHealth(ports, job, waveId(input.cursor)),
      isBudgetSpent(job, ports),
    ]);
    if (!findings.coverage) throw new NotFound(`Job ${job.jobId} has no coverage to judge.`);
    const counts = countEvidence(findings);
    await emitSearchFailed(health, context);
    const gate = decideGate({
      cursor: input.cursor,
      counts,
      thresholds: ports.config.gate,
      coverage: findings.coverage,
      hasNewEvidence: isAdvancing(findings, earlier, waveId(input.cursor)),
      trouble: health.trouble,
      isPastDeadline: isPastDeadline(job, ports.clock.now()),
      isBudgetSpent: isSpent,
      maxIterations: job.settings.maxIterations,
    });
    await ports.research.put(job, 'GATE', { id: iterationPrefix('GATE', gate.iteration), record: gate });
    return {
      output: { goesOn: gate.goesOn, cursor: gate.cursor },
      message: describe(gate),
      data: { ...describeVerdict(gate), ...(await progressOf(gate, { input, health }, context)) },
    };
  },
};

/** A wave in which nobody answered is reported as what it is: nothing is known of what there is to find. */
async function emitSearchFailed(health: SearchHealth, context: StepContext<'ApplyGate'>): Promise<void> {
  if (health.trouble !== 'failed') return;
  const unreachable = context.job.settings.unreachableProviders ?? [];
  const failures = [
    ...describeFailures(health.searches),
    ...(unreachable.length > 0 ? [`not reached: ${unreachable.join(', ')}`] : []),
  ];
  await context.emit({
    type: 'search-failed',
    message: `Every search of this wave failed: ${failures.join('; ')}`,
    data: { searches: health.searches.length, failures },
  });
}

/** Quotes, each of which is verified when it is taken, and the independent sources of those that answer an item; copies count once. */
function countEvidence(findings: Findings): Gate['counts'] {
  const sources = new Map(findings.sources.map((source) => [source.id, source]));
  const usable = findings.evidence.filter(
    ({ sourceId }) => sources.get(sourceId)?.credibilityTier !== 'FLAGGED',
  );
  const copies = findCopies(usable);
  const own = usable.filter(({ id }) => !copies.has(id));
  const voices = own
    .filter(({ items }) => items.some(isRelated))
    .flatMap(({ sourceId }) => sources.get(sourceId) ?? [])
    .map(voiceOf);
  return {
    evidenceRecords: own.length,
    citedRecords: own.length,
    domains: [...new Set(voices)].filter(Boolean).toSorted(),
  };
}

function isRelated({ score }: Evidence['items'][number]): boolean {
  return score >= ANSWER_LINES.related;
}

/** A wave helps when an open part is answered better than before, by a voice that was not heard, or by a quote that may be shown. */
function isAdvancing(findings: Findings, earlier: Coverage | undefined, wave: string): boolean {
  return (
    hasNewVoice(findings, wave) ||
    hasShownQuote(findings, wave) ||
    hasBetterAnswer(findings.coverage, earlier)
  );
}

/** A voice that answers something, and has not been heard. */
function hasNewVoice({ evidence, sources }: Findings, wave: string): boolean {
  const voices = new Map(sources.map((source) => [source.id, voiceOf(source)]));
  const voicesOf = (quotes: readonly Evidence[]): readonly string[] =>
    quotes.map(({ sourceId }) => voices.get(sourceId) ?? '');
  const ofWave = evidence.filter(({ waveId, items }) => waveId === wave && items.some(isRelated));
  const known = new Set(voicesOf(evidence.filter(({ waveId }) => waveId !== wave)));
  return voicesOf(ofWave).some((voice) => !known.has(voice));
}

/** What a report shows of an item at most. */
const MOST_SHOWN = 12;

/** A quote that may be shown: one of the best of an item that is not answered. */
function hasShownQuote({ evidence, coverage }: Findings, wave: string): boolean {
  const open = (coverage?.items ?? []).filter(({ status }) => status !== 'satisfied');
  return open.some(({ itemId }) =>
    evidence
      .map((one) => ({ evidence: one, rank: rankFor(itemId, one) }))
      .filter(({ rank }) => rank > -Infinity)
      .toSorted(byRank)
      .slice(0, MOST_SHOWN)
      .some((one) => one.evidence.waveId === wave),
  );
}

const NOTICEABLE = 0.02;

function hasBetterAnswer(coverage: Coverage | undefined, earlier: Coverage | undefined): boolean {
  const before = new Map(earlier?.items.map((item) => [item.itemId, item]));
  return (coverage?.items ?? []).some((item) =>
    item.parts.some((part, index) => {
      const was = before.get(item.itemId)?.parts[index];
      const isOpen = was?.status !== 'satisfied';
      return (
        isOpen &&
        (part.status !== (was?.status ?? 'unsatisfied') || part.coverage > (was?.coverage ?? 0) + NOTICEABLE)
      );
    }),
  );
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

/** The payload of seed 003 §2. */
async function progressOf(
  { status, reasons, counts }: Gate,
  { input, health }: { readonly input: WaveInput; readonly health: SearchHealth },
  { ports, job }: StepContext<'ApplyGate'>,
): Promise<RuntimeProgress> {
  const reason = reasons.length === 0 ? null : reasons.join(', ');
  return progressOfGate(ports, job, {
    cursor: input.cursor,
    searches: health.searches,
    counts,
    verdict: { quality_gate_status: status, quality_gate_reason: reason },
  });
}

/** What the verdict rests on, beside that payload. */
function describeVerdict(gate: Gate): Record<string, unknown> {
  return {
    quality_gate_thresholds: gate.thresholds,
    openItems: gate.openItems,
    goesOn: gate.goesOn,
    ...(gate.endReason === undefined ? {} : { endReason: gate.endReason }),
  };
}
