import * as z from 'zod';
import { KIND } from './superseded-words.ts';

/** Which edition of rules, prices or a handbook a document says that it is. */
export const Edition = z.object({
  /** The year from which it is in force, or of the edition. */
  year: z.int().optional(),
  /** The year of the edition that it takes the place of. */
  replaces: z.int().optional(),
});
export type Edition = z.infer<typeof Edition>;

const BEGINNING_CHARACTERS = 1000;
const YEAR = String.raw`(?<!\d)(?<year>(?:19|20)\d\d)(?!\d)`;
/** What leads to a year within its sentence. */
const WITHIN = String.raw`(?:[^.;\n]|(?<=\d)\.)`;
const NO_LONGER = String.raw`(?<!(?:no longer|not|never|nicht mehr|nicht|plus|ya no|non più|niet meer) )`;

const IN_FORCE = new RegExp(
  String.raw`(?<!\p{L})${NO_LONGER}(?:(?:in force|valid|effective|applies|apply|applicable) (?:from|since|as of)|with effect from|(?:gültig|in kraft|gilt|gelten) (?:ab|seit|vom)|(?:en vigueur|valables?|applicables?) (?:à partir du|depuis|dès)|(?:vigentes?|válid[oa]s?|en vigor) (?:desde|a partir del?)|(?:in vigore|valid[oaie]) (?:dal?)|(?:geldig|van kracht) (?:vanaf|sinds))(?!\p{L})${WITHIN}{0,25}?${YEAR}`,
  'iu',
);
const OF_EDITION = new RegExp(
  String.raw`(?<!(?:the|earlier|previous|former|old|that) )(?<!\p{L})(?:edition|issue|version|ausgabe|fassung|édition|edición|edizione|editie)(?:,| of| from| vom| von| du| de| del)? (?:\p{L}{3,10} )?${YEAR}`,
  'giu',
);
const ADOPTED = new RegExp(
  String.raw`(?<!\p{L})${NO_LONGER}(?:adopted|resolved|approved|beschlossen|verabschiedet|adoptée?s?|approuvée?s?|aprobad[oa]s?|approvat[oaie])(?!\p{L})${WITHIN}{0,70}?${YEAR}`,
  'iu',
);
/** "It replaces the edition of 2021", "these rules replace those of 14 June 2014": the sentence as far as that, and what is replaced. */
const REPLACING = String.raw`(?<before>[^.;\n]{0,80}?)(?<!\p{L})(?:replaces?|supersedes?|ersetzt|ersetzen|remplacent?|remplace|sustituyen?|reemplazan?|sostituisc(?:e|ono)|vervangt|vervangen)`;
const REPLACES = [
  String.raw`${REPLACING} (?<what>(?:the|those|that|all|our|any|die|das|den|les?|la|celles?|ceux|las?|los?|el|il|gli|i|de|het)(?!\p{L})${WITHIN}{0,40}?) (?:of|dated|vom|von|(?<!compter |partir )du|de|del) ${WITHIN}{0,15}?${YEAR}`,
  // "These replace the 2019 rules."
  String.raw`${REPLACING} (?:the|our) ${YEAR} (?<what>[\p{L}-]+)`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** Not said of the whole, or not as it is. */
const NOT_WHOLE =
  /(?<!\p{L})(?:not|never|would|could|should|will|if|article|section|paragraph|sentence|clause|annex|artikel|absatz|satz|paragraf|alinéa|phrase|artículo|apartado|articolo|comma)(?!\p{L})|n['’]t(?!\p{L})|§/iu;
const AN_EDITION =
  /(?<!\p{L})(?:those|that|ones?|celles?|ceux|editions?|versions?|issues?|sheets?|ausgabe|fassung|éditions?|ediciones|edición|edizione|editie)(?!\p{L})/iu;

/** What a document says at its very beginning; undefined where it names neither year. */
export function statedEdition(text: string): Edition | undefined {
  const beginning = text.slice(0, BEGINNING_CHARACTERS).replaceAll(/[*_`]+/gu, '');
  const replaced = REPLACES.map((pattern) => pattern.exec(beginning)).find((one) => one !== null) ?? null;
  const own = replaced === null ? beginning : beginning.replace(replaced[0], ' ');
  const year = yearOf(IN_FORCE.exec(own)) ?? newestEdition(own) ?? yearOf(ADOPTED.exec(own));
  const replaces = replaced !== null && replacesWhole(replaced) ? yearOf(replaced) : undefined;
  const isOlder = replaces !== undefined && (year === undefined || replaces < year);
  if (year === undefined && !isOlder) return undefined;
  return { ...(year === undefined ? {} : { year }), ...(isOlder ? { replaces } : {}) };
}

function replacesWhole({ groups }: RegExpExecArray): boolean {
  const { before = '', what = '' } = groups ?? {};
  return !NOT_WHOLE.test(before) && !NOT_WHOLE.test(what) && (AN_EDITION.test(what) || KIND.test(what));
}

/** "First edition 2009, second edition 2015" */
function newestEdition(text: string): number | undefined {
  const years = [...text.matchAll(OF_EDITION)].map(({ groups }) => Number(groups?.['year']));
  return years.length === 0 ? undefined : Math.max(...years);
}

function yearOf(found: RegExpExecArray | null): number | undefined {
  const year = found?.groups?.['year'];
  return year === undefined ? undefined : Number(year);
}
