import type { Source } from '#shared/domain/source.ts';
import { KIND } from '#shared/domain/superseded-words.ts';
import { terms } from '#shared/text/words/analyze.ts';

/** "… 2024", "2024 …", "… for the 2022-23 season": which edition it is stands at an end of a name. */
const DAY_AND_MONTH =
  '(?:\\d{1,2}(?:st|nd|rd|th)?\\.? )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.? ';
const YEARS = String.raw`(?:${DAY_AND_MONTH})?(?<!\d)(?<year>(?:19|20)\d\d)(?:\s?[-–/]\s?(?:(?:19|20)?\d\d))?(?!\d)`;
const AT_END = new RegExp(
  String.raw`(?<!(?:founded|since|established|est\.?|seit|gegründet|fondée?)\s*(?:in\s*)?)${YEARS}(?:\s(?:season|edition|version|saison|ausgabe|fassung))?\P{L}*$`,
  'iu',
);
const AT_BEGINNING = new RegExp(String.raw`^\P{L}*?${YEARS}`, 'iu');
/** "v1.2", "(version 3)": which issue of it, and no word of its name. */
const ISSUE = /\(?(?<!\p{L})(?:v|version |edition |ed\. |rev\. ?)\d+(?:\.\d+)*(?!\p{L})\)?/giu;
const OF_EDITIONS: ReadonlySet<string> = new Set(terms('edition version season year new old valid current'));
/** What happens each time anew: what one of them tells the next one does not replace; and what is not in force yet. */
const EACH_ANEW =
  /(?<!\p{L})(?:minutes|meetings?|reports?|news(?:letters?)?|logs?|diar(?:y|ies)|letters?|notes|rotas?|invoices?|results?|accounts?|reviews?|surveys?|interviews?|drafts?|proposals?|proposed|planned|protokoll\p{L}*|\p{L}*bericht\p{L}*|entwurf|compte[- ]rendu|procès-verbal|projet|actas?|informes?|verbal[ei]|verslag\p{L}*|atas?)(?!\p{L})/iu;
/** A page can have anything for a title. */
const LONGEST_NAME = 200;
/** Of one word alone, "Rules", there are many. */
const FEWEST_WORDS = 2;

interface Edition {
  readonly id: string;
  /** The host and folder where it stands. */
  readonly place: string;
  /** The words of its file or its title, without what tells editions apart. */
  readonly words: ReadonlySet<string>;
  readonly year: number;
}

/**
 * Ids of the documents beside which a newer edition stands: rules, prices or a handbook of the same name in the same place, of an earlier
 * year. Of what is written anew each time, as minutes and reports are, none is an older edition of another.
 */
export function olderEditions(sources: readonly Source[]): ReadonlySet<string> {
  const editions = sources.flatMap(editionsOf);
  const older = editions.filter((one) =>
    editions.some((other) => other.year > one.year && other.place === one.place && haveSameName(one, other)),
  );
  return new Set(older.map(({ id }) => id));
}

/** By its file and by its title; none of what bears no year. */
function editionsOf({ id, title, url }: Source): readonly Edition[] {
  const path = url.replace(/[?#].*$/u, '');
  const end = path.lastIndexOf('/') + 1;
  const file = path.slice(end).replace(/\.\p{L}{1,5}$/u, '');
  return [file, title].flatMap((name) => {
    const plain = name
      .slice(0, LONGEST_NAME)
      .replaceAll(/[_-]+(?!\d{2}(?!\d))/gu, ' ')
      .replaceAll(ISSUE, ' ')
      .trim();
    const found = AT_END.exec(plain) ?? AT_BEGINNING.exec(plain);
    if (found === null || !KIND.test(plain) || EACH_ANEW.test(plain)) return [];
    const own = terms(plain.replace(found[0], ' ')).filter((word) => !OF_EDITIONS.has(word));
    const words = new Set(own);
    const year = Number(found.groups?.['year']);
    return words.size < FEWEST_WORDS ? [] : [{ id, place: path.slice(0, end), words, year }];
  });
}

function haveSameName({ words: one }: Edition, { words: other }: Edition): boolean {
  return one.size === other.size && [...one].every((word) => other.has(word));
}
