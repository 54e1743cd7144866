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
/** So many words of both files are the same where the kind is not; titles may share no more than whose they are. */
const FEWEST_SHARED = 2;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
/** Of one word alone, "Rules", there are many titles; of files in one folder it is the same. */
const FEWEST_WORDS = { file: 1, title: 2 } as const;

interface Named {
  readonly id: string;
  /** The host and folder where it stands. */
  readonly place: string;
  /** The words of its file or its title, without what tells editions apart. */
  readonly words: ReadonlySet<string>;
  readonly isFile: boolean;
  /** What its title names by a number: two manuals of models of their own are no editions. */
  readonly codes: string;
  /** What kind of document its name says that it is: "rules"; empty where it says none. */
  readonly kind: string;
  /** Of its edition. */
  readonly year: number | undefined;
  /** All by which it may be called. */
  readonly years: ReadonlySet<number>;
  /** The year of the edition that it says it takes the place of. */
  readonly replaces: number | undefined;
}

/**
 * Ids of the documents beside which a newer edition stands: rules, prices or a handbook of the same name in the same place, of an earlier
 * year by their name or by what they say of themselves; or of the year and the kind or name of what another one there says that it
 * replaces. Of what is written anew each time, as minutes and reports are, none is an older edition of another.
 */
export function olderEditions(sources: readonly Source[]): ReadonlySet<string> {
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
  const isOfOther = one.isFile && one.codes !== other.codes;
  return haveYears && one.kind !== '' && other.kind !== '' && !isOfOther && haveSameName(one, other);
}

/** "Bylaws 2021" that replace the ones of 2009, and "Shore bylaws 2009". */
function isReplacing(other: Named, one: Named): boolean {
  if (other.replaces === undefined || !one.years.has(other.replaces)) return false;
  if (one.kind !== '' && one.kind === other.kind) return true;
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return one.isFile && other.isFile && shared >= FEWEST_SHARED;
}

/** The same, with a notice on each of those. */
export function markOlderEditions(sources: readonly Source[]): readonly Source[] {
  const older = olderEditions(sources);
  return sources.map((one) =>
    older.has(one.id) ? { ...one, notices: joinNotices(one.notices, ['older-edition']) } : one,
  );
}

/** By its file and by its title, unless that is of what is written anew each time. */
function namesOf({ id, title, url, edition = {} }: Source): readonly Named[] {
  const path = url.replace(/[?#].*$/u, '');
  const end = path.lastIndexOf('/') + 1;
  const file = decoded(path.slice(end)).replace(/\.\p{L}{1,5}$/u, '');
  const names = [
    { name: plainName(file), isFile: true, fewest: FEWEST_WORDS.file },
    { name: plainName(title), isFile: false, fewest: FEWEST_WORDS.title },
  ];
  return names.flatMap(({ name, isFile, fewest }) => {
    if (EACH_ANEW.test(name)) return [];
    const found = AT_END.exec(name) ?? AT_BEGINNING.exec(name);
    const own = terms(name.replace(found?.[0] ?? '', ' ')).filter((word) => !OF_EDITIONS.has(word));
    const words = new Set(own);
    if (words.size < fewest) return [];
    const given = found?.groups?.['year'];
    const year = given === undefined ? edition.year : Number(given);
    const kind = terms(KIND.exec(name)?.[0] ?? '').join(' ');
    const years = new Set([...name.matchAll(YEAR)].map(([one]) => Number(one)));
    if (year !== undefined) years.add(year);
    const place = path.slice(0, end);
    return [
      { id, place, words, isFile, codes: codesIn(title), kind, year, years, replaces: edition.replaces },
    ];
  });
}

/** But for dates and numbers of editions. */
function codesIn(title: string): string {
  const codes = terms(plainName(title)).filter((word) => /^\p{L}+\d|^\d+\p{L}+/u.test(word));
  return [...new Set(codes)].toSorted((one, other) => (one < other ? -1 : 1)).join(' ');
}

function plainName(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .replaceAll(/[_-]+(?!\d{2}(?!\d))/gu, ' ')
    .replaceAll(ISSUE, ' ')
    .trim();
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
