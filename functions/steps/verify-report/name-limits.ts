import { type CitedSource, type ItemResult, isDoubtful } from '#shared/domain/report.ts';

/** The gaps that the draft named, and each open item that it did not. */
export function nameGaps(gaps: readonly string[], checklist: readonly ItemResult[]): readonly string[] {
  const named = gaps.join('\n').toLowerCase();
  const open = checklist.filter((item) => item.status !== 'satisfied');
  const added = open
    .filter((item) => !named.includes(item.description.toLowerCase()))
    .map((item) => `${item.description} (${item.status}): ${item.reason}`);
  return [...gaps, ...added];
}

/** The limitations that the draft named, and what verification found. */
export function nameLimitations(
  limitations: readonly string[],
  sources: readonly CitedSource[],
  dropped: number,
): readonly string[] {
  const doubtful = sources.flatMap((source, index) =>
    isDoubtful(source) ? [`Source [${index + 1}] is ${nameDoubt(source)}; do not rely on it alone.`] : [],
  );
  return [...limitations, ...doubtful, ...(dropped > 0 ? [nameDropped(dropped)] : [])];
}

function nameDoubt(source: CitedSource): string {
  if (source.notices.includes('retracted')) return 'retracted';
  if (source.notices.includes('expression-of-concern')) return 'under an expression of concern';
  return 'flagged as unreliable';
}

function nameDropped(dropped: number): string {
  const what = dropped === 1 ? '1 quote was' : `${dropped} quotes were`;
  return `${what} left out of this report, because the archived text did not prove them.`;
}
