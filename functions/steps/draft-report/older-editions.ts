import type { Source } from '#shared/domain/source.ts';
import { KIND } from '#shared/domain/superseded-words.ts';
import { terms } from '#shared/text/words/analyze.ts';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
/** "2025-26", "v2.1": which edition it is, and no word of its name. */
const EDITION = /(?<![\p{L}\d])v?\d+(?:[./–-]\d+)*(?![\p{L}\d])/giu;
const OF_EDITIONS: ReadonlySet<string> = new Set(terms('edition version season year new old valid current'));
/** What happens each time anew: what one of them tells the next one does not replace. */
const EACH_ANEW =
  /(?<!\p{L})(?:minutes|meetings?|reports?|news(?:letters?)?|logs?|diar(?:y|ies)|letters?|notes|rotas?|invoices?|results?|accounts?|reviews?|surveys?|interviews?|protokoll\p{L}*|\p{L}*bericht\p{L}*|compte[- ]rendu|procès-verbal|actas?|informes?|verbal[ei]|verslag\p{L}*|atas?)(?!\p{L})/iu;
/** Of one word alone, "Rules", there are many. */
const FEWEST_WORDS = 2;

interface Edition {
  readonly id: string;
  /** The words of its file and of its title, each without what tells editions apart. */
  readonly names: readonly ReadonlySet<string>[];
  readonly year: number;
}

/**
 * Ids of the documents of which a newer edition is there: rules, prices or a handbook of the same name, of an earlier year. Of what
 * is written anew each time, as minutes and reports are, none is an older edition of another.
 */
export function olderEditions(sources: readonly Source[]): ReadonlySet<string> {
  const editions = sources.flatMap((one) => editionOf(one) ?? []);
  const older = editions.filter((one) =>
    editions.some((other) => other.year > one.year && haveSameName(one, other)),
  );
  return new Set(older.map(({ id }) => id));
}

/** Undefined of what bears no year. */
function editionOf({ id, title, url }: Source): Edition | undefined {
  const named = [fileOf(url), title].map((name) => name.replaceAll(/[_-]+/gu, ' '));
  const years = named.flatMap((name) => name.match(YEAR) ?? []).map(Number);
  if (years.length === 0) return undefined;
  const names = named.filter((name) => KIND.test(name) && !EACH_ANEW.test(name)).map(wordsOf);
  return { id, year: Math.max(...years), names: names.filter(({ size }) => size >= FEWEST_WORDS) };
}

function fileOf(url: string): string {
  const path = url.replace(/[?#].*$/u, '');
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\p{L}{1,5}$/u, '');
}

function wordsOf(name: string): ReadonlySet<string> {
  return new Set(terms(name.replaceAll(EDITION, ' ')).filter((word) => !OF_EDITIONS.has(word)));
}

function haveSameName(one: Edition, other: Edition): boolean {
  return one.names.some((name) => other.names.some((same) => areSame(name, same)));
}

function areSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((word) => other.has(word));
}
