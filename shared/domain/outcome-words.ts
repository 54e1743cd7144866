import type { EndReason } from './job.ts';
import type { Report } from './report.ts';

/** Why research ended, where that says more than the headline: that nothing new was found says nothing of what is shown. */
export function endWorthTelling({
  endReason,
  sources,
}: Pick<Report, 'endReason' | 'sources'>): EndReason | undefined {
  return endReason === 'no_new_evidence' && sources.length > 0 ? undefined : endReason;
}
