import type { PlannedSection } from '#shared/domain/plan.ts';
import { underHeads } from '#shared/domain/quote-head.ts';
import type { Section } from '#shared/domain/report.ts';
import { type DraftInputs, connective, quote } from './draft-inputs.ts';
import { inDocument } from './reading-order.ts';
import type { Selection } from './select-quotes.ts';

/** What else the sources say on the items of a section, source by source, each quote below the heading that it stands below there. */
export function writeSection(
  planned: PlannedSection,
  { further }: Pick<Selection, 'further'>,
  inputs: DraftInputs,
): Section {
  const found = planned.itemIds.flatMap((id) => further.get(id) ?? []);
  const bySource = Map.groupBy(found, (one) => one.sourceId);
  const inOrder = [...bySource.values()].flatMap((quotes) => quotes.toSorted(inDocument));
  const blocks = underHeads(inOrder, (id) => inputs.sources.get(id)?.title).map(
    ({ head, isNamed, quotes }) => ({
      form: 'list' as const,
      sentences: [...(isNamed ? [] : [connective(head)]), ...quotes.map(quote)],
    }),
  );
  return { title: planned.title, itemIds: planned.itemIds, blocks };
}
