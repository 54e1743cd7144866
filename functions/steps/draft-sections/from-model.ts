import type { WrittenSection } from '#shared/domain/written-section.ts';
import type { SectionPlan } from '#shared/prompting/plan-sections.ts';
import type { WrittenPart } from '#shared/prompting/writing-briefing.ts';

/** A planned section with what its writer handed in, as it came: DraftReport checks and mends it. */
export function sectionFromModel(
  { title, itemIds, quotes }: SectionPlan,
  reply: WrittenPart | undefined,
): WrittenSection {
  const evidenceIds = quotes.map(({ evidence }) => evidence.id);
  const planned = { title, itemIds, evidenceIds };
  return reply === undefined ? planned : { ...planned, paragraphs: reply.paragraphs };
}
