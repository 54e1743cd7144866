import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { asksFor } from '#shared/text/evidence/asked-kind.ts';
import { isOfResearch, isOverLimits } from '#shared/text/evidence/background-sections.ts';
import type { DraftInputs } from './draft-inputs.ts';

/** What a report of research says against itself falls e^2 times behind what it tells. */
const AGAINST_ITSELF = 2;
/** Who asks how far a report may be believed. */
const ASKS_FOR_LIMITS =
  /\b(?:sure|certain\w*|reliab\w*|trust\w*|believ\w*|valid\w*|bias\w*|weak\w*|shortcoming\w*|strengths?|wrong|doubt\w*|generali[sz]\w*|missing|left out|confound\w*|critici\w*|flaw\w*|caution\w*|careful\w*)\b/iu;

/** By how much a quote falls behind that stands below "Limitations" of a report of research, where nobody asks for them. */
export function behindLimits(
  { description }: ChecklistItem,
  found: readonly Evidence[],
  { evidence }: Pick<DraftInputs, 'evidence'>,
): (one: Evidence) => number {
  const isAsked = asksFor(description).has('limit') || ASKS_FOR_LIMITS.test(description);
  const among = new Set(found.filter(isOfLimits).map(({ sourceId }) => sourceId));
  if (isAsked || among.size === 0) return () => 0;
  const reports = new Set(
    [...evidence.values()]
      .filter(({ sourceId, headings }) => among.has(sourceId) && headings.some(isOfResearch))
      .map(({ sourceId }) => sourceId),
  );
  return (one) => (reports.has(one.sourceId) && isOfLimits(one) ? AGAINST_ITSELF : 0);
}

function isOfLimits({ headings }: Evidence): boolean {
  return headings.some(isOverLimits);
}
