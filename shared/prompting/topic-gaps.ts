import type { InformationRequest } from '#shared/domain/report.ts';

/** What was asked for in vain, as a report says it. */
export function nothingFoundOn(requests: readonly InformationRequest[]): readonly string[] {
  return requests.map(({ topic }) => `${topic}: nothing found.`);
}

const MOST_NAMED = 8;

/** What was asked for when nothing could be looked for any more, as a report says it. */
export function notLookedAt(requests: readonly InformationRequest[]): readonly string[] {
  return requests.slice(0, MOST_NAMED).map(({ topic }) => `${topic}: not looked at.`);
}
