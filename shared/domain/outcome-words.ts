import type { EndReason } from './job.ts';
import type { Report } from './report.ts';

/** The headline of a report: one of three labels, the same wherever it is shown. */
export function outcomeWords(report: Pick<Report, 'outcome' | 'sources'>): string {
  if (report.outcome === 'answered') return 'Answered';
  if (report.outcome === 'partial') return 'Answered in part';
  return report.sources.length > 0 ? 'Not answered; the closest passages' : 'Not answered';
}

/** Why research ended, where that says more than the headline: that nothing new was found says nothing of what is shown. */
export function endWorthTelling({
  endReason,
  sources,
}: Pick<Report, 'endReason' | 'sources'>): EndReason | undefined {
  return endReason === 'no_new_evidence' && sources.length > 0 ? undefined : endReason;
}
