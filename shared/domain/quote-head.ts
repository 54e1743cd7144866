import { isOfEveryManual } from '#shared/text/markup/section-title.ts';

/** A head is a line at most, not what some pages have for a title. */
const LONGEST_NAME = 80;
/** No more is looked at of a title or a heading. */
const LONGEST_READ = 400;
/** "Dear Ann,": behind it comes a colon or a comma. */
const OPEN_END = /[\s,;:，；：]+$/u;
/** "igraph_get_eid — Get the edge ID from the end points": the name at its beginning is enough. */
const GLOSS = /\s+[-–—]\s/u;
/** "What is it?": no colon stands behind it. */
const ASKS_OR_CALLS = /[?!？！؟]$/u;
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu;
const NAMELESS = 'A source';

/** A quote, and where it stands. */
export interface Placed {
  readonly sourceId: string;
  readonly quote: string;
  /** Above it, outermost first. */
  readonly headings: readonly string[];
}

/** Quotes of one section of a document that follow each other. */
export interface Headed<Quote> {
  /** Whose words they are, and below which heading. */
  readonly head: string;
  /** They begin with that themselves, so that it need not be said before. */
  readonly isNamed: boolean;
  readonly quotes: readonly Quote[];
}

/** Quotes in their order, those of one section together: the title of a document is said once over all that follow each other. */
export function underHeads<Quote extends Placed>(
  quotes: readonly Quote[],
  titleOf: (sourceId: string) => string | undefined,
): readonly Headed<Quote>[] {
  const groups: { head: string; isNamed: boolean; place: string; quotes: Quote[] }[] = [];
  for (const one of quotes) {
    const last = groups.at(-1);
    const title = readOf(titleOf(one.sourceId) ?? NAMELESS);
    const below = belowTitle(one.headings.map(readOf), title);
    const place = JSON.stringify([one.sourceId, ...below]);
    if (last?.place === place) {
      last.quotes.push(one);
      continue;
    }
    const isFirst = last?.quotes[0]?.sourceId !== one.sourceId;
    groups.push({ ...headOf(one.quote, { title, below }, isFirst), place, quotes: [one] });
  }
  return groups;
}

/** A title or a heading as it stands over quotes: of a long one the name that it explains, or as many whole words as fit. */
export function nameOverQuotes(name: string): string {
  const whole = readOf(name).replaceAll('`', '').replace(OPEN_END, '');
  const characters = Array.from(whole);
  if (characters.length <= LONGEST_NAME) return whole;
  const [first = ''] = whole.split(GLOSS, 1);
  if (first.length <= LONGEST_NAME && /\p{L}/u.test(first)) return first;
  const beginning = characters.slice(0, LONGEST_NAME + 1).join('');
  const words = beginning.slice(0, beginning.lastIndexOf(' ') + 1).trimEnd();
  // What is written without blanks has hardly a word that ends there.
  const isOfWords = words.length > LONGEST_NAME / 2;
  return `${isOfWords ? words : characters.slice(0, LONGEST_NAME).join('')}…`;
}

/** "Kiln rules, “Fees”:"; of what stands below no heading "Kiln rules:", and behind other quotes of the document "“Fees”:". */
export function headOver({
  title,
  heading = '',
}: {
  readonly title: string | undefined;
  readonly heading: string | undefined;
}): string {
  const section = nameOverQuotes(heading);
  const named = section === '' ? [] : [`“${section}”`];
  if (title === undefined && section !== '') return `${named.join('')}:`;
  const document = nameOverQuotes(title ?? '') || NAMELESS;
  return `${[ASKS_OR_CALLS.test(document) ? `“${document}”` : document, ...named].join(', ')}:`;
}

interface Place {
  readonly title: string;
  /** The headings but for the title. */
  readonly below: readonly string[];
}

function headOf(
  quote: string,
  { title, below }: Place,
  isFirst: boolean,
): Pick<Headed<unknown>, 'head' | 'isNamed'> {
  const found = headingOf({ title, below });
  const heading = found === undefined || isSame(found, title) ? undefined : found;
  const isSaid = heading !== undefined && beginsWith(quote, heading);
  if (!isFirst && heading !== undefined)
    return { head: headOver({ title: undefined, heading }), isNamed: isSaid };
  return {
    head: headOver({ title, heading: isSaid ? undefined : heading }),
    isNamed: isFirst && beginsWith(quote, title),
  };
}

/** The first heading is left out where it is the title; of a document with several at the top it tells which one is meant. */
function belowTitle(headings: readonly string[], title: string): readonly string[] {
  return headings[0] !== undefined && isTitle(headings[0], title) ? headings.slice(1) : headings;
}

/** "Kilns", be the title "Kilns" or, as pages have it, "Kilns – Potter's Handbook". */
function isTitle(heading: string, title: string): boolean {
  const [own, whole] = [plain(heading), plain(title)];
  if (own === '' || own === whole) return true;
  const isBefore = whole.startsWith(own) && /^\s*[-–—|·•:]/u.test(whole.slice(own.length));
  return isBefore || (whole.endsWith(own) && /[-–—|·•:]\s*$/u.test(whole.slice(0, -own.length)));
}

/** The lowest; of one that every entry of a reference has, that of the entry as well, and of one without a year that of the year. */
function headingOf({ title, below }: Place): string | undefined {
  const [own, above] = below.toReversed();
  if (own === undefined) return undefined;
  if (isGeneral(own) && above !== undefined) return `${above}: ${own}`;
  const isDated = YEAR.test(own) || YEAR.test(title);
  const dated = isDated ? undefined : below.slice(0, -1).findLast((heading) => YEAR.test(heading));
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

/** As a name that stands there by itself: in "Hammerfest is a town" the title is a word of a sentence, in "Kiln 2.1" of another name. */
function beginsWith(text: string, name: string): boolean {
  const [said, named] = [plain(text.slice(0, 2 * LONGEST_READ)), plain(name)];
  const isAlone = /^[^\S\n]*(?:[\n：。]|[:.–—](?:\s|$)|$)/u;
  return named !== '' && said.startsWith(named) && isAlone.test(said.slice(named.length));
}

/** Without what marks a heading or code. */
function plain(text: string): string {
  return text
    .replaceAll(/[*_`]/gu, '')
    .replace(/^[\s#=]+/u, '')
    .replace(OPEN_END, '')
    .toLowerCase();
}

/** What a pattern may look at: a page can have anything for a title. */
function readOf(name: string): string {
  return name.slice(0, LONGEST_READ).toWellFormed().replaceAll(DIRECTION, '').trim();
}
