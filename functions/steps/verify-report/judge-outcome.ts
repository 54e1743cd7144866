import type { Gate } from '#shared/domain/gate.ts';
import type { EndReason, Outcome } from '#shared/domain/job.ts';
import { type Losses, hasLosses } from '#shared/domain/loss.ts';
import { type Block, type ItemResult, citesSomething } from '#shared/domain/report.ts';

interface Verdict {
  readonly outcome: Outcome;
  readonly endReason: EndReason | undefined;
}

interface Facts {
  readonly answer: readonly Block[];
  readonly checklist: readonly ItemResult[];
  readonly gate: Gate | undefined;
}

/**
 * `insufficient_evidence`: no item is satisfied or partial, or the direct answer cites nothing.
 * `answered`: the gate passed and no item is unsatisfied; partial items are allowed, and named under gaps.
 * `partial`: all else. The end reason goes with the latter and with insufficient evidence only.
 */
export function judgeOutcome({ answer, checklist, gate }: Facts): Verdict {
  const isAnswered = checklist.some((item) => item.status !== 'unsatisfied') && citesSomething(answer);
  if (!isAnswered) return { outcome: 'insufficient_evidence', endReason: gate?.endReason };
  const isComplete = gate?.status === 'pass' && checklist.every((item) => item.status !== 'unsatisfied');
  if (isComplete) return { outcome: 'answered', endReason: undefined };
  return { outcome: 'partial', endReason: gate?.endReason };
}

/** What the service itself has lost is unknown: it never reads as evidence that is not there. */
export function withLosses(verdict: Verdict, losses: Losses): Verdict {
  if (verdict.outcome === 'answered' || !hasLosses(losses)) return verdict;
  return { outcome: 'partial', endReason: 'infrastructure' };
}
