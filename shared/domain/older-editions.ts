import { terms } from '#shared/text/words/analyze.ts';
import type { Source } from './source.ts';
import { joinNotices } from './stated-notices.ts';
import { KIND } from './superseded-words.ts';

/** "… 2024", "2024 …", "… for the 2022-23 season": which edition it is stands at an end of a name. */
const DAY_AND_MONTH =
  '(?:\\d{1,2}(?:st|nd|rd|th)?\\.? )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.? ';
const YEARS = String.raw`(?:${DAY_AND_MONTH})?(?<!\d)(?<year>(?:19|20)\d\d)(?:\s?[-–/]\s?(?:(?:19|20)?\d\d))?(?!\d)`;
const AT_END = new RegExp(
  String.raw`(?<!(?:founded|since|established|est\.?|seit|gegründet|fondée?)\s*(?:in\s*)?)${YEARS}(?:\s(?:season|edition|version|saison|ausgabe|fassung))?\P{L}*$`,
  'iu',
);
const AT_BEGINNING = new RegExp(String.raw`^\P{L}*?${YEARS}`, 'iu');
/** "v1.2", "(version 3)", "ed4": which issue of it, and no word of its name. */
const ISSUE = /\(?(?<!\p{L})(?:v|version |edition |ed\.? ?|rev\.? ?)\d+(?:\.\d+)*(?!\p{L})\)?/giu;
const OF_EDITIONS: ReadonlySet<string> = new Set(
  terms(
    'edition version season year new old valid current final copy revised first second third fourth fifth sixth neu neue alt alte ausgabe fassung nouvelle ancienne nueva edición',
  ),
);
/** What happens each time anew: what one of them tells the next one does not replace; and what is not in force yet. */
const EACH_ANEW =
  /(?<!\p{L})(?:minutes|meetings?|reports?|news(?:letters?)?|logs?|diar(?:y|ies)|letters?|notes|rotas?|invoices?|results?|accounts?|reviews?|surveys?|interviews?|drafts?|proposals?|proposed|planned|protokoll\p{L}*|\p{L}*bericht\p{L}*|entwurf|compte[- ]rendu|procès-verbal|projet|actas?|informes?|verbal[ei]|verslag\p{L}*|atas?)(?!\p{L})/iu;
/** A page can have anything for a title. */
const LONGEST_NAME = 200;
/** "house-rules-2011-OLD" */
const MARK_BEHIND = /(?:\s(?:old|new|final|copy|alt|neu))+$/iu;
/** A title that begins so is of that; "Rules agreed at the meeting" are rules. */
const OPENING_WORDS = 1;
/** So many words of both files are the same; titles may share no more than whose they are. */
const FEWEST_SHARED = 2;
const FEWEST_WORDS = 2;
/** A file of one word names rules that are in force until others are: of notices and lists there are many. */
const ONE_WORD =
  /^(?:rules?|statutes?|by-?laws?|byelaws?|regulations?|prices?|fees|tariffs?|rates|handbook|terms|conditions|satzung|statuten|\p{L}{3,30}ordnung|preisliste|preise|tarif|règlement|statuts|tarifs?|reglamento|estatutos|tarifas?|regolamento|statuto|tariffe|listino|reglement|prijslijst|tarieven|regulamento)$/iu;
const CODE = /^\p{L}+\d|^\d+\p{L}/u;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;

interface Named {
  readonly id: string;
  /** The host and folder where it stands. */
  readonly place: string;
  /** The words of its file or its title, without what tells editions apart. */
  readonly words: ReadonlySet<string>;
  readonly isFile: boolean;
  /** The words of its title. */
  readonly title: ReadonlySet<string>;
  /** It names a kind of document of which a newer one replaces the older. */
  readonly isOfKind: boolean;
  /** Of its edition: by the name, or of a file by what it says of itself. */
  readonly year: number | undefined;
  /** All by which it may be called. */
  readonly years: ReadonlySet<number>;
  /** The year of the edition that it says it takes the place of. */
  readonly replaces: number | undefined;
}

/**
 * Ids of the documents beside which a newer edition stands: rules, prices or a handbook of the same name in the same place, of an earlier
 * year by their name, or by what files of that name say of themselves; or a file of the year that another one of two words of its name says that
 * it replaces. Of what is written anew each time, as minutes and reports are, none is an older edition of another.
 */
