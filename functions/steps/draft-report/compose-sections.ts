import type { Evidence } from '#shared/domain/evidence.ts';
import type { PlannedSection } from '#shared/domain/plan.ts';
import type { Section } from '#shared/domain/report.ts';
import { isOfEveryManual } from '#shared/text/markup/section-title.ts';
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
  const blocks = [...bySource].flatMap(([sourceId, quotes]) => {
    const title = inputs.sources.get(sourceId)?.title ?? 'A source';
    return belowHeadings(quotes.toSorted(inDocument)).map(({ heading, quotes: own }, index) => ({
      form: 'list' as const,
      sentences: [connective(introduce(title, heading, index === 0)), ...own.map(quote)],
    }));
  });
  return { title: planned.title, itemIds: planned.itemIds, blocks };
}

interface BelowHeading {
  /** Of the section; undefined below none but the title. */
  readonly heading: string | undefined;
  readonly quotes: readonly Evidence[];
}

/** Neighbours below the same heading together. */
function belowHeadings(quotes: readonly Evidence[]): readonly BelowHeading[] {
  const groups: { heading: string | undefined; quotes: Evidence[] }[] = [];
  for (const one of quotes) {
    const heading = headingOf(one);
    const last = groups.at(-1);
    if (last !== undefined && last.heading === heading) last.quotes.push(one);
    else groups.push({ heading, quotes: [one] });
  }
  return groups;
}

/** Of a section as any document has it: by itself it names nothing. */
export function isGeneral(heading: string): boolean {
  return isOfEveryManual(heading) || OF_EVERY_ENTRY.test(heading);
}

/** The lowest; of one that every entry of a reference has, that of the entry as well. */
export function headingOf({ headings }: Evidence): string | undefined {
  const [own, above] = headings.toReversed();
  if (own === undefined || headings.length < 2) return undefined;
  const isOfEntry = isGeneral(own) && headings.length > 2;
  return isOfEntry && above !== undefined ? `${above}: ${own}` : own;
}

const OF_EVERY_ENTRY =
  /^(?:syntax|parameters?|arguments?|returns?|return values?|attributes|methods|fields|values?|defaults?|errors?|results?|history|discussion|conclusions?|design|features)$/iu;

/** "Dear Ann,": behind it comes a colon. */
const OPEN_END = /[\s,;:]+$/u;

/** The title of the source is said once. */
function introduce(named: string, heading: string | undefined, isFirst: boolean): string {
  const title = named.replace(OPEN_END, '');
  if (heading === undefined || heading === named) return `${title}:`;
  return isFirst ? `${title}, “${heading}”:` : `“${heading}”:`;
}
