import type { Evidence } from '#shared/domain/evidence.ts';
import { inOrderOfReading } from '#shared/domain/one-passage.ts';
import { headOver } from '#shared/domain/quote-head.ts';
import type { Sentence } from '#shared/domain/report.ts';
import { isOfEveryManual } from '#shared/text/markup/section-title.ts';
import { type DraftInputs, connective, quote } from './draft-inputs.ts';

/** Quotes of one section of a document that follow each other. */
interface Headed {
  /** Whose words they are, and below which heading. */
  readonly head: string;
  /** They begin with that themselves, so that it need not be said before. */
  readonly isNamed: boolean;
  readonly quotes: readonly Evidence[];
}

/** Quotes in their order, those of one section together: the title of a document is said once over all that follow each other. */
export function underHeads(
  quotes: readonly Evidence[],
  { sources }: Pick<DraftInputs, 'sources'>,
): readonly Headed[] {
  const groups: { head: string; isNamed: boolean; place: string; quotes: Evidence[] }[] = [];
  for (const one of quotes) {
    const last = groups.at(-1);
    const place = [one.sourceId, ...one.headings.slice(1)].join('\n');
    if (last?.place === place) {
      last.quotes.push(one);
      continue;
    }
    const title = sources.get(one.sourceId)?.title ?? 'A source';
    const isFirst = last?.quotes[0]?.sourceId !== one.sourceId;
    groups.push({ ...headOf(one, title, isFirst), place, quotes: [one] });
  }
  return groups;
}

/** The same as sentences of a paragraph, what leads to a quote before it: a head may come to stand between them. */
export function headedQuotes(
  quotes: readonly Evidence[],
  inputs: Pick<DraftInputs, 'sources'>,
): readonly Sentence[] {
  const byId = new Map(quotes.map((one) => [one.id, one]));
  const read = inOrderOfReading(quotes.map(quote)).flatMap(
    ({ evidenceIds: [id = ''] }) => byId.get(id) ?? [],
  );
  return underHeads(read, inputs).flatMap(({ head, isNamed, quotes: own }) => [
    ...(isNamed ? [] : [connective(head)]),
    ...own.map(quote),
  ]);
}

function headOf(one: Evidence, title: string, isFirst: boolean): Pick<Headed, 'head' | 'isNamed'> {
  const found = headingOf(one, title);
  const heading = found === undefined || isSame(found, title) ? undefined : found;
  const isSaid = heading !== undefined && beginsWith(one.quote, heading);
  if (!isFirst && heading !== undefined)
    return { head: headOver({ title: undefined, heading }), isNamed: isSaid };
  return {
    head: headOver({ title, heading: isSaid ? undefined : heading }),
    isNamed: isFirst && beginsWith(one.quote, title),
  };
}

/** The lowest; of one that every entry of a reference has, that of the entry as well, and of one without a year that of the year. */
function headingOf({ headings }: Evidence, title: string): string | undefined {
  const [own, above] = headings.toReversed();
  if (own === undefined || headings.length < 2) return undefined;
  const isOfEntry = isGeneral(own) && headings.length > 2;
  if (isOfEntry && above !== undefined) return `${above}: ${own}`;
  const isDated = YEAR.test(own) || YEAR.test(title);
  const dated = isDated ? undefined : headings.slice(1, -1).findLast((heading) => YEAR.test(heading));
  return dated === undefined ? own : `${dated}: ${own}`;
}

/** Of a section as any document has it: by itself it names nothing. */
function isGeneral(heading: string): boolean {
  return isOfEveryManual(heading) || OF_EVERY_ENTRY.test(heading);
}

const OF_EVERY_ENTRY =
  /^(?:syntax|parameters?|arguments?|returns?|return values?|attributes|methods|fields|values?|defaults?|errors?|results?|history|discussion|conclusions?|design|features)$/iu;

const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;

function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** As a name that stands there by itself: in "Hammerfest is a town" the title is a word of a sentence. */
function beginsWith(text: string, name: string): boolean {
  const [said, named] = [plain(text), plain(name)];
  return named !== '' && said.startsWith(named) && /^[^\S\n]*(?:[\n:.–—]|$)/u.test(said.slice(named.length));
}

/** Without what marks a heading or code. */
function plain(text: string): string {
  return text
    .replaceAll(/[*_`]/gu, '')
    .replace(/^[\s#=]+/u, '')
    .replace(/[\s,;:]+$/u, '')
    .toLowerCase();
}