function olderEditions(sources: readonly Source[]): ReadonlySet<string> {
  const named = sources.flatMap(namesOf);
  const older = named.filter((one) =>
    named.some(
      (other) =>
        other.id !== one.id && other.place === one.place && (isNewer(other, one) || isReplacing(other, one)),
    ),
  );
  return new Set(older.map(({ id }) => id));
}

function isNewer(other: Named, one: Named): boolean {
  const haveYears = one.year !== undefined && other.year !== undefined && other.year > one.year;
  if (!haveYears || one.isFile !== other.isFile || !one.isOfKind || !other.isOfKind) return false;
  return haveSameName(one, other) && (one.words.size >= FEWEST_WORDS || areOfOneThing(one, other));
}

/** By titles that are called alike, and number nothing apart: "Manual of the pump P1". */
function areOfOneThing(one: Named, other: Named): boolean {
  const numbered = ({ title }: Named): string => [...title].filter((word) => CODE.test(word)).join(' ');
  const isAlike = [...one.title].some((word) => other.title.has(word));
  return isAlike && numbered(one) === numbered(other);
}

/** "Shore bylaws 2021" that replace the ones of 2009, and "Shore bylaws 2009". */
function isReplacing(other: Named, one: Named): boolean {
  if (other.replaces === undefined || !one.years.has(other.replaces) || !one.isFile || !other.isFile)
    return false;
  return [...one.words].filter((word) => other.words.has(word)).length >= FEWEST_SHARED;
}

/** The same, with a notice on each of those. */
export function markOlderEditions(sources: readonly Source[]): readonly Source[] {
  const older = olderEditions(sources);
  return sources.map((one) =>
    older.has(one.id) ? { ...one, notices: joinNotices(one.notices, ['older-edition']) } : one,
  );
}

/** By its file and by its title; none of what is written anew each time. */
function namesOf({ id, title, url, edition = {} }: Source): readonly Named[] {
  const path = url.replace(/[?#].*$/u, '');
  const end = path.lastIndexOf('/') + 1;
  const file = plainName(decoded(path.slice(end)).replace(/\.\p{L}{1,5}$/u, ''));
  const heading = plainName(title);
  if (EACH_ANEW.test(file) || EACH_ANEW.test(heading.split(/\s+/u).slice(0, OPENING_WORDS).join(' ')))
    return [];
  const place = path.slice(0, end);
  const titled = wordsOf(heading);
  return [file, ...(EACH_ANEW.test(heading) ? [] : [heading])].flatMap((name, at) => {
    const isFile = at === 0;
    const words = wordsOf(name);
    const [only = ''] = words.size === 1 ? words : [];
    const bare = name.replaceAll(YEAR, '').replaceAll(/[^\p{L}-]+/gu, ' ');
    const isNamed =
      words.size >= FEWEST_WORDS ||
      (isFile && only !== '' && bare.split(' ').some((one) => ONE_WORD.test(one)));
    if (!isNamed) return [];
    const given = (AT_END.exec(name) ?? AT_BEGINNING.exec(name))?.groups?.['year'];
    const stated = isFile ? edition.year : undefined;
    const year = given === undefined ? stated : Number(given);
    const years = new Set([...name.matchAll(YEAR)].map(([one]) => Number(one)));
    if (year !== undefined) years.add(year);
    const isOfKind = KIND.test(name);
    return [{ id, place, words, isFile, title: titled, isOfKind, year, years, replaces: edition.replaces }];
  });
}

/** Without what tells editions apart. */
function wordsOf(name: string): ReadonlySet<string> {
  const found = AT_END.exec(name) ?? AT_BEGINNING.exec(name);
  return new Set(terms(name.replace(found?.[0] ?? '', ' ')).filter((word) => !OF_EDITIONS.has(word)));
}

function plainName(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .replaceAll(/[_-]+(?!\d{2}(?!\d))/gu, ' ')
    .replaceAll(ISSUE, ' ')
    .trim()
    .replace(MARK_BEHIND, '');
}

/** As it is called; what is badly encoded is left as it is. */
function decoded(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

function haveSameName({ words: one }: Pick<Named, 'words'>, { words: other }: Pick<Named, 'words'>): boolean {
  return one.size === other.size && [...one].every((word) => other.has(word));
}
