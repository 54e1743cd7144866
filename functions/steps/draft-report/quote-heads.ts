import type { Evidence } from '#shared/domain/evidence.ts';
import { isOfEveryManual } from '#shared/text/markup/section-title.ts';

interface BelowHeading {
  /** Of the section; undefined below none but the title. */
  readonly heading: string | undefined;
  readonly quotes: readonly Evidence[];
}

/** Neighbours below the same heading together. */
export function belowHeadings(quotes: readonly Evidence[]): readonly BelowHeading[] {
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
export function introduce(named: string, heading: string | undefined, isFirst: boolean): string {
  const title = named.replace(OPEN_END, '');
  if (heading === undefined || heading === named) return `${title}:`;
  return isFirst ? `${title}, “${heading}”:` : `“${heading}”:`;
}
