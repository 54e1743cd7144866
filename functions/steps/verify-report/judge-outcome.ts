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
 * By the checklist alone. `answered`: every item is satisfied; `partial`: some are, or some of their parts;
 * `insufficient_evidence`: none, or the direct answer cites nothing. A gate that never passed is a limitation, no label.
 * The end reason goes with the latter two.
 */
export function judgeOutcome({ answer, checklist, gate }: Facts): Verdict {
  const isAnswered = checklist.some(answersSomething) && citesSomething(answer);
  if (!isAnswered) return { outcome: 'insufficient_evidence', endReason: gate?.endReason };
  const isComplete = checklist.every((item) => item.status === 'satisfied');
  if (isComplete) return { outcome: 'answered', endReason: undefined };
  return { outcome: 'partial', endReason: gate?.endReason };
}

function answersSomething({ status, answeredParts = 0 }: ItemResult): boolean {
  return status === 'satisfied' || (status === 'partial' && answeredParts > 0);
}

/** What the service itself has lost is unknown: it never reads as evidence that is not there. */
export function withLosses(verdict: Verdict, losses: Losses): Verdict {
  if (verdict.outcome === 'answered' || !hasLosses(losses)) return verdict;
  return { outcome: 'partial', endReason: 'infrastructure' };
}
