import type { Evidence } from '#shared/domain/evidence.ts';
import { parseLocator } from '#shared/domain/locator.ts';
import type { PlannedSection } from '#shared/domain/plan.ts';
import type { Section } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { type DraftInputs, connective, quote } from './draft-inputs.ts';
import type { Selection } from './select-quotes.ts';

/** What else the sources say on the items of a section, source by source. */
export function writeSection(
  planned: PlannedSection,
  { further }: Pick<Selection, 'further'>,
  inputs: DraftInputs,
): Section {
  const found = planned.itemIds.flatMap((id) => further.get(id) ?? []);
  const bySource = Map.groupBy(found, (one) => one.sourceId);
  const blocks = [...bySource].map(([sourceId, quotes]) => ({
    form: 'list' as const,
    sentences: [
      connective(introduce(inputs.sources.get(sourceId), quotes)),
      ...quotes.toSorted(inOrder).map(quote),
    ],
  }));
  return { title: planned.title, itemIds: planned.itemIds, blocks };
}

function introduce(source: Source | undefined, quotes: readonly Evidence[]): string {
  const headings = quotes[0]?.headings ?? [];
  const heading = headings.length > 1 ? headings.at(-1) : undefined;
  const title = source?.title ?? 'A source';
  return heading === undefined || heading === title ? `${title}:` : `${title}, “${heading}”:`;
}

function inOrder(first: Evidence, second: Evidence): number {
  const [a, b] = [parseLocator(first.locator), parseLocator(second.locator)];
  return (a?.page ?? 0) - (b?.page ?? 0) || (a?.start ?? 0) - (b?.start ?? 0);
}
