import * as z from 'zod';

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
/** Day and month, or what else leads to a year within its sentence. */
const WITHIN = String.raw`(?:[^.;\n]|(?<=\d)\.)`;
const TO_YEAR = String.raw`${WITHIN}{0,25}?${YEAR}`;

const IN_FORCE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:in force|valid|effective|applies|apply|applicable) (?:from|since|as of)|with effect from|(?:gültig|in kraft|gilt|gelten) (?:ab|seit|vom)|(?:en vigueur|valables?|applicables?) (?:à partir du|depuis|dès)|(?:vigentes?|válid[oa]s?|en vigor) (?:desde|a partir del?)|(?:in vigore|valid[oaie]) (?:dal?)|(?:geldig|van kracht) (?:vanaf|sinds))(?!\p{L})${TO_YEAR}`,
  'iu',
);
const OF_EDITION = new RegExp(
  String.raw`(?<!\p{L})(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|new|revised|\d{1,2}(?:st|nd|rd|th)|\d{1,2}\.|neue|überarbeitete|nouvelle|nueva|nuova) )?(?<!(?:the|earlier|previous|former|old|that) )(?:edition|issue|version|ausgabe|fassung|édition|edición|edizione|editie)(?:,| of| from| vom| von| du| de| del)? (?:\p{L}{3,10} )?${YEAR}`,
  'iu',
);
const ADOPTED = new RegExp(
  String.raw`(?<!\p{L})(?:adopted|resolved|approved|agreed|passed|beschlossen|verabschiedet|adoptée?s?|approuvée?s?|aprobad[oa]s?|approvat[oaie])(?!\p{L})${WITHIN}{0,70}?${YEAR}`,
  'iu',
);
const REPLACES = new RegExp(
  String.raw`(?<!\p{L}|not )(?:replaces?|supersedes?|ersetzt|ersetzen|remplacent?|remplace|sustituyen?|reemplazan?|sostituisc(?:e|ono)|vervangt|vervangen) (?:the|those|that|all|our|any|die|das|den|les?|la|celles?|ceux|las?|los?|el|il|gli|i|de|het)(?!\p{L})${WITHIN}{0,60}?${YEAR}`,
  'iu',
);

/** What a document says at its very beginning; undefined where it names neither year. */
export function statedEdition(text: string): Edition | undefined {
  const beginning = text.slice(0, BEGINNING_CHARACTERS).replaceAll(/[*_`]+/gu, '');
  const replaces = yearIn(REPLACES, beginning);
  const own = beginning.replace(REPLACES, ' ');
  const year = yearIn(IN_FORCE, own) ?? yearIn(OF_EDITION, own) ?? yearIn(ADOPTED, own);
  if (year === undefined && replaces === undefined) return undefined;
  return { ...(year === undefined ? {} : { year }), ...(replaces === undefined ? {} : { replaces }) };
}

function yearIn(pattern: RegExp, text: string): number | undefined {
  const year = pattern.exec(text)?.groups?.['year'];
  return year === undefined ? undefined : Number(year);
}
