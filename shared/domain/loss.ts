import { countOf } from './plural.ts';

/** With this name a function was refused, because the account ran as many as it may. */
export const LAMBDA_THROTTLED = 'Lambda.TooManyRequestsException';

/**
 * Why a search or a source was lost: not by what it is, which is a failure or a skip with a reason of its own, but since its
 * step could not be run to an end. Such a part of a wave is unknown, and says nothing of what there is to find.
 */
export function describeLoss(error: string): string {
  if (error === LAMBDA_THROTTLED) return 'it was not run: the account has too few concurrent functions';
  if (error === 'States.Timeout') return 'it did not end in its time';
  return 'it failed in the service itself';
}

/** What can be done about it, by whoever runs the service. */
function remedyFor(errors: ReadonlySet<string>): string {
  if (errors.has(LAMBDA_THROTTLED)) {
    return 'Raise the quota "Concurrent executions" of AWS Lambda, or lower MAX_CONCURRENCY and DIGEST_MAX_CONCURRENT, and ask again.';
  }
  return 'Ask again; if it happens again, the log of the service has the reason.';
}

/** What was lost of a job, by the names of the errors. */
export interface Losses {
  readonly searches: readonly string[];
  readonly sources: readonly string[];
}

export function hasLosses({ searches, sources }: Losses): boolean {
  return searches.length + sources.length > 0;
}

/** A limitation of the report; nothing when nothing was lost. */
export function nameLosses(losses: Losses): readonly string[] {
  if (!hasLosses(losses)) return [];
  const { searches, sources } = losses;
  const what = [
    ...(searches.length > 0 ? [countOf(searches.length, 'search', 'searches')] : []),
    ...(sources.length > 0 ? [countOf(sources.length, 'document')] : []),
  ].join(' and ');
  const errors = new Set([...searches, ...sources]);
  return [
    `A part of the research was lost to the service itself (${what}: ${[...errors].join(', ')}). ${remedyFor(errors)}`,
  ];
}
