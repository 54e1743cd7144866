import { ANSWER_LINES } from '#shared/domain/answer-lines.ts';
import { isBudgetSpent } from '#shared/research/budget.ts';
import { findCopies } from '#shared/domain/copies.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { MOST_IN_REPORT, byRank, rankFor } from '#shared/domain/evidence-rank.ts';
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
    const own = ownEvidence(findings);
    const counts = countEvidence(own, findings);
    await emitSearchFailed(health, context);
    const gate = decideGate({
      cursor: input.cursor,
      counts,
      thresholds: ports.config.gate,
      coverage: findings.coverage,
      hasNewEvidence: isAdvancing({ findings, own, earlier, wave: waveId(input.cursor) }),
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

/** What counts of the quotes: nothing that a flagged source says, and of copies one. */
function ownEvidence({ evidence, sources }: Findings): readonly Evidence[] {
  const known = new Map(sources.map((source) => [source.id, source]));
  const usable = evidence.filter(({ sourceId }) => known.get(sourceId)?.credibilityTier !== 'FLAGGED');
  const copies = findCopies(usable);
  return usable.filter(({ id }) => !copies.has(id));
}

/** Quotes, each of which is verified when it is taken, and the independent sources of those that answer an item. */
function countEvidence(own: readonly Evidence[], findings: Findings): Gate['counts'] {
  return {
    evidenceRecords: own.length,
    citedRecords: own.length,
    domains: [...voicesOf(own, findings)].toSorted(),
  };
}

/** Who says what answers an item, by its words or, as what is nearest in meaning may bear few of them, first of all that is quoted for it. */
function voicesOf(quotes: readonly Evidence[], { sources, coverage }: Findings): ReadonlySet<string> {
  const voices = new Map(sources.map((source) => [source.id, voiceOf(source)]));
  const parts = coverage?.items.flatMap((item) => item.parts) ?? [];
  const best = new Set(
    parts.flatMap((part) => (part.status === 'unsatisfied' ? [] : part.evidenceIds.slice(0, 1))),
  );
  const heard = quotes
    .filter(({ id, items }) => best.has(id) || items.some(({ score }) => score >= ANSWER_LINES.related))
    .map(({ sourceId }) => voices.get(sourceId) ?? '');
  return new Set(heard.filter((voice) => voice !== ''));
}

interface Judged {
  readonly findings: Findings;
  readonly own: readonly Evidence[];
  readonly earlier: Coverage | undefined;
  readonly wave: string;
}

/** A wave helps when an open part is answered better than before, by a voice that was not heard, or by a quote that may be shown. */
function isAdvancing({ findings, own, earlier, wave }: Judged): boolean {
  const isOfWave = ({ waveId }: Evidence): boolean => waveId === wave;
  const known = voicesOf(
    own.filter((one) => !isOfWave(one)),
    findings,
  );
  const isNewVoice = [...voicesOf(own.filter(isOfWave), findings)].some((voice) => !known.has(voice));
  return (
    isNewVoice ||
    bestOfOpen(own, findings.coverage).some(isOfWave) ||
    hasBetterAnswer(findings.coverage, earlier)
  );
}

/** Of what is not answered of each item as many quotes as a report may show. */
function bestOfOpen(own: readonly Evidence[], coverage: Coverage | undefined): readonly Evidence[] {
  const open = (coverage?.items ?? []).filter(({ status }) => status !== 'satisfied');
  return open.flatMap(({ itemId, parts }) =>
    own
      .map((one) => {
        const items = one.items.filter(({ part }) => parts[part]?.status !== 'satisfied');
        return { evidence: one, rank: rankFor(itemId, { items }) };
      })
      .filter(({ rank }) => rank > -Infinity)
      .toSorted(byRank)
      .slice(0, MOST_IN_REPORT)
      .map((one) => one.evidence),
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
