import type { Evidence } from '#shared/domain/evidence.ts';
import type { PlannedSection } from '#shared/domain/plan.ts';
import { type NoteLimits, compressNotes } from './compress-notes.ts';
import type { LabelledEvidence } from './handles.ts';

/** A section with the quotes that stand in it and in no other. */
export interface SectionPlan extends PlannedSection {
  /** Best first. */
  readonly quotes: readonly LabelledEvidence[];
}

/** What the sections of a report can say between them. */
const IN_REPORT: NoteLimits = {
  bullets: 48,
  words: 2_400,
  wordsPerNote: 120,
  withoutRepeatsOf: 'any',
};

/**
 * The sections of a report, planned from what was found: of the planned ones those that have a quote. Each quote goes to the
 * section whose items it serves best, of equals to the one with fewer quotes; near repeats go to none.
 */
export function planSections(
  planned: readonly PlannedSection[],
  evidence: readonly LabelledEvidence[],
): readonly SectionPlan[] {
  const quotes = planned.map((): LabelledEvidence[] => []);
  for (const { handle, evidence: one } of compressNotes(evidence, IN_REPORT)) {
    const place = sectionFor(one, planned, quotes);
    quotes[place]?.push({ handle, evidence: one });
  }
  return planned
    .map((section, index) => ({ ...section, quotes: quotes[index] ?? [] }))
    .filter((section) => section.quotes.length > 0);
}

/** -1 where it serves no section. */
function sectionFor(
  { items }: Evidence,
  planned: readonly PlannedSection[],
  quotes: readonly (readonly LabelledEvidence[])[],
): number {
  const scored = planned.map(({ itemIds }, index) => {
    const scores = items.filter(({ itemId }) => itemIds.includes(itemId)).map(({ score }) => score);
    return { index, score: Math.max(-1, ...scores), held: quotes[index]?.length ?? 0 };
  });
  const best = scored
    .filter(({ score }) => score >= 0)
    .toSorted((a, b) => b.score - a.score || a.held - b.held || a.index - b.index)[0];
  return best?.index ?? -1;
}
